import type { Trx } from "#server/db/client";
import type { Deps } from "#server/deps";
import { forgetWaitingMails, fullName } from "#server/features/auth/index";
import { partiesOf, phonesOf } from "#server/features/consent/consent-parties";
import { findScheduled, insertDeletedDocument } from "#server/features/consent/consent-store";
import { forEachDue } from "#server/features/consent/for-each-due";
import { purgeMail, sealPurgeMail, sendPurgeText } from "#server/features/consent/purge-mail";
import { findRequest, type ConsentRequestDetails } from "#server/features/consent/questions-store";
import { recordStep } from "#server/features/consent/record-step";
import { deleteDocumentRecord, readFrozen, notifyInvited } from "#server/features/documents/index";
import { defineJob } from "#server/jobs/queue";

export const documentPurge = defineJob("consent.purge");

/** Deletes, for good, the documents whose day has come: their content, versions, signatures and PDFs. */
export async function purgeDocuments(deps: Deps): Promise<void> {
  const now = deps.clock.now();
  await forEachDue(deps, await findScheduled(deps.db, now), async (trx, { id }) => {
    const consent = await findRequest(trx, id);
    if (consent && isStillDue(consent, now)) await purgeDocument(deps, trx, consent, now);
  });
}

/** An owner may have cancelled it while this waited for the document's record. */
function isStillDue({ request }: ConsentRequestDetails, now: Date): boolean {
  const { status, scheduledAt } = request;
  return status === "approved" && scheduledAt !== null && scheduledAt <= now;
}

/** What stays is one line, and the trail of ids and hashes. A version that was out for signing beside the one in force goes as well. */
async function purgeDocument(deps: Deps, trx: Trx, consent: ConsentRequestDetails, now: Date): Promise<void> {
  const { request, document } = consent;
  for (const party of partiesOf(consent)) {
    const sealed = sealPurgeMail(deps, { party, consent, at: now });
    await deps.jobs.enqueue(trx, purgeMail, { sealed }, { key: `${request.id} ${party.id}` });
  }
  const phones = phonesOf(consent);
  for (const phone of phones) await sendPurgeText(deps, trx, { phone, consent, at: now });
  const owner = fullName(consent.requester);
  const except = new Set([
    ...partiesOf(consent).map(({ email }) => email),
    ...phones.map(({ phone }) => phone),
  ]);
  await notifyInvited(
    deps,
    trx,
    { id: document.id, title: readFrozen(consent.version).title },
    { owner, except },
  );
  await forgetWaitingMails(trx, document.id, now);
  const confirmations = request.confirmedCount;
  await recordStep(trx, request, {
    event: "document_purged",
    actor: "system",
    at: now,
    details: { confirmations },
  });
  await insertDeletedDocument(trx, { documentId: document.id, deletedAt: now, confirmations });
  await deleteDocumentRecord(trx, document.id);
}
