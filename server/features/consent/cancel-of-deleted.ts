import type { Trx } from "#server/db/client";
import type { Deps } from "#server/deps";
import { endRequest, findOpenRequest } from "#server/features/consent/consent-store";
import { recordStep } from "#server/features/consent/record-step";
import { questionEnded } from "#server/features/documents/index";

/**
 * Ends what is asked about a document whose owner is deleted: nobody could take it back, or write the change. Everybody is told. A deletion
 * that all have agreed to has its day. The caller's transaction holds the document's record.
 */
export async function cancelOfDeleted(
  { jobs }: Pick<Deps, "jobs">,
  trx: Trx,
  documentId: string,
  at: Date,
): Promise<void> {
  const open = await findOpenRequest(trx, documentId);
  const request = open?.status === "pending" ? await endRequest(trx, open.id, "cancelled", at) : null;
  if (!request) return;
  await recordStep(trx, request, { event: "consent_cancelled", actor: "system", at });
  await jobs.enqueue(trx, questionEnded, { requestId: request.id }, { key: request.id });
}
