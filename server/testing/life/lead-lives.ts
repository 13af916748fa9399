import { Agent } from "node:http";
import type { Test } from "supertest";
import * as fc from "fast-check";
import { expect } from "vitest";
import type { Caller } from "#server/testing/app";
import { appForFile } from "#server/testing/app-for-file";
import {
  apply,
  newestOf,
  newModel,
  numberInForce,
  versionShown,
  type Model,
} from "#server/testing/life/model";
import { startLife } from "#server/testing/life/play";
import { livesFrom, type Step } from "#server/testing/life/steps";
import { ConsentStatus } from "#shared/contract/consent";
import { Document, DocumentSummary } from "#shared/contract/documents";
import { GONE } from "#shared/domain/document-status";

/** The same words for both sides: what their owner sees. */
function expectedOf(model: Model) {
  if (model.status === GONE) return { status: GONE };
  const version = versionShown(model);
  return {
    status: model.status,
    lockedFrom: model.lockedFrom,
    signedCount: version?.signed.size ?? 0,
    version: version ? model.standsAt : null,
    inForce: numberInForce(model) || null,
  };
}

/** The list is read by a statement of its own. */
async function seenInList(owner: Caller, id: string) {
  const { body } = await owner.get("/api/documents").expect(200);
  const { status, inForce } = DocumentSummary.array()
    .parse(body)
    .find((document) => document.id === id)!;
  return { status, inForce: inForce?.version ?? null };
}

async function seen(owner: Caller, id: string) {
  const { status, body } = await owner.get(`/api/documents/${id}`);
  if (status === 404) return { status: GONE };
  const document = Document.parse(body);
  const { status: stands, lockedFrom, signedCount, version, inForce } = document;
  return {
    status: stands,
    lockedFrom,
    signedCount,
    version: version?.number ?? null,
    inForce: inForce?.version ?? null,
  };
}

function expectedRequest(model: Model, purpose: "deletion" | "amendment") {
  const newest = newestOf(model, purpose);
  if (!newest) return { hasRequest: false };
  const ranOut = newest.status === "pending" && newest.expiresAt <= model.now;
  return {
    hasRequest: true,
    status: ranOut ? "expired" : newest.status,
    confirmedCount: newest.answers.filter((answer) => answer === "confirmed").length,
    totalConfirmations: newest.answers.length,
  };
}

async function seenRequest(owner: Caller, id: string, which: "deletion" | "unlock") {
  const { body } = await owner.get(`/api/documents/${id}/${which}-status`).expect(200);
  const found = ConsentStatus.parse(body);
  if (!found.hasRequest) return { hasRequest: false };
  const { status, confirmedCount, totalConfirmations } = found;
  return { hasRequest: true, status, confirmedCount, totalConfirmations };
}

/** The password of these people, hashed in next to no time: how long it takes is another test's. */
const passwordHash =
  "$argon2id$v=19$m=8,t=1,p=1$/G8doaAWjDtQlk1PlT2v1A$mNjfQtOFCp+0KsUipbgIx20z6qmYam3BwPT5ViCSfwE";

/** While one life waits for its database another has its turn. */
const AT_ONCE = 2;

/** Half of them begin one way and half the other. A change of what may be done to a document is worth `LIVES=1000`: minutes. */
const LIVES = Number(process.env.LIVES ?? 100) / 2;

/**
 * Leads half of the lives, which go on at random from one of these beginnings, over HTTP and in the model, and fails where the two disagree.
 * Nobody reads the mails: jobs wait, as after a crash, and the clockwork is run by hand.
 */
export async function leadLives(beginnings: Step[][]): Promise<void> {
  const seed = fc.readConfigureGlobal().seed ?? 0;
  const shares = Array.from({ length: AT_ONCE }, (_, share) => ({
    numRuns: LIVES / AT_ONCE,
    seed: seed + share,
  }));
  await Promise.all(shares.map((share) => leadShare(beginnings, share)));
}

/** One life after the other, on a service and a clock of their own. */
async function leadShare(beginnings: Step[][], share: { numRuns: number; seed: number }): Promise<void> {
  const app = await appForFile({ env: { TRUST_PROXY: "1" }, jobs: "queued" });
  const connections = new Agent({ keepAlive: true });
  // Thousands of requests: over connections that stay, and with nothing to unpack.
  const quick = (caller: Caller) =>
    caller.use((request: Test) => void request.agent(connections)).set("Accept-Encoding", "identity");
  const signedIn = async () => quick((await app.signedIn({ passwordHash })).caller);
  const [owner, stranger] = [await signedIn(), await signedIn()];
  const nobody = quick(app.nobody());
  let lived = 0;

  await fc.assert(
    fc.asyncProperty(livesFrom(beginnings), async ({ signers, beginning, steps }) => {
      // The clockwork has this life alone to look after, and how often one may try something is another test's.
      await app.deps.pool.query("delete from documents; delete from rate_limits");
      lived += 1;
      const address = `10.0.${lived >> 8}.${lived & 255}`;
      const life = await startLife({ app, owner, stranger, nobody, address }, signers);
      const model = newModel(signers);
      for (const [index, step] of steps.entries()) {
        const after = { step: index + 1, ...step };
        const expected = apply(model, step);
        expect({ after, error: await life.take(step) }).toEqual({ after, error: expected });
        // The few beginnings are the same in every life: it is enough to look where they have led.
        if (index + 1 < beginning) continue;
        expect({ after, ...(await seen(owner, life.id)) }).toEqual({ after, ...expectedOf(model) });
      }
      if (model.status === GONE) return;
      const { status, inForce } = expectedOf(model);
      expect(await seenInList(owner, life.id)).toEqual({ status, inForce });
      expect(await seenRequest(owner, life.id, "deletion")).toEqual(expectedRequest(model, "deletion"));
      expect(await seenRequest(owner, life.id, "unlock")).toEqual(expectedRequest(model, "amendment"));
    }),
    share,
  );
}
