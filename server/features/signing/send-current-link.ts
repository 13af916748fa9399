import type { Trx } from "#server/db/client";
import type { Deps } from "#server/deps";
import { countMails, findUser } from "#server/features/auth/index";
import { findVersion, lockVersion, recordEvent } from "#server/features/documents/index";
import { currentLinkMail } from "#server/features/signing/mails/current-link-mail";
import { sameSigner } from "#server/features/signing/mails/ending-words";
import { representativeMail } from "#server/features/signing/representatives/representative-mails";
import {
  findRepresentativeOfLink,
  renewNamedLink,
  type Representative,
} from "#server/features/signing/representatives/representatives-store";
import { insertReminderLink } from "#server/features/signing/reminders-store";
import { endOfLink, isExpired, RESEND_PAUSE } from "#server/features/signing/signing-rules";
import {
  findSignerOfEndedLink,
  findInvitation,
  findInvitationOfSigner,
  renewLink,
  signersOf,
  type Invitation,
} from "#server/features/signing/signers-store";
import { assertMayText } from "#server/features/signing/texts/text-budget";
import { sendText } from "#server/features/signing/texts/text-message";
import { AppError } from "#server/http/app-error";
import { maskAddress } from "#shared/domain/signature-ways";
import { addressOf } from "#shared/domain/split-sheet";

/**
 * Whoever holds a link that was replaced, has expired or is of an earlier version is sent one that works, at the address or number on
 * record and nowhere else; whoever was named in a signer's place, where they were mailed theirs. It counts as the owner's repeat of the
 * document to this person. Throws `link_invalid` (unknown, or the address was corrected since), `link_withdrawn`, `representation_ended`,
 * `not_your_turn`, `document_locked`, `too_many_requests`.
 */
export async function sendCurrentLink(deps: Deps, token: string): Promise<{ sentTo: string }> {
  const { db, clock } = deps;
  const invitation = await findCurrent(deps, token);
  const { signer, document, version } = invitation;
  const at = clock.now();
  await db.transaction(async (trx) => {
    const status = await lockVersion(trx, document.id, version.number);
    if (!status || version.endedAt) throw new AppError("link_withdrawn");
    if (status === "locked") throw new AppError("document_locked");
    if (!(await deliver(deps, trx, invitation, at))) return;
    const details = { signerId: signer.id };
    const actor = `signer:${signer.id}` as const;
    await recordEvent(trx, { documentId: document.id, event: "link_asked", actor, at, details });
  });
  return { sentTo: maskAddress(reachedAt(invitation)) };
}

const reachedAt = ({ signer, representative }: Invitation) => representative?.email ?? addressOf(signer);

async function findCurrent({ db, secrets }: Deps, token: string): Promise<Invitation> {
  const tokenHash = secrets.hashToken(token);
  const representative = await findRepresentativeOfLink(db, tokenHash);
  if (representative) return findRepresented(db, representative);
  const ended = await findSignerOfEndedLink(db, tokenHash);
  const known = ended ? await findInvitationOfSigner(db, ended) : await findInvitation(db, tokenHash);
  if (!known) throw new AppError("link_invalid");
  const invitation = known.version.endedAt ? await findNewer(db, known) : known;
  if (!invitation) throw new AppError("link_withdrawn");
  if (invitation.signer.awaitsTurn) throw new AppError("not_your_turn");
  return invitation;
}

/** What they were named for, and no later version. */
async function findRepresented(db: Deps["db"], representative: Representative): Promise<Invitation> {
  if (representative.endedAt) throw new AppError("representation_ended");
  const invitation = await findInvitationOfSigner(db, representative.signerId);
  if (!invitation) throw new AppError("link_invalid");
  if (invitation.version.endedAt) throw new AppError("link_withdrawn");
  return { ...invitation, representative };
}

/** Of the same person on the version that is out now. */
async function findNewer(
  db: Deps["db"],
  { document, version, signer }: Invitation,
): Promise<Invitation | null> {
  const newest = await findVersion(db, document.id, document.versionNumber);
  if (!newest || newest.endedAt) return null;
  const self = sameSigner(await signersOf(db, version.id), await signersOf(db, newest.id), signer);
  return self ? findInvitationOfSigner(db, self.id) : null;
}

/** False where one was sent a moment ago: that is the one. */
async function deliver(deps: Deps, trx: Trx, invitation: Invitation, at: Date): Promise<boolean> {
  const { secrets, jobs } = deps;
  const { signer, document, representative } = invitation;
  const owner = await findUser(trx, document.ownerId);
  if (!owner) throw new AppError("link_invalid");
  const [leavesAt = at] = await countMails(trx, owner, {
    about: document.id,
    to: [{ email: reachedAt(invitation) }],
    now: at,
    onlyNow: true,
  });
  const wait = leavesAt.getTime() - at.getTime();
  if (wait > 0 && wait <= RESEND_PAUSE) return false;
  if (wait > 0)
    throw new AppError("too_many_requests", undefined, {
      retryAfter: wait / 1000,
    });
  const token = secrets.newToken();
  const tokenHash = secrets.hashToken(token);
  const isRenewed = isExpired(signer, at) && (await endExpired(deps, trx, invitation, { tokenHash, at }));
  if (representative) {
    await renewNamedLink(trx, signer.id, tokenHash);
    const payload = { representativeId: representative.id, sealedToken: secrets.seal(token) };
    await jobs.enqueue(trx, representativeMail, payload, { key: tokenHash });
    return true;
  }
  if (signer.email === "") {
    await assertMayText(trx, owner, { count: 1, now: at });
    await sendText(deps, trx, { kind: "invitation", signer, at, accountId: owner.id });
    return true;
  }
  if (!isRenewed) await insertReminderLink(trx, { tokenHash, signerId: signer.id, createdAt: at });
  await jobs.enqueue(trx, currentLinkMail, { sealedToken: secrets.seal(token) }, { key: tokenHash });
  return true;
}

/**
 * All links of a signer live as long as one date. Those that have expired open nothing again, of whoever was named neither: who pressed
 * need not be who is reached there. The new one is for whoever's was pressed; the other asks for theirs.
 */
async function endExpired(
  { secrets }: Deps,
  trx: Trx,
  { signer, signature, version, representative }: Invitation,
  { tokenHash, at }: { tokenHash: string; at: Date },
): Promise<boolean> {
  const nobodys = () => secrets.hashToken(secrets.newToken());
  await renewNamedLink(trx, signer.id, nobodys());
  return renewLink(trx, signer.id, {
    tokenHash: representative ? nobodys() : tokenHash,
    expiresAt: endOfLink(at, version),
    at,
    notAfter: at,
    isInvited: !representative && !signature,
  });
}
