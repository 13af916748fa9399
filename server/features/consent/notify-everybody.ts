import type { Trx } from "#server/db/client";
import type { Deps } from "#server/deps";
import { partiesOf } from "#server/features/consent/consent-parties";
import { outcomeMail } from "#server/features/consent/outcome-mail";
import { findRequest, type ConsentRequestDetails } from "#server/features/consent/questions-store";

/** Mails everybody how the request ended. Jobs name people by id: their names and addresses go with the document. */
export async function notifyEverybody(
  { jobs }: Pick<Deps, "jobs">,
  trx: Trx,
  consent: ConsentRequestDetails,
) {
  const { id: requestId, status } = consent.request;
  for (const { id: to } of partiesOf(consent)) {
    await jobs.enqueue(trx, outcomeMail, { requestId, status, to }, { key: `${requestId} ${status} ${to}` });
  }
}

/** The same of a request that came to nothing by what happened to its document. */
export async function notifyOfEnded(deps: Deps, { requestId }: { requestId: string }): Promise<void> {
  await deps.db.transaction(async (trx) => {
    const consent = await findRequest(trx, requestId);
    if (consent) await notifyEverybody(deps, trx, consent);
  });
}
