import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { eventsOf, isUnbroken } from "#server/features/documents/index";
import { startTestApp, type Caller, type TestApp } from "#server/testing/app";
import { consentCalls } from "#server/testing/consent-calls";
import { people, splitSheetBody } from "#server/testing/factories/split-sheet";
import { signingCalls } from "#server/testing/signing-calls";
import { Document } from "#shared/contract/documents";

const SIGNERS = 6;
const TIMES = 5;

let one: TestApp;
let other: TestApp;
let owner: Caller;

beforeAll(async () => {
  one = await startTestApp();
  other = await startTestApp({ beside: one });
  ({ caller: owner } = await one.signedIn());
});
afterAll(async () => {
  await other.stop();
  await one.stop();
});

/** Every link answers at the same instant, several times each, at both servers in turn. */
async function answerAtOnce(
  purpose: "deletion" | "amendment",
  answers: { token: string; confirmed: boolean }[],
) {
  const both = [consentCalls(one, purpose), consentCalls(other, purpose)];
  const calls = Array.from({ length: TIMES }, (_, turn) =>
    answers.map(({ token, confirmed }, index) => both[(turn + index) % 2]!.answer(token, confirmed)),
  ).flat();
  return (await Promise.all(calls)).map(({ status }) => status);
}

async function eventsNamed(id: string, name: string): Promise<number> {
  const events = await eventsOf(one.deps.db, id);
  expect(isUnbroken(events)).toBe(true);
  return events.filter(({ event }) => event === name).length;
}

const mailedOf = async (words: string, addresses: string[]) => {
  await one.deps.jobs.idle();
  return one.mails.mails
    .filter(({ to, subject }) => addresses.includes(to) && subject.includes(words))
    .map(({ to }) => to)
    .toSorted();
};

describe.each(["deletion", "amendment"] as const)("everybody at the same instant, about a %s,", (purpose) => {
  test("agrees: it is approved once, and everybody gets one mail", async () => {
    const { asked, status } = consentCalls(one, purpose);
    const sheet = await asked(owner, { publishingRightsCollaborators: people(SIGNERS) });
    const statuses = await answerAtOnce(
      purpose,
      sheet.answers.map((token) => ({ token, confirmed: true })),
    );
    expect(new Set(statuses)).toEqual(new Set([200]));
    expect(await status(owner, sheet.id)).toMatchObject({ status: "approved", confirmedCount: SIGNERS });
    expect(await eventsNamed(sheet.id, "consent_confirmed")).toBe(SIGNERS);
    expect(await eventsNamed(sheet.id, "consent_approved")).toBe(1);
    expect(await eventsNamed(sheet.id, "document_amended")).toBe(purpose === "amendment" ? 1 : 0);
    const words = purpose === "deletion" ? "will be deleted" : "may be changed";
    expect(await mailedOf(words, sheet.emails)).toEqual(sheet.emails.toSorted());
  });
});

describe("at the same instant", () => {
  test("one refuses and the last confirms: it is rejected, and nobody hears that it was approved", async () => {
    const { asked, answered, status } = consentCalls(one, "deletion");
    const sheet = await asked(owner, { publishingRightsCollaborators: people(3) });
    await answered(sheet.answers[0]!, true);
    await answerAtOnce("deletion", [
      { token: sheet.answers[1]!, confirmed: true },
      { token: sheet.answers[2]!, confirmed: false },
    ]);
    expect(await status(owner, sheet.id)).toMatchObject({ status: "rejected", rejectedBy: "Writer 3" });
    expect(await eventsNamed(sheet.id, "consent_refused")).toBe(1);
    expect(await eventsNamed(sheet.id, "consent_approved")).toBe(0);
    expect(await mailedOf("is not deleted", sheet.emails)).toEqual(sheet.emails.toSorted());
    expect(await mailedOf("will be deleted", sheet.emails)).toEqual([]);
  });

  test("one person confirms and refuses: the first answer counts, and the other is told so", async () => {
    const { asked, status } = consentCalls(one, "deletion");
    const sheet = await asked(owner);
    const token = sheet.answers[0]!;
    const statuses = await answerAtOnce("deletion", [
      { token, confirmed: true },
      { token, confirmed: false },
    ]);
    expect(statuses.toSorted()).toEqual([
      ...Array<number>(TIMES).fill(200),
      ...Array<number>(TIMES).fill(409),
    ]);
    const found = await status(owner, sheet.id);
    expect(["pending", "rejected"]).toContain(found.hasRequest && found.status);
    const recorded =
      (await eventsNamed(sheet.id, "consent_confirmed")) + (await eventsNamed(sheet.id, "consent_refused"));
    expect(recorded).toBe(1);
  });

  test("the owner cancels and the last one confirms: cancelled, whoever came first", async () => {
    const { asked, answered, answer, cancel, status } = consentCalls(one, "deletion");
    for (let time = 1; time <= 5; time++) {
      const sheet = await asked(owner);
      await answered(sheet.answers[0]!, true);
      const [cancelled, confirmed] = await Promise.all([
        cancel(owner, sheet.id),
        answer(sheet.answers[1]!, true),
      ]);
      expect(cancelled.status).toBe(200);
      expect([200, 409]).toContain(confirmed.status);
      expect(await status(owner, sheet.id)).toMatchObject({ status: "cancelled" });
    }
  });

  test("the owner cancels a change and the last one confirms: one of the two holds", async () => {
    const { asked, answered, answer, cancel, status } = consentCalls(one, "amendment");
    for (let time = 1; time <= 5; time++) {
      const sheet = await asked(owner);
      await answered(sheet.answers[0]!, true);
      const [cancelled, confirmed] = await Promise.all([
        cancel(owner, sheet.id),
        answer(sheet.answers[1]!, true),
      ]);
      expect([cancelled.status, confirmed.status].toSorted()).toEqual([200, 409]);
      const isApproved = confirmed.status === 200;
      expect(await status(owner, sheet.id)).toMatchObject({ status: isApproved ? "approved" : "cancelled" });
      const { body } = await owner.get(`/api/documents/${sheet.id}`).expect(200);
      expect(body.status).toBe(isApproved ? "draft" : "fully_signed");
    }
  });

  test("a deletion and a change are asked for: only one is", async () => {
    const sheet = await consentCalls(one, "deletion").asked(owner);
    await consentCalls(one, "deletion").cancel(owner, sheet.id).expect(200);
    const answers = await Promise.all([
      consentCalls(one, "deletion").request(owner, sheet.id),
      consentCalls(one, "amendment").request(owner, sheet.id),
    ]);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(1);
  });
});

describe("about a change that everybody but one has signed, at the same instant", () => {
  /** A changed version beside the one in force, with the link of the last who has to sign it. */
  async function allButOne() {
    const { asked, answered } = consentCalls(one, "amendment");
    const sheet = await asked(owner, { publishingRightsCollaborators: people(3) });
    for (const token of sheet.answers) await answered(token, true);
    const two = people(2).map(({ percentage }, index) => ({ ...sheet.writers[index]!, percentage }));
    const content = splitSheetBody({ publishingRightsCollaborators: two }).content;
    await owner.patch(`/api/documents/${sheet.id}`).send({ content }).expect(200);
    const emails = two.map(({ email }) => email);
    one.clock.pass(60_000);
    await owner.post(`/api/documents/${sheet.id}/send-for-signing`).send({ emails }).expect(200);
    const links = await Promise.all(sheet.emails.map((email) => one.linkTo(email, 2)));
    const { signed, codeFor } = signingCalls(one);
    for (const link of links.slice(0, 2)) await signed(link);
    const code = await codeFor(links[2]!);
    const leaves = (at: TestApp) => at.nobody().post(`/api/sign/${links[2]}`).send({ code });
    return { ...sheet, leaves };
  }

  const standing = async (id: string) => {
    const { rows } = await one.deps.pool.query<{ number: number }>(
      "select number from document_versions where document_id = $1 and signed_at is not null and ended_at is null",
      [id],
    );
    const { body } = await owner.get(`/api/documents/${id}`).expect(200);
    const { status, inForce } = Document.parse(body);
    expect(rows).toEqual([{ number: inForce?.version }]);
    return { status, inForce: inForce?.version };
  };

  test.each([1, 2, 3])("the last signs and the owner recalls it: one of them happens, time %i", async () => {
    const { id, leaves } = await allButOne();
    const [signature, recall] = await Promise.all([
      leaves(other),
      owner.post(`/api/documents/${id}/recall`).send({ reason: "A mistake" }),
    ]);
    expect([signature.status, recall.status].toSorted()).toEqual([200, 409]);
    expect(await standing(id)).toEqual(
      signature.status === 200 ? { status: "fully_signed", inForce: 2 } : { status: "draft", inForce: 1 },
    );
    expect(await eventsNamed(id, "version_replaced")).toBe(signature.status === 200 ? 1 : 0);
  });

  test.each([1, 2, 3])("the last signs and the last agrees to delete it, time %i", async () => {
    const { id, emails, leaves } = await allButOne();
    const { request, tokenTo, answered, answer, status } = consentCalls(one, "deletion");
    await request(owner, id).expect(201);
    const tokens = await Promise.all(emails.map((email) => tokenTo(email)));
    for (const token of tokens.slice(0, 2)) await answered(token, true);
    const [signature, agreement] = await Promise.all([leaves(other), answer(tokens[2]!, true)]);
    // Whoever comes first: what was signed by all is in force, and nobody has agreed to delete that.
    expect(signature.status).toBe(200);
    expect([200, 409]).toContain(agreement.status);
    expect(await standing(id)).toEqual({ status: "fully_signed", inForce: 2 });
    expect(await status(owner, id)).toEqual({ hasRequest: false });
    expect(await eventsNamed(id, "consent_superseded")).toBe(1);
  });

  test("the last signs five times at two servers, with the tries that a code has: it is replaced once", async () => {
    const { id, leaves } = await allButOne();
    const calls = Array.from({ length: 5 }, (_, turn) => leaves([one, other][turn % 2]!));
    expect(new Set((await Promise.all(calls)).map(({ status }) => status))).toEqual(new Set([200]));
    expect(await eventsNamed(id, "version_replaced")).toBe(1);
    expect(await standing(id)).toEqual({ status: "fully_signed", inForce: 2 });
  });
});
