import { describe, expect, test } from "vitest";
import { sendWaitingInvitationsMail } from "#server/features/signing/mails/invitation-mail";
import type { Caller } from "#server/testing/app";
import { appForFile } from "#server/testing/app-for-file";
import { publishedProfile } from "#server/testing/factories/collaborator";
import { createSheet } from "#server/testing/factories/create-sheet";
import { createUser } from "#server/testing/factories/user";
import { Collaborator, Document } from "#shared/contract/documents";
import type { BundleView } from "#shared/contract/signing/view";

const DAY = 24 * 60 * 60 * 1000;
const app = await appForFile();
const beside = await appForFile({ beside: app, jobs: "queued" });
const { pool } = app.deps;

let sheets = 0;

/** As many people as nobody else has written to. */
function strangers(count: number) {
  sheets += 1;
  return Array.from({ length: count }, (_, index) => ({
    name: `Person ${index}`,
    email: `person${index}.${sheets}@signers.example`,
    role: "Songwriter",
    percentage: index === 0 ? 100 - (count - 1) * 0.1 : 0.1,
  }));
}

async function sheetOf(owner: Caller, people: ReturnType<typeof strangers>) {
  const { id } = await createSheet(owner, { publishingRightsCollaborators: people });
  const emails = people.map(({ email }) => email);
  return { id, emails, path: `/api/documents/${id}` };
}

const sending = (owner: Caller, { path, emails }: Awaited<ReturnType<typeof sheetOf>>, message = "") =>
  owner.post(`${path}/send-for-signing`).send({ emails, message });
const recall = (owner: Caller, { path }: Awaited<ReturnType<typeof sheetOf>>) =>
  owner.post(`${path}/recall`).send({ reason: "A share was wrong" }).expect(200);

const waiting = ({ body }: { body: { collaborators: unknown } }) =>
  Collaborator.array()
    .parse(body.collaborators)
    .filter(({ invitedAt }) => new Date(invitedAt!) > app.clock.now());

describe("an account whose e-mail is not confirmed", () => {
  const stranger = async () => app.signedIn({ emailVerifiedAt: null });

  test("asks three people a day beside its own, and is told what to do for more", async () => {
    const { user, caller } = await stranger();
    const people = [{ name: "Amina Wanjiru", email: user.email, role: "Songwriter", percentage: 99.7 }];
    const first = await sheetOf(caller, [...people, ...strangers(4).slice(1)]);
    await sending(caller, first).expect(200);
    const second = await sheetOf(caller, strangers(1));
    const { body } = await sending(caller, second).expect(409);
    expect(body).toMatchObject({ code: "email_unconfirmed" });
    expect((body as { message: string }).message).toContain(user.email);
    const { body: draft } = await caller.get(second.path).expect(200);
    expect(Document.parse(draft).status).toBe("draft");

    await pool.query("update users set email_verified_at = $2 where id = $1", [user.id, app.clock.now()]);
    await sending(caller, second).expect(200);
  });

  test("sends none of its own words", async () => {
    const { caller } = await stranger();
    const sheet = await sheetOf(caller, strangers(1));
    const { body } = await sending(caller, sheet, "Buy this now").expect(409);
    expect(body).toMatchObject({ code: "email_unconfirmed" });
    await sending(caller, sheet).expect(200);
    await app.linkTo(sheet.emails[0]!);
    await caller.post(`${sheet.path}/recall`).send({ reason: "Buy this now" }).expect(200);
    const [, takenBack] = await app.mailsTo(sheet.emails[0]!);
    expect(takenBack!.text).toContain("took back the split sheet");
    expect(takenBack!.text + takenBack!.html).not.toContain("Buy this");

    const receiver = await createUser(app.deps, publishedProfile());
    await caller
      .post("/api/collaboration-requests")
      .send({ receiverId: receiver.id, message: "Buy this now" })
      .expect(201);
    const [mail] = await app.mailsTo(receiver.email);
    expect(mail!.text).toContain("would like to work with you");
    expect(mail!.text).not.toContain("Buy this");
  });
});

describe("mails to others", () => {
  test("to 500 signers leave at once from an account that was confirmed before today", async () => {
    const { caller } = await app.signedIn();
    const sent = await sending(caller, await sheetOf(caller, strangers(500))).expect(200);
    expect(waiting(sent)).toEqual([]);
  });

  test("of a new account are a hundred on its first day; the rest leaves next morning, with links that run from then", async () => {
    const { user, caller } = await app.signedIn({ emailVerifiedAt: app.clock.now() });
    const sheet = await sheetOf(caller, strangers(130));
    const sent = await sending(caller, sheet).expect(200);
    const later = waiting(sent);
    expect(later).toHaveLength(30);
    for (const { invitedAt, linkExpiresAt } of later) {
      expect(invitedAt).toMatch(/T05:00:00.000Z$/);
      expect(Date.parse(linkExpiresAt!) - Date.parse(invitedAt!)).toBe(90 * DAY);
    }
    expect(await app.mailsTo(sheet.emails[99]!)).toHaveLength(1);
    expect(await app.mailsTo(sheet.emails[100]!)).toEqual([]);

    // Who was never asked is not told that it was taken back, and what had not left counts no more.
    await recall(caller, sheet);
    expect(await app.mailsTo(sheet.emails[99]!)).toHaveLength(2);
    expect(await app.mailsTo(sheet.emails[100]!)).toEqual([]);
    const { rows } = await pool.query("select from mails_to_others where account_id = $1", [user.id]);
    expect(rows).toHaveLength(100);
  });

  test("of an account whose limit an administrator has raised leave at once", async () => {
    const { user, caller } = await app.signedIn({ emailVerifiedAt: app.clock.now() });
    await pool.query("update users set mails_a_day = 130 where id = $1", [user.id]);
    expect(waiting(await sending(caller, await sheetOf(caller, strangers(131))))).toHaveLength(1);
  });

  test("are counted together by two servers at the same instant", async () => {
    const { user, caller } = await app.signedIn({ emailVerifiedAt: app.clock.now() });
    const callerBeside = await beside.signIn(user);
    const all = await Promise.all(
      Array.from({ length: 6 }, async (_, index) => {
        const owner = index % 2 ? caller : callerBeside;
        return { owner, sheet: await sheetOf(owner, strangers(30)) };
      }),
    );
    const sent = await Promise.all(all.map(({ owner, sheet }) => sending(owner, sheet).expect(200)));
    expect(sent.flatMap(waiting)).toHaveLength(80);
  });

  test("to one person after six times taking back and sending again are two, and the newest link waits", async () => {
    const { caller } = await app.signedIn();
    const sheet = await sheetOf(caller, strangers(2));
    const [person] = sheet.emails;
    await sending(caller, sheet, "The first").expect(200);
    const token = await app.linkTo(person!);
    for (let time = 1; time <= 6; time++) {
      await recall(caller, sheet);
      await sending(caller, sheet, "Again").expect(200);
    }
    const { body } = await app.nobody().get(`/api/sign/${token}`).expect(409);
    expect((body as { message: string }).message).toContain("a mail with your new link reaches you soon");
    // Asked, taken back: from then on nothing left before it was taken back.
    expect(await app.mailsTo(person!)).toHaveLength(2);
    const { rows } = await pool.query<{ seconds: number }>(
      `select extract(epoch from start_after - created_on)::int as seconds from pgboss.job
       where name = 'signing.waiting-invitations-mail' and state = 'created' and start_after > now() order by created_on desc limit 2`,
    );
    expect(rows).toHaveLength(2);
    for (const { seconds } of rows) expect(seconds).toBeGreaterThan(30);
    expect(rows[0]!.seconds).toBeLessThanOrEqual(61);
  });

  test("of what was taken back before its invitation left are none, and the next one is the first", async () => {
    const { caller } = await app.signedIn();
    const sheet = await sheetOf(caller, strangers(1));
    await sending(caller, sheet).expect(200);
    expect(await app.mailsTo(sheet.emails[0]!)).toHaveLength(1);
    // As where the mail server was away until then: nothing is noted to have left.
    await pool.query("update signers set notice_version = null where email = $1", sheet.emails);
    await recall(caller, sheet);
    app.clock.pass(60_000);
    await sending(caller, sheet).expect(200);
    const [, second, ...more] = await app.mailsTo(sheet.emails[0]!);
    expect(more).toEqual([]);
    expect(second!.text).not.toMatch(/new version|took/);
  });

  test("that would repeat a document too often keep the link that works, and say when there can be another", async () => {
    const { caller } = await app.signedIn();
    const sheet = await sheetOf(caller, strangers(1));
    await sending(caller, sheet).expect(200);
    const resend = () => caller.post(`${sheet.path}/resend-invitation`).send({});
    for (let time = 1; time <= 5; time++) {
      // A link that is replaced before its mail has left is not mailed.
      await app.deps.jobs.idle();
      app.clock.pass(60_000);
      await resend().expect(200);
    }
    const token = await app.linkTo(sheet.emails[0]!, 6);
    app.clock.pass(60_000);
    const refused = await resend().expect(429);
    expect((refused.body as { message: string }).message).toMatch(/often enough .* goes on working.* at /);
    await app.nobody().get(`/api/sign/${token}`).expect(200);
    app.clock.pass(60 * 60_000);
    await resend().expect(200);
  });

  test("to one person are thirty a day from all accounts; more of them wait", async () => {
    const [person] = strangers(1);
    for (let account = 1; account <= 31; account++) {
      const { caller } = await app.signedIn();
      const sent = await sending(caller, await sheetOf(caller, [person!])).expect(200);
      expect(waiting(sent)).toHaveLength(account > 30 ? 1 : 0);
    }
  });
});

describe("invitations of several documents to one person", () => {
  const MINUTE = 60_000;
  /** What waited leaves. */
  async function tenMinutesLater() {
    app.clock.pass(10 * MINUTE);
    await pool.query(
      "update pgboss.job set start_after = now() where name = 'signing.waiting-invitations-mail' and state = 'created'",
    );
  }
  const subjectsTo = async (email: string) => (await app.mailsTo(email)).map(({ subject }) => subject);
  const send = async (owner: Caller, people: ReturnType<typeof strangers>, songTitle: string) => {
    const { id } = await createSheet(owner, { songTitle, publishingRightsCollaborators: people });
    const sheet = { id, emails: people.map(({ email }) => email), path: `/api/documents/${id}` };
    return { sheet, sent: await sending(owner, sheet, `About ${songTitle}`).expect(200) };
  };

  test("are one mail but for the first, with one link that opens a link of its own for each, which runs from then", async () => {
    const { caller } = await app.signedIn();
    const people = strangers(1);
    const [email] = people.map((person) => person.email);
    const first = await send(caller, people, "Nairobi");
    expect(waiting(first.sent)).toEqual([]);
    const others = [];
    for (const title of ["Lamu", "Kisumu", "Mombasa", "Nakuru"]) {
      app.clock.pass(MINUTE);
      others.push(await send(caller, people, title));
    }
    const [one, ...rest] = others.map(({ sent }) => waiting(sent)[0]!);
    for (const { invitedAt } of rest) expect(invitedAt).toBe(one!.invitedAt);
    expect(Date.parse(one!.linkExpiresAt!) - Date.parse(one!.invitedAt!)).toBe(90 * DAY);
    expect(await subjectsTo(email!)).toHaveLength(1);

    // One of them is taken back before it left: nobody hears of it.
    await recall(caller, others[3]!.sheet);
    await tenMinutesLater();
    const [, mail, ...more] = await app.mailsTo(email!);
    expect(more).toEqual([]);
    expect(mail!.subject).toMatch(/asks you to sign 3 documents: "Lamu", "Kisumu", "Mombasa"$/);
    expect(mail!.text).not.toContain("Nakuru");
    for (const title of ["Lamu", "Kisumu", "Mombasa"]) expect(mail!.text).toContain(`“About ${title}”`);
    const [, toAll] = /\/sign-all\/([\w-]+)/.exec(mail!.text)!;
    const { songs } = (await app.nobody().get(`/api/sign-all/${toAll}`).expect(200)).body as BundleView;
    const titles = await Promise.all(
      songs.map(async ({ token }) => {
        const { body } = await app.nobody().get(`/api/sign/${token}`).expect(200);
        return (body as { document: { title: string } }).document.title;
      }),
    );
    expect(titles).toEqual(["Lamu", "Kisumu", "Mombasa"]);
    const { rows } = await pool.query("select from waiting_invitations");
    expect(rows).toEqual([]);
  });

  test("are the mail of one where only one is left, and of each person where several share an address", async () => {
    const { caller } = await app.signedIn();
    const [person] = strangers(1);
    const people = [
      { ...person!, percentage: 50 },
      { ...person!, name: "Somebody Else", percentage: 50 },
    ];
    await send(caller, [person!], "Nairobi");
    await send(caller, people, "Lamu");
    expect(await subjectsTo(person!.email)).toHaveLength(2);
    await tenMinutesLater();
    const subjects = await subjectsTo(person!.email);
    expect(subjects.filter((subject) => subject.includes('"Lamu"'))).toHaveLength(2);
    expect(subjects).toHaveLength(3);
  });

  test("are not sent twice by two servers that come to them at once, and wait for nobody who sends to themselves", async () => {
    const { user, caller } = await app.signedIn();
    const people = [...strangers(1), { ...strangers(1)[0]!, email: user.email }];
    people[0]!.percentage = 60;
    people[1]!.percentage = 40;
    for (const title of ["Nairobi", "Lamu", "Kisumu"]) await send(caller, people, title);
    const [email, own] = people.map((person) => person.email);
    expect(await subjectsTo(own!)).toHaveLength(3);
    const { rows } = await pool.query<{ signer_id: string }>("select signer_id from waiting_invitations");
    expect(rows).toHaveLength(2);
    app.clock.pass(10 * MINUTE);
    await Promise.all(
      rows.flatMap(({ signer_id: signerId }) =>
        [app, beside].map(({ deps }) => sendWaitingInvitationsMail(deps, { signerId })),
      ),
    );
    await tenMinutesLater();
    const subjects = new Set(await subjectsTo(email!));
    expect(subjects).toEqual(
      new Set([expect.stringContaining('"Nairobi"'), expect.stringContaining('"Lamu", "Kisumu"')]),
    );
  });
});
