import { beforeEach, describe, expect, test } from "vitest";
import type { Caller } from "#server/testing/app";
import { appForFile } from "#server/testing/app-for-file";
import { createSheet } from "#server/testing/factories/create-sheet";
import { sendSheet } from "#server/testing/factories/send-sheet";
import { signSheet } from "#server/testing/factories/sign-sheet";
import { dashboardEndpoints } from "#shared/contract/dashboard";
import { MAX_LABELS } from "#shared/contract/labels";
import { Outcome } from "#shared/contract/many";

const app = await appForFile();
let owner: Caller;
let other: Caller;

beforeEach(async () => {
  owner = (await app.signedIn()).caller;
  other = (await app.signedIn()).caller;
});

async function dashboard(caller = owner) {
  const { body } = await caller.get("/api/dashboard").expect(200);
  return dashboardEndpoints["GET /api/dashboard"].response.parse(body);
}

async function list(query: object, caller = owner) {
  const { body } = await caller.get("/api/dashboard/documents").query(query).expect(200);
  return dashboardEndpoints["GET /api/dashboard/documents"].response.parse(body);
}

const titles = async (query: object, caller = owner) =>
  (await list(query, caller)).items.map(({ title }) => title);

const label = (documentIds: string[], name: string, isOn = true, caller = owner) =>
  caller.post("/api/documents/label").send({ documentIds, name, isOn });

async function archive(documentIds: string[], { isArchived = true, caller = owner } = {}) {
  const { body } = await caller.post("/api/documents/archive").send({ documentIds, isArchived }).expect(200);
  return Outcome.parse(body).done;
}

describe("labels", () => {
  test("are made while they are put on, whatever their case, and many documents have many", async () => {
    const [one, two, three] = [
      await createSheet(owner, { songTitle: "One" }),
      await createSheet(owner, { songTitle: "Two" }),
      await createSheet(owner, { songTitle: "Three" }),
    ];
    await label([one.id, two.id], "Jahazi EP").expect(200);
    await label([two.id, three.id], "Wedding").expect(200);
    await label([three.id], "  JAHAZI  ep ").expect(200);
    const { labels, needs_you } = await dashboard();
    expect(labels.map(({ name }) => name)).toEqual(["Jahazi EP", "Wedding"]);
    const namesOf = (id: string) =>
      needs_you.items.find((row) => row.id === id)!.labels.map(({ name }) => name);
    expect(namesOf(two.id)).toEqual(["Jahazi EP", "Wedding"]);
    expect(namesOf(three.id)).toEqual(["Jahazi EP", "Wedding"]);

    const [album] = labels;
    expect(await titles({ label: album!.id, sort: "title" })).toEqual(["One", "Three", "Two"]);
    expect(await list({ label: album!.id, search: "two" })).toMatchObject({ total: 1, all: 3 });
    await label([one.id, two.id], "jahazi ep", false).expect(200);
    expect(await titles({ label: album!.id })).toEqual(["Three"]);
  });

  test("are renamed, but not to the name of another, and deleted without the documents", async () => {
    const { id } = await createSheet(owner, { songTitle: "Kept" });
    await label([id], "Albun").expect(200);
    await label([id], "Single").expect(200);
    const [album, single] = (await dashboard()).labels;
    const rename = (name: string) => owner.put(`/api/labels/${album!.id}`).send({ name });
    const { body } = await rename("single").expect(409);
    expect(body).toMatchObject({ code: "label_exists" });
    await rename("album").expect(200);
    await rename("Album").expect(200);
    await owner.delete(`/api/labels/${single!.id}`).expect(204);
    await owner.delete(`/api/labels/${single!.id}`).expect(404);
    const { needs_you, labels } = await dashboard();
    expect(labels).toEqual([{ id: album!.id, name: "Album" }]);
    expect(needs_you.items).toMatchObject([{ id, labels: [{ name: "Album" }] }]);
  });

  test("are each reader's own: a signer's and the owner's of one document are apart", async () => {
    const { id, emails } = await sendSheet(app, owner, { songTitle: "Shared" });
    const signer = (await app.signedIn({ email: emails[0]! })).caller;
    await label([id], "Mine").expect(200);
    await label([id], "Features", true, signer).expect(200);
    const of = async (caller: Caller) => (await list({ sort: "oldest" }, caller)).items[0]!.labels;
    expect(await of(owner)).toMatchObject([{ name: "Mine" }]);
    expect(await of(signer)).toMatchObject([{ name: "Features" }]);
    const foreign = (await dashboard()).labels[0]!.id;
    expect(await titles({ label: foreign }, signer)).toEqual([]);
    await signer.put(`/api/labels/${foreign}`).send({ name: "Taken over" }).expect(404);
    await signer.delete(`/api/labels/${foreign}`).expect(404);
    await label([id], "Not theirs", true, other).expect(404);
    expect((await dashboard(other)).labels).toEqual([]);
  });

  test("have room for many of an account, and none more", async () => {
    const { id } = await createSheet(owner);
    await label([id], "First").expect(200);
    await app.deps.pool.query(
      `insert into labels (id, owner_id, name, created_at)
       select gen_random_uuid(), owner_id, 'Label ' || n, now() from labels, generate_series(2, $1::int) n
       where id = $2`,
      [MAX_LABELS, (await dashboard()).labels[0]!.id],
    );
    const { body } = await label([id], "One more").expect(409);
    expect(body).toMatchObject({ code: "labels_full" });
    await label([id], "Label 7").expect(200);
  });

  test("made twice at once are one", async () => {
    const { id } = await createSheet(owner);
    await Promise.all(["EP", "ep", "Ep"].map((name) => label([id], name).expect(200)));
    expect((await dashboard()).labels).toHaveLength(1);
  });
});

describe("what was put away", () => {
  test("leaves the list and comes back; it is found by words, by a label and where it is", async () => {
    const draft = await createSheet(owner, { songTitle: "Draft" });
    const signed = await signSheet(app, owner, { songTitle: "Signed" });
    await label([signed.id], "2024").expect(200);
    expect(await archive([draft.id, signed.id])).toEqual([draft.id, signed.id]);
    const { needs_you, done, archived, labels } = await dashboard();
    expect([needs_you.total, done.total, archived]).toEqual([0, 0, 2]);
    expect(await titles({ sort: "title" })).toEqual([]);
    expect(await list({ part: "archived", sort: "title" })).toMatchObject({
      items: [
        { title: "Draft", archived: true },
        { title: "Signed", part: "archived" },
      ],
      total: 2,
      all: 2,
    });
    expect(await titles({ search: "draft" })).toEqual(["Draft"]);
    expect(await titles({ label: labels[0]!.id })).toEqual(["Signed"]);
    await archive([draft.id, signed.id], { isArchived: false });
    expect((await dashboard()).archived).toBe(0);
    expect(await titles({ sort: "title" })).toEqual(["Draft", "Signed"]);
  });

  test("is each reader's own, and shows all the same while something of it waits for them", async () => {
    const { id, emails, tokens } = await sendSheet(app, owner, { songTitle: "Out" });
    const signer = (await app.signedIn({ email: emails[0]! })).caller;
    await archive([id], { caller: signer });
    expect((await dashboard(signer)).needs_you.items).toMatchObject([{ id, archived: true }]);
    expect((await dashboard()).waits.items).toMatchObject([{ id, archived: false }]);

    await archive([id]);
    expect((await dashboard()).waits.total).toBe(0);
    const note = { kind: "change", text: "My share is 60" };
    await app.nobody().post(`/api/sign/${tokens[1]}/notes`).send(note).expect(200);
    expect((await dashboard()).needs_you.items).toMatchObject([{ id, archived: true }]);

    for (const token of tokens) await app.nobody().post(`/api/sign/${token}`).expect(200);
    for (const caller of [owner, signer])
      expect(await dashboard(caller)).toMatchObject({
        archived: 1,
        needs_you: { total: 0 },
        done: { total: 0 },
      });
  });

  test("comes back by itself when a signer declines it, or its owner goes on with it", async () => {
    const out = await sendSheet(app, owner, { songTitle: "Declined" });
    const draft = await createSheet(owner, { songTitle: "Gone on with" });
    await archive([out.id, draft.id]);
    app.clock.pass(1000);
    await app.nobody().post(`/api/sign/${out.tokens[0]}/decline`).send({ reason: "My share" }).expect(200);
    expect((await dashboard()).needs_you.items).toMatchObject([{ id: out.id, archived: false }]);
    await archive([out.id]);
    expect((await dashboard()).needs_you.total).toBe(0);

    app.clock.pass(1000);
    const { content, revision } = (await owner.get(`/api/documents/${draft.id}`)).body as {
      content: object;
      revision: number;
    };
    await owner
      .patch(`/api/documents/${draft.id}`)
      .send({ content: { ...content, notes: "Second verse" }, revision })
      .expect(200);
    expect((await dashboard()).needs_you.items).toMatchObject([{ id: draft.id }]);
  });

  test("is nobody else's to put away", async () => {
    const { id } = await createSheet(owner);
    await other
      .post("/api/documents/archive")
      .send({ documentIds: [id], isArchived: true })
      .expect(404);
    expect((await dashboard()).archived).toBe(0);
  });
});
