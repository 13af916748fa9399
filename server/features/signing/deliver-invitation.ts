import type { Trx } from "#server/db/client";
import type { Deps } from "#server/deps";
import { invitationMail, waitingInvitationsMail } from "#server/features/signing/mails/invitation-mail";
import type { SignerRecord } from "#server/features/signing/signers-store";
import { insertWaitingInvitations } from "#server/features/signing/waiting-invitations-store";
import { sendText } from "#server/features/signing/texts/text-message";

type Invited = Pick<SignerRecord, "id" | "email" | "tokenHash" | "invitedAt"> & {
  phone?: string | undefined;
};

/** Sends signers the links just made for them once `trx` commits, by mail, to their phone, or both: where `invitedAt` lies ahead, then. */
export async function deliverInvitations(
  deps: Deps,
  trx: Trx,
  invited: readonly { signer: Invited; token: string }[],
  { at, accountId }: { at: Date; accountId: string },
): Promise<void> {
  const { secrets, jobs } = deps;
  const sealed = invited.map(({ signer, token }) => ({ signer, sealedToken: secrets.seal(token) }));
  const isLater = ({ signer }: (typeof sealed)[number]) => signer.invitedAt > at;
  const mailed = sealed.filter(({ signer }) => signer.email !== "");
  await insertWaitingInvitations(
    trx,
    mailed.filter(isLater).map(({ signer, sealedToken }) => ({ signerId: signer.id, sealedToken })),
  );
  for (const { signer } of sealed) {
    const afterMs = signer.invitedAt.getTime() - at.getTime();
    await sendText(deps, trx, { kind: "invitation", signer, at, accountId, afterMs });
  }
  for (const invitation of mailed) {
    const { signer, sealedToken } = invitation;
    const [signerId, key] = [signer.id, signer.tokenHash];
    const afterMs = signer.invitedAt.getTime() - at.getTime();
    if (isLater(invitation)) await jobs.enqueue(trx, waitingInvitationsMail, { signerId }, { key, afterMs });
    else await jobs.enqueue(trx, invitationMail, { signerId, sealedToken }, { key });
  }
}
