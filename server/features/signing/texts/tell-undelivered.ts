import type { Trx } from "#server/db/client";
import { tell } from "#server/features/notices/index";
import { findInvitationOfSigner } from "#server/features/signing/signers-store";
import { asksToSign, type TextRecord } from "#server/features/signing/texts/texts-store";

/** Tells the owner that a number was not reached, of somebody who is still to sign: of each one notice, until it is read. */
export async function tellUndelivered(
  trx: Trx,
  { signerId, kind }: Pick<TextRecord, "signerId" | "kind">,
  at: Date,
): Promise<void> {
  const invitation = signerId && asksToSign(kind) ? await findInvitationOfSigner(trx, signerId) : null;
  if (!invitation || invitation.signature || invitation.version.endedAt) return;
  await tell(trx, { kind: "undelivered", documentId: invitation.document.id, signerId, at });
}
