import { randomUUID } from "node:crypto";
import type { Trx } from "#server/db/client";
import type { Deps } from "#server/deps";
import { holdMailCounts, type UserRecord } from "#server/features/auth/index";
import { askSigner } from "#server/features/consent/ask-signer";
import { expiryOf, type Purpose } from "#server/features/consent/consent-rules";
import {
  findOpenRequest,
  insertAnswers,
  insertRequest,
  type ConsentRequestRecord,
} from "#server/features/consent/consent-store";
import { expireRequest } from "#server/features/consent/expire-requests";
import { findNewestRequest } from "#server/features/consent/questions-store";
import { recordStep } from "#server/features/consent/record-step";
import {
  findInForce,
  lockDocumentRecord,
  peopleBoundBy,
  type DocumentRecord,
  type FormerSigner,
} from "#server/features/documents/index";
import { assertMayText, notifyWhoSignedFor } from "#server/features/signing/index";
import { AppError } from "#server/http/app-error";
import { may, type DocumentStatus } from "#shared/domain/document-status";

const actions = { deletion: "purge", amendment: "amend" } as const;

const AGREED =
  "Everybody has agreed to the deletion of this document already. To keep or change it, cancel the deletion first.";

/** How the owner may delete a document that no version is in force of. */
const wayOut: Partial<Record<DocumentStatus, string>> = {
  partially_signed:
    "Not everybody has signed this document yet. Recall it: then it is a draft again, and you can delete it without asking anybody.",
  pending: "Nobody has signed this document yet: you can delete it without asking anybody.",
};
const LOCKED = "This document is locked. Unlock it first.";

type Asking = { purpose: Purpose; reason: string };

/**
 * Asks everybody on the version in force, whatever is drafted or proposed beside it, and answers how many they are. Repeating it while
 * they are asked changes nothing. Throws `document_not_found`, `document_not_signed`, `signed_by_phone`, `too_many_requests`, `consent_open`.
 */
export async function requestConsent(
  deps: Deps,
  user: UserRecord,
  documentId: string,
  { purpose, reason }: Asking,
): Promise<number> {
  const at = deps.clock.now();
  return deps.db.transaction(async (trx) => {
    const document = await lockDocumentRecord(trx, documentId, user.id);
    if (!document) throw new AppError("document_not_found");
    if (document.status === "locked") throw new AppError("document_not_signed", LOCKED);
    const version = await findInForce(trx, documentId);
    if (!version || !may(actions[purpose], document.status))
      throw new AppError("document_not_signed", purpose === "deletion" ? wayOut[document.status] : undefined);
    await endWhatRanOut(deps, trx, document, at);

    const people = await peopleBoundBy(trx, version.id);
    assertReachable(deps, people);
    const request = await insertRequest(trx, {
      id: randomUUID(),
      documentId,
      versionId: version.id,
      purpose,
      reason,
      requestedBy: user.id,
      requestedAt: at,
      expiresAt: expiryOf(at),
      confirmationsRequired: people.length,
    });
    if (!request) return repeatOrThrow(await findOpenRequest(trx, documentId), { purpose, reason });
    await recordStep(trx, request, { event: "consent_requested", actor: `user:${user.id}`, at });
    await askEverybody(deps, trx, user, request, people);
    await notifyWhoSignedFor(deps, trx, version.id, { news: `asked_${purpose}`, key: request.id });
    return request.confirmationsRequired;
  });
}

/** Who signed by SMS is asked by SMS: at a mailbox beside the number anybody could answer for them. */
function assertReachable({ sms }: Deps, people: readonly FormerSigner[]): void {
  const byPhone = people.find(({ signedAt }) => signedAt.email === "");
  if (byPhone && !sms)
    throw new AppError(
      "signed_by_phone",
      `${byPhone.name} signed by SMS, and is asked by SMS whether it may be changed or deleted. No SMS can be sent from here at the moment.`,
    );
}

/** Only the owner asks, so the same question is theirs: they did not get the answer. Throws `consent_open`. */
function repeatOrThrow(open: ConsentRequestRecord | null, { purpose, reason }: Asking): number {
  if (open?.status === "approved") throw new AppError("consent_open", AGREED);
  if (open?.purpose !== purpose || open.reason !== reason) throw new AppError("consent_open");
  return open.confirmationsRequired;
}

/** A request that has run out must not stand in the way until a job comes by. */
async function endWhatRanOut(deps: Deps, trx: Trx, { id }: DocumentRecord, at: Date): Promise<void> {
  for (const purpose of ["deletion", "amendment"] as const) {
    const earlier = await findNewestRequest(trx, id, purpose);
    if (earlier) await expireRequest(deps, trx, earlier, at);
  }
}

async function askEverybody(
  deps: Deps,
  trx: Trx,
  user: UserRecord,
  { id: requestId, requestedAt: at }: ConsentRequestRecord,
  people: readonly FormerSigner[],
): Promise<void> {
  const count = people.filter(({ signedAt }) => signedAt.email === "").length;
  await holdMailCounts(trx, [user.id]);
  await assertMayText(trx, user, { count, now: at, instead: "Please ask tomorrow." });
  const asked = people.map(({ id: signerId, signedAt }) => ({ id: randomUUID(), signerId, signedAt }));
  await insertAnswers(
    trx,
    asked.map(({ id, signerId }) => ({ id, requestId, signerId })),
  );
  for (const one of asked) await askSigner(deps, trx, one, { at, accountId: user.id });
}
