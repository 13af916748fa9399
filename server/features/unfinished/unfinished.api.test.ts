import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { forgetForms } from "#server/features/unfinished/unfinished";
import type { Caller } from "#server/testing/app";
import { appForFile } from "#server/testing/app-for-file";
import { producerBody } from "#server/testing/factories/create-agreement";
import { splitSheetBody } from "#server/testing/factories/split-sheet";
import { completedPayment } from "#server/testing/factories/start-payment";
import { MAX_UNFINISHED, UnfinishedForm } from "#shared/contract/unfinished";

const app = await appForFile();
const DAY = 24 * 60 * 60 * 1000;

const typed = (title: string, rest: object = {}) => ({
  type: "split_sheet",
  title,
  form: { songTitle: title },
  revision: randomUUID(),
  known: null,
  ...rest,
});
const keep = (caller: Caller, id: string, body: object) => caller.put(`/api/unfinished/${id}`).send(body);
const titles = async (caller: Caller) => {
  const { body } = await caller.get("/api/unfinished").expect(200);
  return (body as { title: string }[]).map(({ title }) => title);
};

test("a form goes on wherever its owner is signed in, the last changed first, and is nobody else's", async () => {
  const { caller } = await app.signedIn();
  const { caller: other } = await app.signedIn();
  const id = randomUUID();
  const first = typed("");
  await keep(caller, id, first).expect(200);
  app.clock.pass(1000);
  await keep(caller, randomUUID(), typed("Later")).expect(200);
  app.clock.pass(1000);
  await keep(caller, id, typed("Jahazi", { known: first.revision })).expect(200);
  expect(await titles(caller)).toEqual(["Jahazi", "Later"]);
  const { body } = await caller.get(`/api/unfinished/${id}`).expect(200);
  expect(UnfinishedForm.parse(body)).toMatchObject({ title: "Jahazi", form: { songTitle: "Jahazi" } });

  expect(await titles(other)).toEqual([]);
  await other.get(`/api/unfinished/${id}`).expect(404);
  await other.delete(`/api/unfinished/${id}`).expect(404);
  await keep(other, id, typed("Mine")).expect(404);
  await keep(other, id, typed("Mine", { known: first.revision })).expect(404);
  const { rows } = await app.deps.pool.query("select form_sealed from unfinished_forms where id = $1", [id]);
  expect(JSON.stringify(rows)).not.toContain("Jahazi");
});

test("what another device has written since is not overwritten, and a lost answer is no other device", async () => {
  const { caller } = await app.signedIn();
  const id = randomUUID();
  const first = typed("One");
  await keep(caller, id, first).expect(200);
  await keep(caller, id, first).expect(200);
  const lost = typed("Two", { known: first.revision });
  await keep(caller, id, lost).expect(200);
  const after = typed("Three", { known: first.revision, tried: [lost.revision] });
  await keep(caller, id, after).expect(200);
  const late = await keep(caller, id, typed("Four", { known: first.revision })).expect(409);
  expect(late.body).toMatchObject({ code: "unfinished_changed" });
  expect(await titles(caller)).toEqual(["Three"]);

  const [one, other] = await Promise.all(
    ["Five", "Six"].map((title) => keep(caller, id, typed(title, { known: after.revision }))),
  );
  expect([one!.status, other!.status].toSorted()).toEqual([200, 409]);
  await caller.delete(`/api/unfinished/${id}`).expect(204);
  await keep(caller, id, typed("Seven", { known: after.revision })).expect(404);
  expect(await titles(caller)).toEqual([]);
});

test("it ends as the document it becomes, and does not come back after that", async () => {
  const { caller } = await app.signedIn();
  const id = randomUUID();
  await keep(caller, id, typed("Jahazi")).expect(200);
  await caller
    .post("/api/documents")
    .send({ ...splitSheetBody(), id })
    .expect(201);
  expect(await titles(caller)).toEqual([]);
  await keep(caller, id, typed("Jahazi")).expect(404);

  const payment = await completedPayment(app, caller);
  await keep(caller, payment.id, typed("Usiku", { type: "producer_agreement" })).expect(200);
  await caller
    .post("/api/documents")
    .send({ ...producerBody(), paymentId: payment.id })
    .expect(201);
  expect(await titles(caller)).toEqual([]);
  await keep(caller, payment.id, typed("Usiku", { type: "producer_agreement" })).expect(404);
});

test("it is forgotten 90 days after it was changed last", async () => {
  const { caller } = await app.signedIn();
  await keep(caller, randomUUID(), typed("Old")).expect(200);
  app.clock.pass(89 * DAY);
  await keep(caller, randomUUID(), typed("New")).expect(200);
  app.clock.pass(2 * DAY);
  await forgetForms(app.deps);
  expect(await titles(caller)).toEqual(["New"]);
});

test("a template stays beside what is begun, has room of its own, and is not forgotten", async () => {
  const { caller } = await app.signedIn();
  const { caller: other } = await app.signedIn();
  const id = randomUUID();
  const first = typed("Our band", { isTemplate: true, form: { artistName: "Sauti" } });
  await keep(caller, id, first).expect(200);
  await keep(caller, randomUUID(), typed("Begun")).expect(200);
  const { body } = await caller.get("/api/unfinished").expect(200);
  expect(body).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ id, title: "Our band", isTemplate: true }),
      expect.objectContaining({ title: "Begun", isTemplate: false }),
    ]),
  );
  await other.get(`/api/unfinished/${id}`).expect(404);

  const known = first.revision;
  await keep(caller, id, typed("Begun with it", { known })).expect(409);
  await keep(caller, id, { ...first, title: "The band", revision: randomUUID(), known }).expect(200);
  app.clock.pass(120 * DAY);
  await forgetForms(app.deps);
  expect(await titles(caller)).toEqual(["The band"]);

  await app.deps.pool.query(
    `insert into unfinished_forms (id, owner_id, type, is_template, form_sealed, revision, updated_at)
     select gen_random_uuid(), owner_id, type, true, form_sealed, gen_random_uuid(), updated_at
     from unfinished_forms, generate_series(2, $1::int) where id = $2`,
    [MAX_UNFINISHED, id],
  );
  await keep(caller, randomUUID(), typed("Still room")).expect(200);
  await keep(caller, randomUUID(), typed("None left", { isTemplate: true })).expect(409);
});
