import type { Trx } from "#server/db/client";
import type { Deps } from "#server/deps";
import { foldName, type UserRecord } from "#server/features/auth/index";
import { invitationMail, waitingInvitationsMail } from "#server/features/signing/mails/invitation-mail";
import type { SignerRecord } from "#server/features/signing/signers-store";
import { insertWaitingInvitations } from "#server/features/signing/waiting-invitations-store";
import { assertMayText } from "#server/features/signing/texts/text-budget";
import { sendText } from "#server/features/signing/texts/text-message";

type Signer = Pick<SignerRecord, "id" | "name" | "email" | "tokenHash" | "invitedAt"> & {
  phone?: string | undefined;
  /** Is sent nothing before those before have signed. */
  awaitsTurn: boolean;
};
export type Invited = { signer: Signer; token: string };

/** The others are sent theirs in turn. */
export const isAsked = ({ signer }: Invited) => !signer.awaitsTurn;

type Delivery = { at: Date; accountId: string };

/** Sends signers the links just made for them once `trx` commits, by mail, to their phone, or both: where `invitedAt` lies ahead, then. */
export async function deliverInvitations(
  deps: Deps,
  trx: Trx,
  invited: readonly Invited[],
  delivery: Delivery,
): Promise<void> {
  const { secrets, jobs } = deps;
  const { at, accountId } = delivery;
  for (const { signer } of invited) {
    const afterMs = signer.invitedAt.getTime() - at.getTime();
    await sendText(deps, trx, { kind: "invitation", signer, at, accountId, afterMs });
  }
  const mailed = invited.filter(({ signer }) => signer.email !== "");
  await mailWhatWaits(
    deps,
    trx,
    mailed.filter(({ signer }) => signer.invitedAt > at),
    { at },
  );
  for (const { signer, token } of mailed.filter((one) => one.signer.invitedAt <= at)) {
    const payload = { signerId: signer.id, sealedToken: secrets.seal(token) };
    await jobs.enqueue(trx, invitationMail, payload, { key: signer.tokenHash });
  }
}

/** Several documents at once: each person is sent one link to all of theirs. Throws as `assertMayText` does. */
export async function deliverTogether(
  deps: Deps,
  trx: Trx,
  invited: readonly Invited[],
  { at, user }: { at: Date; user: UserRecord },
): Promise<void> {
  const hasPhone = ({ signer }: Invited) => deps.sms !== null && Boolean(signer.phone);
  const byPhone = [
    ...Map.groupBy(
      invited.filter(hasPhone),
      ({ signer }) => `${signer.phone} ${foldName(signer.name)}`,
    ).values(),
  ];
  await assertMayText(trx, user, { count: byPhone.length, now: at });
  for (const theirs of byPhone) {
    const [first, ...others] = theirs.filter(isAsked);
    if (!first) continue;
    const { signer } = first;
    const afterMs = signer.invitedAt.getTime() - at.getTime();
    const alsoOpens = others.map((other) => other.signer.id);
    await sendText(deps, trx, { kind: "invitation", signer, alsoOpens, at, accountId: user.id, afterMs });
  }
  const mailed = invited.filter(({ signer }) => signer.email !== "").filter(isAsked);
  await mailWhatWaits(deps, trx, mailed, { at });
}

/** What is due to one person of one owner leaves as one mail, with one link. */
export async function mailWhatWaits(
  { secrets, jobs }: Pick<Deps, "secrets" | "jobs">,
  trx: Trx,
  waiting: readonly Invited[],
  { at, waitMs = 0 }: { at: Date; waitMs?: number },
): Promise<void> {
  await insertWaitingInvitations(
    trx,
    waiting.map(({ signer, token }) => ({ signerId: signer.id, sealedToken: secrets.seal(token) })),
  );
  for (const { signer } of waiting) {
    const afterMs = Math.max(0, signer.invitedAt.getTime() - at.getTime()) + waitMs;
    const payload = { signerId: signer.id };
    await jobs.enqueue(trx, waitingInvitationsMail, payload, { key: signer.tokenHash, afterMs });
  }
}
