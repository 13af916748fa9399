import type { Trx } from "#server/db/client";
import { notify } from "#server/features/notices/index";
import { findInvitationOfSigner } from "#server/features/signing/signers-store";
import { asksToSign, hasNewer, type TextRecord } from "#server/features/signing/texts/texts-store";
import type { SmsState } from "#shared/domain/sms-states";

const notices = { failed: "undelivered", unsure: "unsure_text" } as const satisfies Partial<
  Record<SmsState, string>
>;

/**
 * Tells the owner of each message that is not known to have come to somebody who is still to sign, and is the newest to what stands beside
 * their name: one notice a person, until it is read.
 */
export async function notifyUndelivered(trx: Trx, messages: readonly TextRecord[], at: Date): Promise<void> {
  for (const { signerId, kind, state, createdAt } of messages) {
    if (signerId === null || !asksToSign(kind) || (state !== "failed" && state !== "unsure")) continue;
    const invitation = await findInvitationOfSigner(trx, signerId);
    if (!invitation || invitation.signature || invitation.version.endedAt) continue;
    const isCorrected = invitation.signer.corrections.some((one) => new Date(one.at) > createdAt);
    if (isCorrected || (await hasNewer(trx, { signerId, createdAt }))) continue;
    await notify(trx, { kind: notices[state], documentId: invitation.document.id, signerId, at });
  }
}
