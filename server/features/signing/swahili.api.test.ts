import { expect, test } from "vitest";
import { sendReminders } from "#server/features/signing/send-reminders";
import { appForFile } from "#server/testing/app-for-file";
import { sendSheet } from "#server/testing/factories/send-sheet";
import { people } from "#server/testing/factories/split-sheet";
import { readPdf } from "#server/testing/read-pdf";
import { SigningView } from "#shared/contract/signing/view";
import { acknowledgements } from "#shared/wordings/acknowledgements/en";
import { acknowledgements as swahiliAcknowledgements } from "#shared/wordings/acknowledgements/sw";

const app = await appForFile();
const DAY = 24 * 60 * 60 * 1000;

/** What no Swahili mail says. */
const english = /\b(the|you|your|sign|signed|link|and|is|to)\b/i;
const wordsOf = ({ subject, text }: { subject: string; text: string }) =>
  `${subject}\n${text}`.replaceAll(/https?:\S+|\(Publishing Rights\)|split sheet|Lamu|“[^”]*”/g, "");

test("signers are written to as they read the page, else as their account says, else as its owner's does", async () => {
  const { caller } = await app.signedIn({ language: "sw" });
  const { user: reader } = await app.signedIn({ language: "en" });
  const [zawadi, brian] = people(2);
  const publishingRightsCollaborators = [zawadi!, { ...brian!, email: reader.email }];
  const sheet = await sendSheet(app, caller, { songTitle: "Lamu", publishingRightsCollaborators });
  const [token, other] = sheet.tokens as [string, string];

  const [invitation] = await app.mailsTo(zawadi!.email);
  expect(invitation!.subject).toBe('Amina anakuomba usaini "Lamu" (hati ya mgawanyo)');
  expect(wordsOf(invitation!)).not.toMatch(english);
  expect(invitation!.text).toContain(`/sign/${token}?lang=sw`);
  expect(invitation!.html).toContain('<html lang="sw">');
  expect((await app.mailsTo(reader.email))[0]!.subject).toBe('Amina asks you to sign "Lamu" (split sheet)');

  for (const [link, language] of [
    [token, "en"],
    [token, "sw"],
    [other, "sw"],
  ])
    await app.nobody().post(`/api/sign/${link}/opened`).send({ language }).expect(200);
  app.clock.pass(23 * DAY);
  await sendReminders(app.deps);
  const reminder = (await app.mailsTo(reader.email)).at(-1)!;
  expect(reminder.subject).toContain('Amina anasubiri sahihi yako kwenye "Lamu"');
  expect(wordsOf(reminder)).not.toMatch(english);
  expect(reminder.text).toContain("?lang=sw#reminders");

  const wording = { acknowledgementsVersion: swahiliAcknowledgements.split_sheet.version };
  await app.nobody().post(`/api/sign/${token}`).send(wording).expect(200);
  await app
    .nobody()
    .post(`/api/sign/${other}`)
    .send({ acknowledgementsVersion: acknowledgements.split_sheet.version })
    .expect(200);
  await app.deps.jobs.idle();
  const completed = (await app.mailsTo(zawadi!.email)).at(-1)!;
  expect(completed.subject).toContain('Kila mtu amesaini "Lamu"');
  expect(completed.text).toContain("Sahihi zote 2 zimepatikana.");
  expect(wordsOf(completed)).not.toMatch(english);

  const { text } = await readPdf(completed.attachments[0]!.content);
  const printed = text.replaceAll(/\s+/g, " ");
  for (const line of [...acknowledgements.split_sheet.lines, ...swahiliAcknowledgements.split_sheet.lines])
    expect(printed).toContain(line);
  expect(printed).toContain(`Wording ${swahiliAcknowledgements.split_sheet.version}`);
});

test("why a link ended, and what a new version replaces, is told in the language that is asked for", async () => {
  const { caller } = await app.signedIn();
  const { id, tokens, emails } = await sendSheet(app, caller, { songTitle: "Lamu" });
  const read = (token: string, language: string) =>
    app.nobody().get(`/api/sign/${token}`).set("Accept-Language", language);
  await app.nobody().post(`/api/sign/${tokens[0]}/opened`).send({ language: "sw" }).expect(200);
  await app.nobody().post(`/api/sign/${tokens[1]}/decline`).send({ reason: "Hisa si sawa" }).expect(200);
  await app.deps.jobs.idle();

  const ended = (await app.mailsTo(emails[0]!)).at(-1)!;
  expect(ended.subject).toMatch(/amekataa kusaini "Lamu"/);
  expect(wordsOf(ended)).not.toMatch(english);
  const declined = await read(tokens[1]!, "sw-KE, en;q=0.5").expect(409);
  expect(declined.headers["content-language"]).toBe("sw");
  expect(declined.body.heading).toBe("Umekataa kusaini “Lamu”");
  expect(declined.body.message).toMatch(
    /^Ulikataa kusaini hati hii tarehe .*: “Hisa si sawa”\. .*Ikitumwa tena/,
  );
  const { body } = await read(tokens[1]!, "en").expect(409);
  expect(body.message).toMatch(/^You declined to sign this document on/);

  app.clock.pass(60_000);
  await caller.post(`/api/documents/${id}/send-for-signing`).send({ emails }).expect(200);
  const anew = await app.linkTo(emails[0]!, 2);
  const replaced = async (language: string) =>
    SigningView.parse((await read(anew, language).expect(200)).body).replaces!.sentences.join(" ");
  expect(await replaced("sw")).toMatch(
    /alikataa kusaini toleo hilo .*Hisa yako: .*kama awali\. Hakuna jambo lingine/,
  );
  // The next invitation is in the language that they chose then.
  expect((await app.mailsTo(emails[0]!)).at(-1)!.subject).toMatch(/^Amina anakuomba usaini/);
  expect((await app.mailsTo(emails[1]!)).at(-1)!.subject).toMatch(/^Amina asks you to sign/);
  expect(await replaced("en")).toMatch(
    /declined to sign that version .*Your share: .*as before\. Nothing else/,
  );
});
