import { createHash } from "node:crypto";
import { beforeEach, describe, expect, test } from "vitest";
import type { Caller } from "#server/testing/app";
import { appForFile } from "#server/testing/app-for-file";
import { draftToSend, sendTogether } from "#server/testing/factories/send-together";
import { people } from "#server/testing/factories/split-sheet";
import { signingCalls } from "#server/testing/signing-calls";
import { BundleView } from "#shared/contract/signing/view";
import { errorCatalogue } from "#shared/errors";

const MINUTE = 60_000;
const EXPIRED = errorCatalogue.link_expired[0];
const DAY = 24 * 60 * MINUTE;
const app = await appForFile();
const { pool } = app.deps;
const { sign, signed } = signingCalls(app);
let owner: Caller;

beforeEach(async () => {
  owner = (await app.signedIn()).caller;
});

const openAll = (token: string) => app.nobody().get(`/api/sign-all/${token}`);
const songsOf = async (token: string) => BundleView.parse((await openAll(token).expect(200)).body).songs;

describe("the link to several songs, asked for again", () => {
  test("brings one mail with one link again once it has expired, of what is left to sign, and signs by that", async () => {
    const { ids, tokens, emails } = await sendTogether(app, owner, { songs: ["A", "B", "C", "D"] });
    const [a, , c] = await songsOf(tokens[0]!);
    await signed(a!.token);
    await owner.post(`/api/documents/${ids[1]}/recall`).send({ reason: "A share was wrong" }).expect(200);
    app.clock.pass(91 * DAY);
    await openAll(tokens[0]!).expect(EXPIRED);
    const before = (await app.mailsTo(emails[0]!)).length;
    const ask = () => app.nobody().post(`/api/sign/${tokens[0]}/current`).send({}).expect(200);
    const [{ body }] = await Promise.all([ask(), ask()]);
    expect(JSON.stringify(body)).not.toContain(emails[0]);
    const [mail, ...more] = (await app.mailsTo(emails[0]!)).slice(before);
    expect(more).toEqual([]);
    expect(mail!.subject).toContain('2 documents: "C", "D"');
    const link = /\/sign-all\/([\w-]+)/.exec(mail!.text)![1]!;
    expect((await songsOf(link)).map(({ title }) => title)).toEqual(["C", "D"]);
    await sign(c!.token).expect(404);
    for (const { token } of await songsOf(link)) await signed(token);
  });

  test("is sent again as one mail while it works, and once all is signed; what works goes on working", async () => {
    const { tokens, emails } = await sendTogether(app, owner, { songs: ["A", "B", "C"] });
    const ask = () => app.nobody().post(`/api/sign/${tokens[0]}/current`).send({}).expect(200);
    const newest = async (count: number) => {
      const mails = await app.mailsTo(emails[0]!);
      expect(mails).toHaveLength(count);
      return mails.at(-1)!;
    };
    app.clock.pass(2 * MINUTE);
    await ask();
    const again = await newest(2);
    expect(again.subject).toContain('3 documents: "A", "B", "C"');
    for (const { token } of await songsOf(tokens[0]!)) await signed(token);
    await app.mailsTo(emails[0]!);
    const before = (await app.mailsTo(emails[0]!)).length;
    app.clock.pass(91 * DAY);
    await ask();
    const read = await newest(before + 1);
    expect(read.subject).toMatch(/^Your link for/);
    expect(await songsOf(/\/sign-all\/([\w-]+)/.exec(read.text)![1]!)).toHaveLength(3);
  });

  test("is sent again by mail alone to whoever has a phone as well, and as one SMS to whoever has nothing else", async () => {
    const writers = [
      { ...people(1)[0]!, phone: "+254712000461", percentage: 50 },
      { name: "Zawadi", email: "", phone: "+254712000462", role: "Songwriter", percentage: 50 },
    ];
    const documents = [];
    for (const songTitle of ["Jahazi", "Kesho"])
      documents.push(await draftToSend(owner, { songTitle, publishingRightsCollaborators: writers }));
    await owner.post("/api/documents/send-for-signing").send({ documents }).expect(200);
    const texts = async (phone: string) => {
      await app.deps.jobs.idle();
      return app.phones.to(phone);
    };
    const token = await app.tokenTo(writers[0]!.email, "/sign-all/");
    const [text] = await texts("+254712000462");
    app.clock.pass(91 * DAY);
    const [mails, sent] = [await app.mailsTo(writers[0]!.email), await texts("+254712000461")];
    const ask = async (link: string) =>
      (await app.nobody().post(`/api/sign/${link}/current`).send({}).expect(200)).body as { sentTo: string };
    expect((await ask(token)).sentTo).toContain("@");
    expect(await app.mailsTo(writers[0]!.email)).toHaveLength(mails.length + 1);
    expect(await texts("+254712000461")).toHaveLength(sent.length);
    const before = (await texts("+254712000462")).length;
    expect((await ask(/\/sign-all\/([\w-]+)/.exec(text!.text)![1]!)).sentTo).toBe("+254•••462");
    const newer = (await texts("+254712000462")).slice(before);
    expect(newer.map((one) => one.text)).toEqual([expect.stringMatching(/asks you to sign 2 documents/)]);

    const newest = /\/sign-all\/([\w-]+)/.exec(newer[0]!.text)![1]!;
    for (const song of await songsOf(newest)) await signed(song.token);
    const receipts = (await texts("+254712000462")).length;
    app.clock.pass(91 * DAY);
    await ask(newest);
    const current = (await texts("+254712000462")).slice(receipts);
    expect(current.map((one) => one.text)).toEqual([expect.stringMatching(/^Your link for 2 documents: /)]);
  });

  test("is asked for twice at once beside a resend of each of its songs, and nobody waits for another for ever", async () => {
    const songs = ["A", "B", "C", "D", "E", "F"];
    const { ids, tokens, emails } = await sendTogether(app, owner, { songs });
    app.clock.pass(91 * DAY);
    const before = (await app.mailsTo(emails[0]!)).length;
    const ask = (token: string) => app.nobody().post(`/api/sign/${token}/current`).send({});
    const resend = (id: string) => owner.post(`/api/documents/${id}/resend-invitation`).send({});
    const answers = await Promise.all([
      ask(tokens[0]!),
      ...ids.slice(3).map(resend),
      ask(tokens[1]!),
      ask(tokens[0]!),
      ...ids.slice(0, 3).map(resend),
    ]);
    expect(answers.map(({ status }) => status).filter((status) => status >= 500)).toEqual([]);
    const mails = (await app.mailsTo(emails[0]!)).slice(before);
    expect(mails.filter(({ text }) => text.includes("/sign-all/")).length).toBeLessThanOrEqual(1);
  });

  test("is one mail for 35 songs, which counts once; one song that was repeated too often is left out", async () => {
    const songs = Array.from({ length: 35 }, (_, index) => `Song ${index}`);
    const { ids, tokens, emails } = await sendTogether(app, owner, { songs, writers: people(1) });
    app.clock.pass(91 * DAY);
    await app.mailsTo(emails[0]!);
    const recipient = createHash("sha256").update(emails[0]!).digest("hex");
    const about = createHash("sha256").update(ids[7]!).digest("hex");
    const now = app.clock.now().getTime();
    for (let count = 1; count <= 12; count += 1)
      await pool.query(
        `insert into mails_to_others (account_id, recipient, about, leaves_at)
         select owner_id, $1, $2, $3 from documents where id = $4`,
        [recipient, about, new Date(now - count * 15 * MINUTE), ids[7]],
      );
    const before = (await app.mailsTo(emails[0]!)).length;
    await app.nobody().post(`/api/sign/${tokens[0]}/current`).send({}).expect(200);
    const [mail, ...more] = (await app.mailsTo(emails[0]!)).slice(before);
    expect(more).toEqual([]);
    expect(mail!.subject).toContain("34 documents");
    const { rows } = await pool.query<{ counted: number; mails: number }>(
      `select count(*)::int as counted, count(distinct person)::int as mails from mails_to_others
       where recipient = $1 and leaves_at >= $2`,
      [recipient, new Date(now)],
    );
    expect(rows).toEqual([{ counted: 34, mails: 1 }]);
    // A minute later it can be asked for again: its songs were one mail of the day.
    app.clock.pass(2 * MINUTE);
    await app.nobody().post(`/api/sign/${tokens[0]}/current`).send({}).expect(200);
    expect(await app.mailsTo(emails[0]!)).toHaveLength(before + 2);
  });
});
