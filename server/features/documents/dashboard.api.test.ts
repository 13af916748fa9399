import { beforeEach, describe, expect, test } from "vitest";
import type { Caller } from "#server/testing/app";
import { appForFile } from "#server/testing/app-for-file";
import { createAgreement, featuredBody } from "#server/testing/factories/create-agreement";
import { createSheet } from "#server/testing/factories/create-sheet";
import { sendSheet } from "#server/testing/factories/send-sheet";
import { signSheet } from "#server/testing/factories/sign-sheet";
import { people } from "#server/testing/factories/split-sheet";
import { dashboardEndpoints } from "#shared/contract/dashboard";
import type { Collaborator } from "#shared/contract/documents";

const app = await appForFile();
let owner: Caller;
let email: string;

beforeEach(async () => {
  const account = await app.signedIn();
  owner = account.caller;
  email = account.user.email;
});

async function dashboard(caller: Caller) {
  const { body } = await caller.get("/api/dashboard").expect(200);
  return dashboardEndpoints["GET /api/dashboard"].response.parse(body);
}

async function titles(caller: Caller) {
  const { needs_you, waits, done } = await dashboard(caller);
  const [needsYou, waiting, finished] = [needs_you, waits, done].map(({ items }) =>
    items.map(({ title }) => title),
  );
  return { needsYou, waiting, finished };
}

async function list(caller: Caller, query: object = {}) {
  const { body } = await caller.get("/api/dashboard/documents").query(query).expect(200);
  return dashboardEndpoints["GET /api/dashboard/documents"].response.parse(body);
}

const found = async (query: object) => (await list(owner, query)).items.map(({ title }) => title);

/** Two writers, the first with the owner's own address. */
const withOwner = () => {
  const [first, second] = people(2);
  return [{ ...first!, email }, second!];
};

describe("the dashboard", () => {
  test("parts what waits for its reader, what waits for others, and what is done", async () => {
    await createSheet(owner, { songTitle: "Draft" });
    await sendSheet(app, owner, { songTitle: "Out" });
    await sendSheet(app, owner, { songTitle: "Mine to sign", publishingRightsCollaborators: withOwner() });
    await signSheet(app, owner, { songTitle: "Signed" });
    const declined = await sendSheet(app, owner, { songTitle: "Declined" });
    await app
      .nobody()
      .post(`/api/sign/${declined.tokens[0]}/decline`)
      .send({ reason: "My share" })
      .expect(200);
    expect(await titles(owner)).toEqual({
      needsYou: ["Declined", "Mine to sign", "Draft"],
      waiting: ["Out"],
      finished: ["Signed"],
    });
  });

  test("shows what was declined last before all that waits for its reader's signature, and no more of it than two", async () => {
    const decline = async (songTitle: string) => {
      const { tokens } = await sendSheet(app, owner, { songTitle });
      await app.nobody().post(`/api/sign/${tokens[0]}/decline`).send({ reason: "My share" }).expect(200);
    };
    for (const songTitle of ["First no", "Second no", "Third no"]) await decline(songTitle);
    for (const songTitle of ["A", "B", "C", "D", "E"])
      await sendSheet(app, owner, { songTitle, publishingRightsCollaborators: withOwner() });
    const { needs_you } = await dashboard(owner);
    expect(needs_you.total).toBe(8);
    expect(needs_you.items.map(({ title }) => title)).toEqual(["Third no", "Second no", "E", "D", "C"]);

    const lastTwo = needs_you.items.slice(0, 2).map(({ id }) => id);
    await owner.post("/api/documents/archive").send({ documentIds: lastTwo, isArchived: true }).expect(200);
    const { needsYou } = await titles(owner);
    expect(needsYou, "what was put away takes no place").toEqual(["First no", "E", "D", "C", "B"]);
  });

  test("shows the people of a row, those first who have not signed, and since when they are asked", async () => {
    const { tokens, writers } = await sendSheet(app, owner, { songTitle: "Out", artistName: "Nyota" });
    await app.nobody().post(`/api/sign/${tokens[0]}`).expect(200);
    const { waits } = await dashboard(owner);
    expect(waits).toMatchObject({
      total: 1,
      items: [
        {
          artist: "Nyota",
          status: "partially_signed",
          people: [
            { name: writers[1]!.name, signed: false },
            { name: writers[0]!.name, signed: true },
          ],
          sentAt: expect.any(String),
          askedAt: expect.any(String),
        },
      ],
    });
  });

  test("puts what a signer asks to have changed before the owner, until it is answered or they sign", async () => {
    const { id, tokens, writers } = await sendSheet(app, owner, { songTitle: "Out" });
    const note = { kind: "change", text: "My share is 60" };
    await app.nobody().post(`/api/sign/${tokens[1]}/notes`).send(note).expect(200);
    const { needs_you, waits } = await dashboard(owner);
    expect(waits.total).toBe(0);
    expect(needs_you.items).toMatchObject([{ id, note: { name: writers[1]!.name, ...note } }]);

    const { body } = await owner.get(`/api/documents/${id}/collaborators`).expect(200);
    const { note: open } = (body as Collaborator[]).find(({ name }) => name === writers[1]!.name)!;
    await owner
      .post(`/api/documents/${id}/notes/${open!.id}/answer`)
      .send({ answer: "It is 50" })
      .expect(200);
    expect((await dashboard(owner)).waits.items).toMatchObject([{ id, note: null }]);

    await app.nobody().post(`/api/sign/${tokens[0]}/notes`).send(note).expect(200);
    expect(await titles(owner)).toMatchObject({ needsYou: ["Out"] });
    await app.nobody().post(`/api/sign/${tokens[0]}`).expect(200);
    expect(await titles(owner)).toMatchObject({ needsYou: [], waiting: ["Out"] });
  });

  test("moves what its reader has signed to what waits for others; when the owner writes again is the owner's", async () => {
    const { id, emails, tokens } = await sendSheet(app, owner, { songTitle: "Shared" });
    const signer = (await app.signedIn({ email: emails[0]! })).caller;
    expect(await titles(signer)).toMatchObject({ needsYou: ["Shared"], waiting: [] });
    await app.nobody().post(`/api/sign/${tokens[0]}`).expect(200);
    expect((await dashboard(signer)).waits.items).toMatchObject([{ id, access: "signer", askedAt: null }]);
    expect(await titles(signer)).toMatchObject({ needsYou: [], waiting: ["Shared"] });
    await app.nobody().post(`/api/sign/${tokens[1]}`).expect(200);
    expect(await titles(signer)).toMatchObject({ waiting: [], finished: ["Shared"] });
  });

  test("asks nobody to sign before it is their turn", async () => {
    const { id, content } = await createSheet(owner, { publishingRightsCollaborators: people(2) });
    const [first, second] = content.publishingRightsCollaborators.map((person) => person.email);
    await owner
      .post(`/api/documents/${id}/send-for-signing`)
      .send({ emails: [first, second], order: "in_turn" })
      .expect(200);
    const signer = (await app.signedIn({ email: second! })).caller;
    expect((await dashboard(signer)).waits.items).toMatchObject([{ id, toSign: false }]);
    await app
      .nobody()
      .post(`/api/sign/${await app.linkTo(first!)}`)
      .expect(200);
    expect((await dashboard(signer)).needs_you.items).toMatchObject([{ id, toSign: true }]);
  });

  test("puts a question to everybody who signed before those who have not answered it", async () => {
    const { id, emails } = await signSheet(app, owner, { songTitle: "Asked about" });
    await owner.post(`/api/documents/${id}/request-deletion`).send({ reason: "Never released" }).expect(201);
    const signer = (await app.signedIn({ email: emails[0]! })).caller;
    expect((await dashboard(signer)).needs_you.items).toMatchObject([{ id, toAnswer: true }]);
    expect(await titles(owner)).toMatchObject({ waiting: ["Asked about"] });
  });

  test("shows the first of each part and counts the rest; what was locked waits where it was", async () => {
    for (let number = 1; number <= 7; number++) await createSheet(owner, { songTitle: `Draft ${number}` });
    const { id } = await sendSheet(app, owner, { songTitle: "Locked" });
    await owner.patch(`/api/documents/${id}/lock`).expect(200);
    const { needs_you, waits } = await dashboard(owner);
    expect(needs_you.items).toHaveLength(5);
    expect(needs_you.total).toBe(7);
    expect(waits.items).toMatchObject([{ status: "locked", part: "waits" }]);
  });

  test("keeps a change that its owner drafts from those who signed", async () => {
    const { id, emails } = await signSheet(app, owner, { songTitle: "As signed" });
    await app.deps.pool.query(
      `update documents set status = 'draft', title = 'Changed in secret',
         content = jsonb_set(content, '{artistName}', '"Nobody yet"') where id = $1`,
      [id],
    );
    const signer = (await app.signedIn({ email: emails[0]! })).caller;
    const { done } = await dashboard(signer);
    expect(done.items).toMatchObject([{ id, title: "As signed", status: "fully_signed" }]);
    expect(JSON.stringify(done)).not.toContain("Nobody yet");
    expect((await list(signer, { search: "secret" })).items).toEqual([]);
    expect((await list(signer, { search: "as signed" })).items).toHaveLength(1);
  });
});

describe("searching one's documents", () => {
  beforeEach(async () => {
    const [zuri, tunde] = people(2);
    await createSheet(owner, {
      songTitle: "Nairobi Nights",
      artistName: "Conceição",
      publishingRightsCollaborators: [
        { ...zuri!, name: "Ọláyínká Adé" },
        { ...tunde!, name: "Ɛdɔ Mensah" },
      ],
    });
    await createAgreement(app, owner, featuredBody());
    await sendSheet(app, owner, { songTitle: "100% Chai_o’clock" });
  });

  test.each([
    ["nairobi", ["Nairobi Nights"]],
    ["NIGHTS nairobi", ["Nairobi Nights"]],
    ["olayinka", ["Nairobi Nights"]],
    ["conceicao split", ["Nairobi Nights"]],
    ["edo mensah", ["Nairobi Nights"]],
    ["100%", ["100% Chai_o’clock"]],
    ["i_o'clock", ["100% Chai_o’clock"]],
    ["nairobi featured", []],
    ["gengetone", []],
  ])("finds by %s", async (search, expected) => {
    expect(await found({ search })).toEqual(expected);
  });

  test("finds an agreement by its type and by both parties", async () => {
    const { primaryArtist, featuredArtist } = featuredBody().content.formData;
    for (const search of ["featured agreement", primaryArtist, featuredArtist])
      expect(await found({ search })).toEqual([expect.stringMatching("Featured Artist Agreement")]);
  });

  test("narrows by part, status and type together, and counts all there are", async () => {
    expect(await list(owner, { status: "pending", type: "split_sheet" })).toMatchObject({ total: 1, all: 3 });
    expect(await list(owner, { part: "needs_you" })).toMatchObject({ total: 2, all: 3 });
    expect(await list(owner, { part: "done" })).toMatchObject({ items: [], total: 0, all: 3, page: 1 });
  });
});

describe("the order and the pages of the list", () => {
  test("sort titles as people read them, and take a page beyond the last for the last", async () => {
    for (const songTitle of ["Take 10", "take 2", "Á", "b", "a", "Take 1"]) {
      await createSheet(owner, { songTitle });
      app.clock.pass(1000);
    }
    expect(await found({ sort: "title" })).toEqual(["a", "Á", "b", "Take 1", "take 2", "Take 10"]);
    expect(await found({})).toEqual(["Take 1", "a", "b", "Á", "take 2", "Take 10"]);
    expect(await found({ sort: "oldest" })).toEqual(["Take 10", "take 2", "Á", "b", "a", "Take 1"]);
    for (let number = 0; number < 7; number++) await createSheet(owner, { songTitle: "Same" });
    const last = await list(owner, { page: 99 });
    expect(last).toMatchObject({ page: 2, total: 13 });
    expect(last.items.map(({ title }) => title)).toEqual(["Take 10"]);
  });
});
