import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { eventsOf, isUnbroken } from "#server/features/documents/index";
import { startTestApp, type Caller, type TestApp } from "#server/testing/app";
import { sendSheet } from "#server/testing/factories/send-sheet";
import { people } from "#server/testing/factories/split-sheet";
import { PASSWORD } from "#server/testing/factories/user";
import { Document } from "#shared/contract/documents";

/** Each pair of acts meets so often: which of them is first differs from time to time. */
const TIMES = 4;

let one: TestApp;
let other: TestApp;
let owner: Caller;
let ownerEmail: string;

beforeAll(async () => {
  one = await startTestApp();
  other = await startTestApp({ beside: one });
  const { user, caller } = await one.signedIn();
  [owner, ownerEmail] = [caller, user.email];
});
afterAll(async () => {
  await other.stop();
  await one.stop();
});

const sign = (app: TestApp, token: string) => app.nobody().post(`/api/sign/${token}`);
const decline = (app: TestApp, token: string, reason = "My share is half of it") =>
  app.nobody().post(`/api/sign/${token}/decline`).send({ reason });
const recall = (id: string) => owner.post(`/api/documents/${id}/recall`).send({ reason: "A mistake" });
const lock = (id: string) => owner.patch(`/api/documents/${id}/lock`);

const times = Array.from({ length: TIMES }, (_, index) => index + 1);

async function outcome(id: string) {
  const document = Document.parse((await owner.get(`/api/documents/${id}`).expect(200)).body);
  const events = await eventsOf(one.deps.db, id);
  expect(isUnbroken(events)).toBe(true);
  const count = (name: string) => events.filter(({ event }) => event === name).length;
  return { ...document, count };
}

/** The status and the code of each answer. */
const outcomes = (answers: { status: number; body: unknown }[]) =>
  answers.map(({ status, body }) => (status === 200 ? "done" : (body as { code: string }).code));

test("the times of the trail follow its order where one process has its clock behind the other's", async () => {
  const { id, tokens } = await sendSheet(one, owner);
  one.clock.pass(5000);
  await sign(other, tokens[0]!).expect(200);
  one.clock.pass(-5000);
  await sign(one, tokens[1]!).send({}).expect(200);
  const second = await sendSheet(one, owner);
  one.clock.pass(5000);
  await sign(other, second.tokens[0]!).expect(200);
  one.clock.pass(-5000);
  await recall(second.id).expect(200);
  for (const documentId of [id, second.id]) {
    const moments = (await eventsOf(one.deps.db, documentId)).map(({ at }) => at.getTime());
    expect(moments).toEqual(moments.toSorted((a, b) => a - b));
  }
});

describe.each(times)("at the same instant, time %i:", () => {
  test("the last signature and a recall: one of them happens", async () => {
    const { id, tokens } = await sendSheet(one, owner);
    await sign(one, tokens[0]!).expect(200);
    const answers = outcomes(await Promise.all([sign(other, tokens[1]!), recall(id)]));
    const { status, count } = await outcome(id);
    if (status === "fully_signed") {
      expect(answers).toEqual(["done", "not_awaiting_signatures"]);
      expect([count("document_fully_signed"), count("document_recalled")]).toEqual([1, 0]);
    } else {
      expect(status).toBe("draft");
      expect(answers).toEqual(["link_withdrawn", "done"]);
      expect([count("document_signed"), count("document_recalled")]).toEqual([1, 1]);
    }
  });

  test("a signer signs in one tab and declines in the other: one of them happens", async () => {
    const { id, tokens } = await sendSheet(one, owner);
    const answers = outcomes(await Promise.all([sign(one, tokens[0]!), decline(other, tokens[0]!)]));
    const { status } = await outcome(id);
    if (status === "draft") expect(answers).toEqual(["link_withdrawn", "done"]);
    else expect([status, answers]).toEqual(["partially_signed", ["done", "already_signed"]]);
  });

  test("two decline: one of them did, and everybody reads that one's reason", async () => {
    const { id, tokens, emails } = await sendSheet(one, owner);
    const answers = outcomes(
      await Promise.all([decline(one, tokens[0]!, "Too little"), decline(other, tokens[1]!, "Too much")]),
    );
    expect(answers.toSorted()).toEqual(["done", "link_withdrawn"]);
    const { status, count } = await outcome(id);
    expect([status, count("document_declined")]).toEqual(["draft", 1]);
    const reason = answers[0] === "done" ? "Too little" : "Too much";
    for (const email of emails) expect((await one.mailsTo(email)).at(-1)!.text).toContain(reason);
  });

  test("a signature and a lock: the signature counts or is refused, and unlocking brings it all back", async () => {
    const { id, tokens } = await sendSheet(one, owner);
    const [signature, locked] = outcomes(await Promise.all([sign(other, tokens[0]!), lock(id)]));
    expect(locked).toBe("done");
    const { status, lockedFrom, signedCount } = await outcome(id);
    expect(status).toBe("locked");
    if (signature === "done") expect([lockedFrom, signedCount]).toEqual(["partially_signed", 1]);
    else expect([signature, lockedFrom, signedCount]).toEqual(["document_locked", "pending", 0]);
  });

  test("the last signature and a lock: a fully signed document is not locked", async () => {
    const { id, tokens } = await sendSheet(one, owner, { publishingRightsCollaborators: people(1) });
    const answers = outcomes(await Promise.all([sign(other, tokens[0]!), lock(id)]));
    const { status } = await outcome(id);
    if (status === "fully_signed") expect(answers).toEqual(["done", "document_not_lockable"]);
    else expect([status, answers]).toEqual(["locked", ["document_locked", "done"]]);
  });

  test("a recall and a deletion: both may happen, in that order, and nothing is left half", async () => {
    const { id } = await sendSheet(one, owner);
    const [recalled, deleted] = await Promise.all([
      recall(id),
      owner.delete(`/api/documents/${id}`).send({ password: PASSWORD }),
    ]);
    expect(deleted.status).toBe(204);
    expect([200, 404]).toContain(recalled.status);
    await owner.get(`/api/documents/${id}`).expect(404);
    expect(isUnbroken(await eventsOf(one.deps.db, id))).toBe(true);
  });
});

test("a double click on recall, decline and lock is one recall, decline and lock", async () => {
  const [recalled, declined, locked] = [
    await sendSheet(one, owner),
    await sendSheet(one, owner),
    await sendSheet(one, owner),
  ];
  for (const act of [
    () => recall(recalled.id),
    () => decline(one, declined.tokens[0]!),
    () => lock(locked.id),
  ])
    expect(outcomes(await Promise.all([act(), act(), act()]))).toEqual(["done", "done", "done"]);
  expect((await outcome(recalled.id)).count("document_recalled")).toBe(1);
  expect((await outcome(declined.id)).count("document_declined")).toBe(1);
  expect((await outcome(locked.id)).count("document_locked")).toBe(1);
  for (const { emails } of [recalled, declined]) {
    const mails = await one.mailsTo(emails[1]!);
    expect(mails).toHaveLength(2);
  }
  expect(await one.mailsTo(ownerEmail)).not.toEqual([]);
});
