import { randomBytes, randomUUID } from "node:crypto";
import { sql } from "#server/orm";
import { describe, expect, test, vi } from "vitest";
import { deletedDocuments } from "#server/db/tables/documents";
import { startTestApp } from "#server/testing/app";
import { appForFile } from "#server/testing/app-for-file";
import { documentCalls } from "#server/testing/document-calls";
import { createAgreement } from "#server/testing/factories/create-agreement";
import { createSheet } from "#server/testing/factories/create-sheet";
import { sendSheet } from "#server/testing/factories/send-sheet";
import { people } from "#server/testing/factories/split-sheet";
import { PASSWORD } from "#server/testing/factories/user";
import { tablesWith } from "#server/testing/tables-with";
import { Collaborator } from "#shared/contract/documents";
import { VerificationEntry } from "#shared/contract/verification";

const app = await appForFile();
const { caller: owner } = await app.signedIn();

const { readSheet } = documentCalls(() => owner);

type Asked = { title?: string; artist?: string };

async function search(asked: Asked) {
  const { body } = await app.nobody().post("/api/verify/search").send(asked).expect(200);
  return VerificationEntry.array().parse(body);
}

const titlesOf = async (asked: Asked) => (await search(asked)).map(({ title }) => title);

const named = (...names: string[]) =>
  people(names.length).map((person, index) => ({ ...person, name: names[index]! }));

const sent = (songTitle: string, artistName: string, ...names: string[]) =>
  sendSheet(app, owner, {
    songTitle,
    artistName,
    publishingRightsCollaborators: named(...(names.length > 0 ? names : [artistName])),
  });

/** A word that nothing else has. */
const newWord = () => randomUUID().replace(/[^a-f]/g, "") + randomUUID().replace(/[^a-f]/g, "");
const entryOf = (id: string) => app.nobody().get(`/api/verify/documents/${id}`);

describe("a search", () => {
  // Some questions here are like others; each of these songs is the best answer to its own.
  test("finds what was sent", async () => {
    await sent("Ọlá mi ò", "Adébáyọ̀ Ọláyínká");
    await sent("Sura Yako", "Sauti Sol", "Bien Barasa", "Willis Chimano");
    await sent("Jerusalema", "Master KG", "Nomcebo Zikode");
    await sent("Ng'ombe za Baba", "Wanjirũ Kamau");
    await sent("ጥቁር ሰው", "ቴዲ አፍሮ");
    await sent("Love in the Long Rains", "Bien Barasa");
    await sent("Love", "Amara Nwosu");
    await sent("Love and Other Things", "Amara Nwosu");
    await sent("Tajabone Tajabone", "Ismaël Lô");
    await sent("Pata Pata", "Miriam Makeba");
    await sent("Pata", "Miriam Makeba");
    await sent("Unbwogable", "Gidi Gidi Maji Maji");
    await sent("Unbwogable Nights", "Amara Nwosu");
    await sent("Surayeko", "Sautisal");
    expect(await titlesOf({ title: "Sura Yako" })).toEqual(["Sura Yako"]);
  });

  test.each<[string, Asked, string]>([
    ["without case", { title: "SURA yAKO" }, "Sura Yako"],
    ["without accents", { title: "ola mi o" }, "Ọlá mi ò"],
    ["with accents that the title has not", { title: "Süra Yakó" }, "Sura Yako"],
    ["with composed letters", { title: "Ọlá mi".normalize("NFC") }, "Ọlá mi ò"],
    ["with decomposed ones", { title: "Ọlá mi".normalize("NFD") }, "Ọlá mi ò"],
    ["without apostrophes", { title: "ngombe za baba" }, "Ng'ombe za Baba"],
    ["with another apostrophe", { title: "Ng’ombe" }, "Ng'ombe za Baba"],
    ["in another script, with letters that sound alike", { title: "ሠዉ" }, "ጥቁር ሰው"],
    ["with a letter exchanged", { title: "Jeruzalema" }, "Jerusalema"],
    ["with two slips in a long word", { title: "Jerrusalena" }, "Jerusalema"],
    ["with letters swapped", { title: "Sura Yaok" }, "Sura Yako"],
    ["with a letter left out", { title: "Sra Yako" }, "Sura Yako"],
    ["with a slip in each word", { title: "Suraa Yoko" }, "Sura Yako"],
    ["in another order", { title: "yako sura" }, "Sura Yako"],
    ["with one word too many", { title: "sura yako remix" }, "Sura Yako"],
    ["by words that stand apart", { title: "love rains" }, "Love in the Long Rains"],
    ["by a word that stands twice", { title: "tajabonee tajabone" }, "Tajabone Tajabone"],
    [
      "a word that stands twice before one that stands once, though older",
      { title: "pata pata" },
      "Pata Pata",
    ],
    ["with the spaces left out", { title: "surayako", artist: "sautisol" }, "Sura Yako"],
    ["the whole title before more than it, though older", { title: "love" }, "Love"],
    ["the whole title, though the artist stands beside it", { title: "unbwogable gidi" }, "Unbwogable"],
    ["by the artist", { artist: "sauti sol" }, "Sura Yako"],
    ["by somebody on it", { artist: "Nomcebo Zikodi" }, "Jerusalema"],
    ["by a name without accents", { artist: "adebayo olayinka" }, "Ọlá mi ò"],
    ["by both", { title: "love", artist: "barasa" }, "Love in the Long Rains"],
    ["by trigrams what is far from every word", { title: "jerusalemasongs" }, "Jerusalema"],
  ])("finds %s", async (_how, asked, title) => {
    expect((await titlesOf(asked))[0]).toBe(title);
  });

  test.each<[string, Asked]>([
    ["a word that nobody used", { title: "Xylographica" }],
    ["a title with another's name", { title: "Jerusalema", artist: "Willis Chimano" }],
    ["an address", { artist: "example.com" }],
    ["a role", { artist: "Songwriter" }],
    ["signs alone", { title: "%_*(" }],
  ])("finds nothing for %s", async (_what, asked) => {
    expect(await search(asked)).toEqual([]);
  });

  test("finds an agreement by its song and both of its parties", async () => {
    const { id, title } = await createAgreement(app, owner);
    const song = title.replace(/^.*: /, "");
    const { body } = await owner.get(`/api/documents/${id}/collaborators`).expect(200);
    const parties = Collaborator.array().parse(body);
    await owner
      .post(`/api/documents/${id}/send-for-signing`)
      .send({ emails: parties.map(({ email }) => email) })
      .expect(200);
    for (const { name } of parties)
      expect((await search({ title: song, artist: name }))[0]).toMatchObject({ id });
  });

  test("answers at most 20, the newest first where they fit alike", async () => {
    const title = newWord();
    for (let nth = 1; nth <= 21; nth++) await sent(`${title} Number`, `Artist ${nth}`, "Amina Wanjiru");
    const found = await search({ title });
    expect(found).toHaveLength(20);
    const times = found.map(({ createdAt }) => createdAt);
    expect(times).toEqual(times.toSorted().toReversed());
  });

  test("needs a title or an artist", async () => {
    for (const asked of [{}, { title: " ", artist: "" }]) {
      const { body } = await app.nobody().post("/api/verify/search").send(asked).expect(400);
      expect(body).toMatchObject({ message: "Please enter a song title or artist name to search." });
    }
  });
});

describe("nothing is learned free of charge", () => {
  test("but title, type, date, names and roles", async () => {
    const title = newWord();
    const { id } = await sent(title, "Amina", "Amina Wanjiru", "Brian Otieno");
    const entry = {
      id,
      title,
      type: "split_sheet",
      createdAt: expect.any(String) as string,
      collaborators: [
        { name: "Amina Wanjiru", role: "Songwriter" },
        { name: "Brian Otieno", role: "Songwriter" },
      ],
    };
    expect((await app.nobody().post("/api/verify/search").send({ title })).body).toEqual([entry]);
    expect((await entryOf(id).expect(200)).body).toEqual({ found: "document", document: entry });
  });

  test("not whether it is signed: the same questions to the database, and the same answer", async () => {
    const title = newWord();
    const { id, tokens } = await sent(title, "Amina", "Amina Wanjiru");
    const asked = async () => {
      await app.deps.jobs.idle();
      const query = vi.spyOn(app.deps.pool, "query");
      const found = await app.nobody().post("/api/verify/search").send({ title }).expect(200);
      const entry = await entryOf(id).expect(200);
      const statements = query.mock.calls.map(
        ([statement]) => (statement as { text?: string }).text ?? statement,
      );
      query.mockRestore();
      return { statements, answers: [found.text, entry.text] };
    };
    const before = await asked();
    expect(before.statements.length).toBeGreaterThan(3);
    await app.nobody().post(`/api/sign/${tokens[0]}`).expect(200);
    expect(await asked()).toEqual(before);
  });
});

describe("what is in the search", () => {
  test("is nothing that was never sent: a draft is as unknown as what does not exist", async () => {
    const songTitle = newWord();
    const { id } = await createSheet(owner, { songTitle });
    expect(await search({ title: songTitle })).toEqual([]);
    const unknown = await entryOf(randomUUID()).expect(404);
    expect((await entryOf(id).expect(404)).body).toEqual(unknown.body);
  });

  test("says of what everybody agreed to delete only when, and how many they were", async () => {
    const deleted = { documentId: randomUUID(), deletedAt: app.clock.now(), confirmations: 3 };
    await app.deps.db.insert(deletedDocuments).values(deleted);
    const { body } = await entryOf(deleted.documentId).expect(200);
    expect(body).toEqual({
      found: "deletion",
      deletedAt: deleted.deletedAt.toISOString(),
      confirmations: 3,
    });
  });

  test("is what was sent last: a draft again stays as it was sent", async () => {
    const [first, second] = [newWord(), newWord()];
    const { id, emails } = await sent(first, "Amina Wanjiru");
    await owner.post(`/api/documents/${id}/recall`).send({ reason: "Another title" }).expect(200);
    const { revision, content } = await readSheet(id);
    await owner
      .patch(`/api/documents/${id}`)
      .send({ revision, content: { ...content, songTitle: second } })
      .expect(200);
    expect([await titlesOf({ title: first }), await titlesOf({ title: second })]).toEqual([[first], []]);

    await owner.post(`/api/documents/${id}/send-for-signing`).send({ emails }).expect(200);
    expect([await titlesOf({ title: first }), await titlesOf({ title: second })]).toEqual([[], [second]]);
    expect(await tablesWith(app, first)).not.toContainEqual(expect.stringContaining("search"));
  });

  test("is written at once also where two hundred people have forty names each", async () => {
    const word = (index: number) => (36 ** 2 + index).toString(36);
    const names = Array.from({ length: 200 }, (_, nth) =>
      Array.from({ length: 40 }, (__, index) => word(nth * 40 + index)).join(" "),
    );
    await app.deps.db.transaction(async (trx) => {
      await trx.execute(sql`set local statement_timeout = '3s'`);
      const { rows } = await trx.execute(
        sql`select cardinality(search_terms('Sura', ${sql.param(names)})) as terms`,
      );
      expect(rows).toEqual([{ terms: 2 + 200 * (40 + 39 + 38 + 37 + 36) }]);
    });
  });

  test("goes with the document, to its last word", async () => {
    const title = newWord();
    const { id } = await sent(`${title} Rains`, "Amina Wanjiru");
    expect(await tablesWith(app, title)).toEqual(
      expect.arrayContaining(["public.search_entries", "public.search_postings", "public.search_words"]),
    );
    await owner.delete(`/api/documents/${id}`).send({ password: PASSWORD }).expect(204);
    await entryOf(id).expect(404);
    expect(await tablesWith(app, title)).not.toContainEqual(expect.stringContaining("search"));
    expect((await titlesOf({ title: "long rainz" }))[0]).toBe("Love in the Long Rains");
  });

  test("stays found in spite of a slip when another with the same word goes at that moment", async () => {
    for (let turn = 0; turn < 5; turn++) {
      const title = newWord();
      const { id } = await sent(title, "Amina Wanjiru");
      await Promise.all([
        owner.delete(`/api/documents/${id}`).send({ password: PASSWORD }).expect(204),
        sent(title, "Brian Otieno"),
      ]);
      expect(await titlesOf({ title: `${title}x` })).toEqual([title]);
    }
  });
});

describe("searches", () => {
  test("are counted together by all servers, and are each other's where one address asks for one thing", async () => {
    const env = { TRUST_PROXY: "1" };
    const servers = [await startTestApp({ env, beside: app }), await startTestApp({ env, beside: app })];
    const ask = (nth: number, { title = "love", from = "192.0.2.5" } = {}) =>
      servers[nth % 2]!.nobody().post("/api/verify/search").set("X-Forwarded-For", from).send({ title });
    for (let nth = 1; nth <= 60; nth++) await ask(nth).expect(200);
    for (const nth of [61, 62]) {
      const { headers } = await ask(nth).expect(429);
      expect(Number(headers["retry-after"])).toBeLessThanOrEqual(60);
    }
    await ask(63, { from: "192.0.2.6" }).expect(200);
    // A mobile network's gateway is one address for many people.
    await ask(64, { title: "rain" }).expect(200);
    for (const server of servers) await server.stop();
  });

  test("for ever other songs, or files, are told to wait, too", async () => {
    const quiet = await startTestApp({ env: { TRUST_PROXY: "1" }, beside: app });
    const from = "192.0.2.7";
    const asks = {
      search: () => quiet.nobody().post("/api/verify/search").send({ title: newWord() }),
      check_file: () =>
        quiet
          .nobody()
          .post("/api/verify/file")
          .send({ sha256: randomBytes(32).toString("hex") }),
    };
    for (const [limit, ask] of Object.entries(asks)) {
      await app.deps.pool.query("insert into rate_limits (key, points, expire) values ($1, 598, $2)", [
        `${limit}1:${from}`,
        Date.now() + 60_000,
      ]);
      for (let time = 0; time < 2; time++) await ask().set("X-Forwarded-For", from).expect(200);
      await ask().set("X-Forwarded-For", from).expect(429);
    }
    await quiet.stop();
  });
});
