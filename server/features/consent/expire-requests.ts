import type { Trx } from "#server/db/client";
import type { Deps } from "#server/deps";
import { endRequest, findExpired } from "#server/features/consent/consent-store";
import { forEachDue } from "#server/features/consent/for-each-due";
import { findRequest, type ConsentRequestDetails } from "#server/features/consent/questions-store";
import { recordStep } from "#server/features/consent/record-step";
import { notifyEverybody } from "#server/features/consent/notify-everybody";
import { defineJob } from "#server/jobs/queue";

export const consentExpiry = defineJob("consent.expiry");

/** Ends the requests that somebody has not answered in time, and tells everybody. */
export async function expireRequests(deps: Deps): Promise<void> {
  const now = deps.clock.now();
  await forEachDue(deps, await findExpired(deps.db, now), async (trx, { id }) => {
    const consent = await findRequest(trx, id);
    if (consent) await expireRequest(deps, trx, consent, now);
  });
}

/** Ends a request that has run out; any other stays as it is. The caller's transaction holds the document's record. */
export async function expireRequest(
  deps: Deps,
  trx: Trx,
  consent: ConsentRequestDetails,
  now: Date,
): Promise<void> {
  const request = await endRequest(trx, consent.request.id, "expired", now);
  if (!request) return;
  await recordStep(trx, request, { event: "consent_expired", actor: "system", at: now });
  await notifyEverybody(deps, trx, { ...consent, request });
}
