import supertest from "supertest";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { eventsOf, isUnbroken } from "#server/features/documents/index";
import { purgeDocuments } from "#server/features/consent/purge-documents";
import { startTestApp, type Caller, type TestApp } from "#server/testing/app";
import { consentCalls } from "#server/testing/consent-calls";
import { people, splitSheetBody } from "#server/testing/factories/split-sheet";
import { PASSWORD } from "#server/testing/factories/user";
import { signingCalls } from "#server/testing/signing-calls";
import { createServerProcess, type ServerProcess } from "#server/testing/server-process";
import { Document } from "#shared/contract/documents";

/*
 * A change that everybody but one has signed, and everything that can be done to it at the same instant, at two processes on one database:
 * whoever is first, one version binds, and nothing of the rest has half happened.
 */

let here: TestApp;
let there: ServerProcess;
let owner: { here: Caller; there: Caller };

beforeAll(async () => {
  here = await startTestApp();
  there = await createServerProcess(undefined, here.variables);
  const { user, caller } = await here.signedIn();
  const away = supertest.agent(there.url);
  await away.post("/api/login").send({ email: user.email, password: PASSWORD }).expect(200);
  owner = { here: caller, there: away };
});
afterAll(async () => {
  await there.remove();
  await here.stop();
});

/** Version 1 in force, version 2 without its third person: two have signed it, the third is asked to; two of three agreed to delete. */
async function allButOne() {
  const { asked, answered } = consentCalls(here, "amendment");
  const { id, writers, emails, answers } = await asked(owner.here, {
    publishingRightsCollaborators: people(3),
  });
  for (const token of answers) await answered(token, true);
  const two = people(2).map(({ percentage }, index) => ({ ...writers[index]!, percentage }));
  const { content } = splitSheetBody({ publishingRightsCollaborators: two });
  await owner.here.patch(`/api/documents/${id}`).send({ content }).expect(200);
  here.clock.pass(60_000);
  const staying = { emails: two.map(({ email }) => email) };
  await owner.here.post(`/api/documents/${id}/send-for-signing`).send(staying).expect(200);
  const links = await Promise.all(emails.map((email) => here.linkTo(email, 2)));
  const { signed, codeFor } = signingCalls(here);
  for (const link of links.slice(0, 2)) await signed(link);
  const deletion = consentCalls(here, "deletion");
  await deletion.request(owner.here, id).expect(201);
  const tokens = await Promise.all(emails.map((email) => deletion.tokenTo(email)));
  for (const token of tokens.slice(0, 2)) await deletion.answered(token, true);
  return { id, link: links[2]!, code: await codeFor(links[2]!), token: tokens[2]! };
}

type Change = Awaited<ReturnType<typeof allButOne>>;

const acts = {
  sign: ({ link, code }, at) => at.nobody.post(`/api/sign/${link}`).send({ code }),
  decline: ({ link }, at) => at.nobody.post(`/api/sign/${link}/decline`).send({ reason: "It is mine, too" }),
  recall: ({ id }, at) => at.owner.post(`/api/documents/${id}/recall`).send({ reason: "A mistake" }),
  "agree to delete": ({ token }, at) =>
    at.nobody.post(`/api/confirm-deletion/${token}`).send({ confirmed: true }),
  "take the question back": ({ id }, at) => at.owner.post(`/api/documents/${id}/cancel-deletion`),
  "ask for another change": ({ id }, at) =>
    at.owner.patch(`/api/documents/${id}/unlock`).send({ reason: "Once more" }),
  "drop the change": ({ id }, at) => at.owner.post(`/api/documents/${id}/drop-change`),
  delete: ({ id }, at) => at.owner.delete(`/api/documents/${id}`).send({ password: PASSWORD }),
  lock: ({ id }, at) => at.owner.patch(`/api/documents/${id}/lock`),
} satisfies Record<string, (change: Change, at: { owner: Caller; nobody: Caller }) => supertest.Test>;
type Act = keyof typeof acts;

/** Each act at both processes, so that each is a double click as well; the code of what is refused, by act. */
async function atOnce(change: Change, names: readonly Act[]) {
  const places = [
    { owner: owner.here, nobody: here.nobody() },
    { owner: owner.there, nobody: supertest.agent(there.url) },
  ];
  const calls = names.flatMap((name, turn) =>
    [0, 1].map(async (place) => {
      const { status, body } = await acts[name](change, places[(turn + place) % 2]!);
      expect(status, `${name}: ${JSON.stringify(body)}`).toBeLessThan(500);
      return [name, status < 300 ? "done" : (body as { code: string }).code] as const;
    }),
  );
  const answers = await Promise.all(calls);
  return Object.fromEntries(
    names.map((name) => [name, answers.filter(([of]) => of === name).map(([, what]) => what)]),
  );
}

/** What stands, by the tables and by the API, which have to agree; with how often each thing happened. */
async function standing(id: string) {
  const { rows } = await here.deps.pool.query<{ number: number; ended: string | null; missing: number }>(
    `select v.number, v.ended_because as ended,
       (select count(*)::int from signers s where s.version_id = v.id and not exists (select from signatures g where g.signer_id = s.id)) as missing
     from document_versions v where v.document_id = $1 order by v.number`,
    [id],
  );
  const seen = [];
  for (const caller of [owner.here, owner.there]) {
    const { body } = await caller.get(`/api/documents/${id}`).expect(200);
    const { status, inForce } = Document.parse(body);
    seen.push({ status, inForce: inForce?.version });
  }
  expect(seen[0]).toEqual(seen[1]);
  const events = await eventsOf(here.deps.db, id);
  expect(isUnbroken(events)).toBe(true);
  const count = (name: string) => events.filter(({ event }) => event === name).length;
  return { ...seen[0]!, versions: rows, count };
}

/** Either everybody signed, and nobody took it back; or it was taken back once at most, and the old version binds with nobody missing on it. */
async function expectOneBinds({ id }: Change): Promise<void> {
  const { status, inForce, versions, count } = await standing(id);
  const takenBack = count("document_recalled") + count("document_declined");
  const deletion = await consentCalls(here, "deletion").status(owner.here, id);
  if (inForce === 2) {
    expect(status).toBe("fully_signed");
    expect(versions).toEqual([
      { number: 1, ended: "replaced", missing: 0 },
      { number: 2, ended: null, missing: 0 },
    ]);
    expect([takenBack, count("version_replaced")]).toEqual([0, 1]);
    // Nobody has agreed to delete what everybody signed last.
    expect(deletion).toEqual({ hasRequest: false });
    return;
  }
  expect(inForce).toBe(1);
  expect(versions[0]).toEqual({ number: 1, ended: null, missing: 0 });
  expect(versions[1]).toMatchObject({ number: 2, missing: 1 });
  expect(count("version_replaced")).toBe(0);
  expect(takenBack).toBe(versions[1]!.ended === null ? 0 : 1);
  if (takenBack === 0) expect(["partially_signed", "locked"]).toContain(status);
}

const rivals: Act[][] = [
  ["sign", "recall"],
  ["sign", "decline", "lock"],
  ["sign", "agree to delete", "ask for another change"],
  ["recall", "drop the change", "sign"],
  Object.keys(acts) as Act[],
  (Object.keys(acts) as Act[]).toReversed(),
];

test.each(rivals.map((names) => [names.join(", "), names] as const))(
  "at two processes at once: %s",
  async (_, names) => {
    const change = await allButOne();
    const answers = await atOnce(change, names);
    await expectOneBinds(change).catch((error: unknown) => {
      throw new Error(JSON.stringify(answers), { cause: error });
    });
  },
);

describe("the day of a deletion has come", () => {
  test.each([1, 2])("and the last signs the change at the other process, time %i: one of them", async () => {
    const change = await allButOne();
    await consentCalls(here, "deletion").answered(change.token, true);
    await here.deps.pool.query(
      "update consent_requests set scheduled_at = now() - interval '1 minute' where document_id = $1 and status = 'approved'",
      [change.id],
    );
    const [signature] = await Promise.all([
      supertest.agent(there.url).post(`/api/sign/${change.link}`),
      purgeDocuments(here.deps),
    ]);
    if (signature.status === 200) return expectOneBinds(change);
    expect(signature.status).toBeGreaterThanOrEqual(400);
    expect(signature.status).toBeLessThan(500);
    await owner.there.get(`/api/documents/${change.id}`).expect(404);
    const { rowCount } = await here.deps.pool.query("select from document_versions where document_id = $1", [
      change.id,
    ]);
    expect(rowCount).toBe(0);
    expect(isUnbroken(await eventsOf(here.deps.db, change.id))).toBe(true);
  });
});
