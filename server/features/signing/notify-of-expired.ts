import type { Deps } from "#server/deps";
import { lockVersion, recordEvent } from "#server/features/documents/index";
import { expiredMail } from "#server/features/signing/mails/expired-mail";
import {
  findExpiredVersions,
  takeExpired,
  type ExpiredVersion,
} from "#server/features/signing/reminders-store";
import { defineJob } from "#server/jobs/queue";
import { isAwaitingSignatures } from "#shared/domain/document-status";

export const expiry = defineJob("signing.expiry");

const MOST_TOLD = 5_000;

/** Tells owners whose links have ended unsigned: one mail a document and day. */
export async function notifyOfExpired(deps: Deps): Promise<void> {
  for (const version of await findExpiredVersions(deps.db, deps.clock.now(), MOST_TOLD)) {
    await notifyOwner(deps, version).catch((error: unknown) =>
      deps.log.error(
        { err: error, document: version.documentId },
        "an owner could not be told of ended links",
      ),
    );
  }
}

async function notifyOwner(
  { db, clock, jobs }: Deps,
  { versionId, documentId, versionNumber }: ExpiredVersion,
): Promise<void> {
  const at = clock.now();
  await db.transaction(async (trx) => {
    const status = await lockVersion(trx, documentId, versionNumber);
    if (!status || !isAwaitingSignatures(status)) return;
    const signerIds = (await takeExpired(trx, versionId, at)).map(({ id }) => id);
    if (signerIds.length === 0) return;
    await jobs.enqueue(trx, expiredMail, { signerIds }, { key: `${versionId} ${at.toISOString()}` });
    for (const signerId of signerIds) {
      const details = { signerId };
      await recordEvent(trx, { documentId, event: "invitation_expired", actor: "system", at, details });
    }
  });
}
