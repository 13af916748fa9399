import type { Trx } from "#server/db/client";
import type { Deps } from "#server/deps";
import { recordEvent } from "#server/features/documents/index";
import { deliverInvitations, mailWhatWaits } from "#server/features/signing/deliver-invitation";
import { beginTurn, findNextInTurn, type Invitation } from "#server/features/signing/signers-store";
import { isBundled } from "#server/features/signing/together/bundle-links-store";
import { endOfLink } from "#server/features/signing/signing-rules";

/** Whoever signs several songs at once has done so by then: the next is written to of all of them in one mail. */
const SIGNING_ALL = 60 * 1000;

/** Where signers are asked in turn: sends the next one their link, whose life begins, in the transaction of the signature before. */
export async function inviteNext(
  deps: Deps,
  trx: Trx,
  { version, document }: Pick<Invitation, "version" | "document">,
  at: Date,
): Promise<void> {
  const next = version.inTurn ? await findNextInTurn(trx, version.id) : null;
  if (!next) return;
  const token = deps.secrets.newToken();
  // What was too much for the day of the sending still leaves no earlier than it may.
  const invitedAt = next.invitedAt > at ? next.invitedAt : at;
  const link = {
    tokenHash: deps.secrets.hashToken(token),
    tokenExpiresAt: endOfLink(invitedAt, version),
    invitedAt,
  };
  if (!(await beginTurn(trx, next.id, link))) return;
  const invited = [{ signer: { ...next, ...link, awaitsTurn: false }, token }];
  if (next.email !== "" && next.phone === "" && (await isBundled(trx, version.id)))
    await mailWhatWaits(deps, trx, invited, { at, waitMs: SIGNING_ALL });
  else await deliverInvitations(deps, trx, invited, { at, accountId: document.ownerId });
  const details = { signerId: next.id };
  await recordEvent(trx, { documentId: document.id, event: "turn_begun", actor: "system", at, details });
}
