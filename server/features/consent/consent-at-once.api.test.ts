import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { eventsOf, isUnbroken } from "#server/features/documents/index";
import { startTestApp, type Caller, type TestApp } from "#server/testing/app";
import { consentCalls } from "#server/testing/consent-calls";
import { people } from "#server/testing/factories/split-sheet";

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
