import { beforeEach, describe, expect, test } from "vitest";
import type { Caller } from "#server/testing/app";
import { appForFile } from "#server/testing/app-for-file";
import { createSheet } from "#server/testing/factories/create-sheet";
import { draftToSend, sendTogether } from "#server/testing/factories/send-together";
import { people } from "#server/testing/factories/split-sheet";
import { signingCalls } from "#server/testing/signing-calls";
import { Outcome } from "#shared/contract/many";
import { errorCatalogue } from "#shared/errors";
import { BundleView } from "#shared/contract/signing/view";

const MINUTE = 60_000;
const EXPIRED = errorCatalogue.link_expired[0];
const DAY = 24 * 60 * MINUTE;
const app = await appForFile();
const { pool } = app.deps;
const { open, sign, signed, decline } = signingCalls(app);
let owner: Caller;

beforeEach(async () => {
  owner = (await app.signedIn()).caller;
});

const openAll = (token: string) => app.nobody().get(`/api/sign-all/${token}`);
const songsOf = async (token: string) => BundleView.parse((await openAll(token).expect(200)).body).songs;
const send = async (documents: object[], choices = {}) =>
  Outcome.parse(
    (
      await owner
        .post("/api/documents/send-for-signing")
        .send({ documents, ...choices })
        .expect(200)
    ).body,
  );
const statusOf = async (id: string) =>
  ((await owner.get(`/api/documents/${id}`).expect(200)).body as { status: string }).status;

describe("several songs sent together", () => {
  test("are one mail to each person, with one link that opens each through a link of its own", async () => {
    const { ids, emails, tokens } = await sendTogether(app, owner, {
      songs: ["Jahazi", "Kesho", "Bahari"],
      message: "Our EP",
    });
    for (const email of emails) {
      const [mail, ...more] = await app.mailsTo(email);
      expect(more).toEqual([]);
      expect(mail!.subject).toMatch(/asks you to sign 3 documents: "Jahazi", "Kesho", "Bahari"$/);
      expect(mail!.text.match(/Our EP/g)).toHaveLength(1);
      expect(mail!.text).not.toMatch(/\/sign\//);
      expect(mail!.text).toContain("Your share: 50% Publishing Rights (Songwriter)");
    }
    const [songs, theirs] = await Promise.all(tokens.map(songsOf));
    expect(songs!.map(({ title }) => title)).toEqual(["Jahazi", "Kesho", "Bahari"]);
    expect(new Set([...songs!, ...theirs!].map(({ token }) => token)).size).toBe(6);
    const { body } = await open(songs![1]!.token).expect(200);
    expect(body).toMatchObject({ document: { id: ids[1] }, collaborator: { email: emails[0] } });
    // By itself the link to all is no link to any of them.
    await open(tokens[0]!).expect(404);
    await sign(tokens[0]!).expect(404);
  });

  test("are signed each for itself, through a link that was mailed, and are done when all have signed", async () => {
    const { ids, tokens } = await sendTogether(app, owner);
    const [first, second] = await songsOf(tokens[0]!);
    await signed(first!.token);
    expect(await Promise.all(ids.map(statusOf))).toEqual(["partially_signed", "pending"]);
    const { rows } = await pool.query<{ way: string }>(
      "select details->>'way' as way from audit_events where event = 'document_signed' and document_id = $1",
      [ids[0]],
    );
    expect(rows).toEqual([{ way: "mail_link" }]);
    await signed(second!.token);
    for (const { token } of await songsOf(tokens[1]!)) await signed(token);
    expect(await Promise.all(ids.map(statusOf))).toEqual(["fully_signed", "fully_signed"]);
    const { body } = await owner.get(`/api/documents/${ids[0]}/history`).expect(200);
    expect(JSON.stringify(body)).toContain("sent version 1 for signing, together with other documents");
  });

  test("are the usual mail to who is on one of them alone", async () => {
    const [amina, brian] = people(2);
    const half = (person: typeof amina) => ({ ...person!, percentage: 50 });
    const alone = { ...people(1)[0]!, percentage: 50 };
    const documents = [
      await draftToSend(owner, {
        songTitle: "Jahazi",
        publishingRightsCollaborators: [half(amina), half(brian)],
      }),
      await draftToSend(owner, { songTitle: "Kesho", publishingRightsCollaborators: [half(amina), alone] }),
    ];
    await send(documents);
    expect(await songsOf(await app.tokenTo(amina!.email, "/sign-all/"))).toHaveLength(2);
    await open(await app.linkTo(brian!.email)).expect(200);
    await open(await app.linkTo(alone.email)).expect(200);
  });

  test("are sent but for what cannot be, which is said; the owner is written to as one who signs", async () => {
    const { user, caller } = await app.signedIn({ firstName: "Amina", lastName: "Wanjiru" });
    owner = caller;
    const writers = [
      { ...people(1)[0]!, percentage: 60 },
      { name: "Amina Wanjiru", email: user.email, role: "Songwriter", percentage: 40 },
    ];
    const song = (songTitle: string) =>
      draftToSend(owner, { songTitle, publishingRightsCollaborators: writers });
    const documents = [await song("Jahazi"), await song("Kesho"), await song("Bahari")];
    documents[2]!.revision = 7;
    const foreign = await createSheet((await app.signedIn()).caller);
    const { done, refused } = await send([...documents, { ...documents[0], id: foreign.id }]);
    expect(done).toEqual([documents[0]!.id, documents[1]!.id]);
    expect(refused).toMatchObject([{ id: documents[2]!.id, title: "Bahari", message: expect.any(String) }]);
    expect(await statusOf(documents[2]!.id)).toBe("draft");
    const [own, ...more] = await app.mailsTo(user.email);
    expect(more).toEqual([]);
    expect(own!.subject).toBe('Your own signature on 2 documents: "Jahazi", "Kesho"');
    // Once more sends nothing twice.
    expect(await send(documents.slice(0, 2))).toMatchObject({ done: [], refused: [{}, {}] });
    expect(await app.mailsTo(user.email)).toHaveLength(1);
  });

  test("are sent once by two presses at once, and without waiting for each other in any order", async () => {
    const writers = people(2);
    const songs = [];
    for (const songTitle of ["A", "B", "C"])
      songs.push(await draftToSend(owner, { songTitle, publishingRightsCollaborators: writers }));
    const sent = await Promise.all([send(songs), send(songs.toReversed())]);
    expect(sent.flatMap(({ done }) => done).toSorted()).toEqual(songs.map(({ id }) => id).toSorted());
    expect(await app.mailsTo(writers[0]!.email)).toHaveLength(1);
  });

  test("are sent beside others of the same people that are sent alone, and neither waits for the other", async () => {
    const songs = await Promise.all(Array.from({ length: 12 }, () => draftToSend(owner)));
    const [together, alone] = [songs.slice(0, 6), songs.slice(6)];
    const answers = await Promise.all([
      send(together.slice(0, 3)),
      ...alone.map(({ id, signers }) =>
        owner.post(`/api/documents/${id}/send-for-signing`).send({ signers }).expect(200),
      ),
      send(together.slice(3)),
    ]);
    expect(answers).toHaveLength(8);
    expect(await Promise.all(songs.map(({ id }) => statusOf(id)))).toEqual(songs.map(() => "pending"));
  });

  test("are one SMS to whoever has a phone alone, which counts once", async () => {
    const writers = [
      { ...people(1)[0]!, percentage: 50 },
      { name: "Zawadi", email: "", phone: "+254712000451", role: "Songwriter", percentage: 50 },
    ];
    const documents = [];
    for (const songTitle of ["Jahazi", "Kesho"])
      documents.push(await draftToSend(owner, { songTitle, publishingRightsCollaborators: writers }));
    await send(documents);
    await app.deps.jobs.idle();
    const [text, ...more] = app.phones.to("+254712000451");
    expect(more).toEqual([]);
    expect(text!.text).toMatch(/asks you to sign 2 documents/);
    const token = /\/sign-all\/([\w-]+)/.exec(text!.text)![1]!;
    const songs = await songsOf(token);
    expect(songs).toHaveLength(2);
    await signed(songs[0]!.token);
    const { rows } = await pool.query<{ way: string }>(
      "select details->>'way' as way from audit_events where event = 'document_signed' and document_id = any($1)",
      [documents.map(({ id }) => id)],
    );
    expect(rows).toEqual([{ way: "sms_link" }]);
  });

  test("in turn are one mail to the next once whoever is before them has signed all", async () => {
    const { emails, tokens } = await sendTogether(app, owner, { order: "in_turn", writers: people(1) });
    expect(emails).toHaveLength(1);
    const writers = people(2);
    const documents = [];
    for (const songTitle of ["Jahazi", "Kesho"])
      documents.push(await draftToSend(owner, { songTitle, publishingRightsCollaborators: writers }));
    await send(documents, { order: "in_turn" });
    const token = await app.tokenTo(writers[0]!.email, "/sign-all/");
    expect(await app.mailsTo(writers[1]!.email)).toEqual([]);
    for (const song of await songsOf(token)) await signed(song.token);
    await pool.query(
      "update pgboss.job set start_after = now() where name = 'signing.waiting-invitations-mail' and state = 'created'",
    );
    const [mail, ...more] = await app.mailsTo(writers[1]!.email);
    expect(more).toEqual([]);
    expect(mail!.subject).toContain("2 documents");
    expect(tokens).toHaveLength(1);
  });
});

describe("the link to several songs", () => {
  test("ends for a song as its own link does: recalled, declined, resent, or over", async () => {
    const { ids, tokens, emails } = await sendTogether(app, owner, { songs: ["A", "B", "C", "D"] });
    const [a, b, c, d] = await songsOf(tokens[0]!);
    await owner.post(`/api/documents/${ids[0]}/recall`).send({ reason: "A share was wrong" }).expect(200);
    await sign(a!.token).expect(409);
    await decline(b!.token).expect(200);
    await sign(b!.token).expect(409);
    app.clock.pass(2 * MINUTE);
    await owner.post(`/api/documents/${ids[2]}/resend-invitation`).send({}).expect(200);
    await sign(c!.token).expect(404);
    await signed(await app.linkTo(emails[0]!));
    expect(await songsOf(tokens[0]!)).toHaveLength(4);
    app.clock.pass(91 * DAY);
    await sign(d!.token).expect(EXPIRED);
    await openAll(tokens[0]!).expect(EXPIRED);
  });

  test("opens nothing more of a song whose signer is reached elsewhere, nor anything where all are", async () => {
    const { ids, tokens, writers } = await sendTogether(app, owner);
    const songs = await songsOf(tokens[0]!);
    const correct = async (id: string) => {
      const { body } = await owner.get(`/api/documents/${id}/collaborators`).expect(200);
      const { id: collaboratorId } = (body as { id: string; name: string }[]).find(
        ({ name }) => name === writers[0]!.name,
      )!;
      await owner
        .post(`/api/documents/${id}/collaborators/${collaboratorId}/address`)
        .send({ email: people(1)[0]!.email })
        .expect(200);
    };
    await correct(ids[0]!);
    await sign(songs[0]!.token).expect(404);
    expect((await songsOf(tokens[0]!)).map(({ title }) => title)).toEqual(["Kesho"]);
    await correct(ids[1]!);
    await openAll(tokens[0]!).expect(404);
  });

  test("signs each once where two tabs sign all at once, and one is taken back meanwhile", async () => {
    const { ids, tokens } = await sendTogether(app, owner, { songs: ["A", "B", "C"] });
    const songs = await songsOf(tokens[0]!);
    const all = await Promise.all([
      ...[...songs, ...songs].map(({ token }) => sign(token)),
      owner.post(`/api/documents/${ids[2]}/recall`).send({ reason: "Wrong" }),
    ]);
    expect(all.filter(({ status }) => status >= 500)).toEqual([]);
    const { rows } = await pool.query<{ id: string; count: number }>(
      `select document_id as id, count(*)::int as count from audit_events
       where event = 'document_signed' and document_id = any($1) group by 1`,
      [ids],
    );
    const counts = new Map(rows.map(({ id, count }) => [id, count]));
    expect([counts.get(ids[0]!), counts.get(ids[1]!)]).toEqual([1, 1]);
    expect(counts.get(ids[2]!) ?? 1).toBe(1);
    expect(await statusOf(ids[2]!)).toBe("draft");
  });

  test("is nobody else's, and unknown ones open nothing", async () => {
    const { tokens } = await sendTogether(app, owner);
    const [song] = await songsOf(tokens[0]!);
    await openAll(song!.token).expect(404);
    await openAll("x").expect(404);
    const { rows } = await pool.query("select from bundle_links where token_hash = $1", [tokens[0]]);
    expect(rows).toEqual([]);
  });
});
