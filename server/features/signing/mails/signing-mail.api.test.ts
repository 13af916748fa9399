import { describe, expect, test } from "vitest";
import { sendReminders } from "#server/features/signing/send-reminders";
import { appForFile } from "#server/testing/app-for-file";
import { sendSheet } from "#server/testing/factories/send-sheet";
import { people } from "#server/testing/factories/split-sheet";

const app = await appForFile();

test("an invitation and its reminders say when their sender's address is not confirmed", async () => {
  const { user, caller } = await app.signedIn({ emailVerifiedAt: null });
  const { emails } = await sendSheet(app, caller);
  app.clock.pass(23 * 24 * 60 * 60 * 1000);
  await sendReminders(app.deps);
  const mails = await app.mailsTo(emails[0]!);
  expect(mails).toHaveLength(2);
  for (const { text } of mails) expect(text).toContain(`has not confirmed that ${user.email} is theirs`);

  const { caller: confirmed } = await app.signedIn();
  const { emails: others } = await sendSheet(app, confirmed);
  expect((await app.mailsTo(others[0]!))[0]!.text).not.toContain("has not confirmed");
});

test("an invitation says that one may decline it instead, and to whom one may write", async () => {
  const { user, caller } = await app.signedIn();
  const { emails } = await sendSheet(app, caller);
  const [mail] = await app.mailsTo(emails[0]!);
  expect(mail!.text).toContain(`decline on the same page and say why, or write to ${user.email}`);
});

const isReceipt = ({ subject }: { subject: string }) => subject.startsWith("Your signature on ");

test("invitations, reminders, completions and withdrawals are answered to the owner and say whence the address is; all else goes to the support", async () => {
  const { user, caller } = await app.signedIn();
  const [one, two] = people(2);
  const self = { ...two!, name: "Amina Wanjiru", email: user.email };
  const { tokens } = await sendSheet(app, caller, { publishingRightsCollaborators: [one!, self] });
  app.clock.pass(23 * 24 * 60 * 60 * 1000);
  await sendReminders(app.deps);
  // Who has signed by the time it leaves is not reminded.
  await app.deps.jobs.idle();
  for (const token of tokens) await app.nobody().post(`/api/sign/${token}`).expect(200);
  const all = await app.mailsTo(one!.email);
  const [receipts, mails] = [all.filter(isReceipt), all.filter((mail) => !isReceipt(mail))];
  expect(receipts.map(({ headers }) => headers.get("reply-to"))).toEqual(["Sahihi <help@sahihi.test>"]);
  expect(mails).toHaveLength(3);
  for (const { headers, text } of mails) {
    expect(headers.get("reply-to")).toBe(`Amina Wanjiru <${user.email}>`);
    expect(text).toContain("Amina Wanjiru gave us your address to ask you to sign, and gets what you answer");
    expect(text).not.toContain("this address was used");
  }
  const own = await app.mailsTo(user.email);
  expect(own.length).toBeGreaterThan(2);
  for (const { headers, text } of own) {
    expect(headers.get("reply-to")).toBe("Sahihi <help@sahihi.test>");
    expect(text).not.toContain("gave us your address");
  }
});

test("the owner is told of a signature that her own is missing, and that there is nothing to do once it is there", async () => {
  const { user, caller } = await app.signedIn();
  const [one, two, three] = people(3);
  const self = { ...two!, name: "Amina Wanjiru", email: user.email };
  const { tokens } = await sendSheet(app, caller, { publishingRightsCollaborators: [one!, self, three!] });
  const alertOf = async () =>
    (await app.mailsTo(user.email)).findLast(({ subject }) => subject.includes(" signed "))!.text;
  await app.nobody().post(`/api/sign/${tokens[0]!}`).expect(200);
  expect(await alertOf()).toContain("Your own signature is missing, too");
  expect(await alertOf()).not.toContain("There is nothing to do");

  const [first, second] = people(2);
  const namesake = { ...second!, name: "amina  Wanjiru" };
  const { tokens: away } = await sendSheet(app, caller, {
    publishingRightsCollaborators: [first!, namesake],
  });
  await app.nobody().post(`/api/sign/${away[0]!}`).expect(200);
  expect(await alertOf()).toContain(`is missing, too: its link was sent to ${second!.email}`);
  expect(await alertOf()).not.toContain("There is nothing to do");

  const { tokens: others } = await sendSheet(app, caller, { publishingRightsCollaborators: people(2) });
  await app.nobody().post(`/api/sign/${others[0]!}`).expect(200);
  expect(await alertOf()).toContain("There is nothing to do");
});

test("an owner who has not confirmed the address is led to the mailed link, as the page does not let them sign", async () => {
  const { user, caller } = await app.signedIn({ emailVerifiedAt: null });
  const [one, two] = people(2);
  const self = { ...two!, name: "Amina Wanjiru", email: user.email };
  const { tokens } = await sendSheet(app, caller, { publishingRightsCollaborators: [one!, self] });
  await app.nobody().post(`/api/sign/${tokens[0]!}`).expect(200);
  const alert = (await app.mailsTo(user.email)).find(({ subject }) => subject.includes(" signed "))!;
  expect(alert.text).toContain("use the link in the mail that asks you for it");
});

test("a version that was taken back says whence the address is, and is answered to the owner, as it says", async () => {
  const { user, caller } = await app.signedIn();
  const { id, emails } = await sendSheet(app, caller);
  await caller.post(`/api/documents/${id}/recall`).send({ reason: "A name is wrong" }).expect(200);
  const mail = (await app.mailsTo(emails[0]!)).at(-1)!;
  expect(mail.headers.get("reply-to")).toContain(user.email);
  expect(mail.text).toContain("gave us your address to ask you to sign, and gets what you answer");
});

test.each([
  ["Amina Wanjiru", 'Your own signature on "Lamu" (split sheet)'],
  ["amina  WANJIRU", 'Your own signature on "Lamu" (split sheet)'],
  ["Brian Otieno", 'Amina asks you to sign "Lamu" (split sheet)'],
  ["Amina", 'Amina asks you to sign "Lamu" (split sheet)'],
])("the invitation of %s at the owner's address is named %s", async (name, subject) => {
  const { user, caller } = await app.signedIn();
  const [writer] = people(1);
  const publishingRightsCollaborators = [{ ...writer!, name, email: user.email }];
  await sendSheet(app, caller, { songTitle: "Lamu", publishingRightsCollaborators });
  const [mail] = await app.mailsTo(user.email);
  expect(mail!.subject).toBe(subject);
  const isOwn = subject.startsWith("Your own");
  expect(mail!.text).toContain(isOwn ? "you are on it too" : "asks you to sign the");
  expect(mail!.text.includes("Asked by")).toBe(!isOwn);
});

describe("what people type is text in a mail, never markup or a header:", () => {
  const markup = `<script>alert(1)</script><img src=x onerror="alert(1)"><a href='https://evil.example'>`;
  const header = "Amina\r\nBcc: victim@example.com\r\nSubject: Hello\r\n\r\n<h1>";

  async function mailsOf(given: { name: string; songTitle: string; message: string }) {
    const { user, caller } = await app.signedIn({ firstName: given.name.slice(0, 80), lastName: "Owner" });
    const writers = people(2).map((writer) => ({
      ...writer,
      name: `${given.name} ${writer.name}`.slice(0, 120),
    }));
    const { emails, tokens } = await sendSheet(app, caller, {
      songTitle: given.songTitle,
      message: given.message,
      publishingRightsCollaborators: writers,
    });
    for (const token of tokens) {
      await app.nobody().post(`/api/sign/${token}`).expect(200);
      await app.deps.jobs.idle();
    }
    const all = await Promise.all([user.email, ...emails].map((address) => app.mailsTo(address)));
    return all.flat();
  }

  test("HTML in names, titles and messages", async () => {
    const mails = await mailsOf({ name: markup, songTitle: markup, message: markup });
    expect(mails).toHaveLength(8);
    for (const { html } of mails) {
      expect(html).not.toMatch(/<script|<img|onerror="|evil\.example'/);
      expect(html).toContain("&lt;script&gt;alert(1)&lt;/script&gt;");
    }
  });

  test("line breaks in names, titles and messages", async () => {
    const mails = await mailsOf({ name: header, songTitle: header, message: `${header}\r\n.\r\nQUIT\r\n` });
    expect(mails).toHaveLength(8);
    for (const { headers, raw, to } of mails) {
      const head = raw.slice(0, raw.indexOf("\r\n\r\n"));
      expect(head).not.toMatch(/^(Bcc|Cc):/im);
      expect(head.match(/^Subject:/gim)).toHaveLength(1);
      expect(headers.get("to")).toContain(`<${to}>`);
    }
    expect(app.mails.mails.filter(({ to }) => to === "victim@example.com")).toEqual([]);
  });

  test("quotes, commas and addresses in names", async () => {
    const name = `"Amina", <victim@example.com>, Brian; a@b.co`;
    const mails = await mailsOf({ name, songTitle: name, message: name });
    expect(new Set(mails.map(({ to }) => to)).size).toBe(3);
    expect(mails.map(({ to }) => to)).not.toContain("victim@example.com");
    expect(mails.filter(({ name: shown }) => shown.startsWith(name))).toHaveLength(mails.length);
  });
});
