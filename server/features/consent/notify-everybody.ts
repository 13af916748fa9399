import type { Trx } from "#server/db/client";
import type { Deps } from "#server/deps";
import { partiesOf, phonesOf } from "#server/features/consent/consent-parties";
import { sendConsentText } from "#server/features/consent/consent-text";
import { outcomeMail } from "#server/features/consent/outcome-mail";
import { notifyWhoSignedFor } from "#server/features/signing/index";
import { findRequest, type ConsentRequestDetails } from "#server/features/consent/questions-store";

/** Tells everybody how the request ended. Jobs name people by id: their names and addresses go with the document. */
export async function notifyEverybody(
  deps: Pick<Deps, "sms" | "secrets" | "clock" | "jobs">,
  trx: Trx,
  consent: ConsentRequestDetails,
) {
  const { jobs } = deps;
  const { id: requestId, status, purpose } = consent.request;
  for (const { id: to } of partiesOf(consent)) {
    await jobs.enqueue(trx, outcomeMail, { requestId, status, to }, { key: `${requestId} ${status} ${to}` });
  }
  const news = status === "approved" ? (`agreed_${purpose}` as const) : "stays";
  await notifyWhoSignedFor(deps, trx, consent.version.id, { news, key: requestId });
  const outcome = { kind: "outcome", at: deps.clock.now(), status } as const;
  // What goes can be read until then.
  const hasLink = purpose === "deletion" && status === "approved";
  for (const signer of phonesOf(consent)) await sendConsentText(deps, trx, signer, { ...outcome, hasLink });
}

/** The same of a request that came to nothing by what happened to its document. */
export async function notifyOfEnded(deps: Deps, { requestId }: { requestId: string }): Promise<void> {
  await deps.db.transaction(async (trx) => {
    const consent = await findRequest(trx, requestId);
    if (consent) await notifyEverybody(deps, trx, consent);
  });
}
