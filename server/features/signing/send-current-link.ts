import type { Trx } from "#server/db/client";
import type { Deps } from "#server/deps";
import { countMails, findUser, type UserRecord } from "#server/features/auth/index";
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
import { deliverTogether, type Invited } from "#server/features/signing/deliver-invitation";
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
import { findBundled } from "#server/features/signing/together/bundle-links-store";
import { AppError } from "#server/http/app-error";
import { maskAddress } from "#shared/domain/signature-ways";
import { addressOf } from "#shared/domain/split-sheet";

/**
 * Whoever holds a link that was replaced, has expired or is of an earlier version is sent one that works, at the address or number on
 * record and nowhere else; whoever was named in a signer's place, where they were mailed theirs. Of a link to several songs that is one
 * again. It counts as the owner's repeat of the document to this person. Throws `link_invalid` (unknown, or the address was corrected
 * since), `link_withdrawn`, `representation_ended`, `not_your_turn`, `document_locked`, `too_many_requests`.
 */
export async function sendCurrentLink(deps: Deps, token: string): Promise<{ sentTo: string }> {
  const { db, secrets, clock } = deps;
  const bundled = await findBundled(db, secrets.hashToken(token));
  const current = await findAllCurrent(
    deps,
    bundled.length > 0 ? bundled.map(({ signer }) => secrets.tokenWithin(token, signer.id)) : [token],
  );
  const at = clock.now();
  await db.transaction(async (trx) => {
    const owner = await findUser(trx, current[0].document.ownerId);
    if (!owner) throw new AppError("link_invalid");
    const waiting: Invited[] = [];
    for (const invitation of current) {
      const { signer, document, version } = invitation;
      const status = await lockVersion(trx, document.id, version.number);
      if (!status || version.endedAt) throw new AppError("link_withdrawn");
      if (status === "locked") throw new AppError("document_locked");
      const delivered = await deliver(deps, trx, invitation, {
        owner,
        at,
        isOneOfSeveral: current.length > 1,
      });
      if (!delivered) continue;
      if (delivered !== "sent") waiting.push(delivered);
      const details = { signerId: signer.id };
      const actor = `signer:${signer.id}` as const;
      await recordEvent(trx, { documentId: document.id, event: "link_asked", actor, at, details });
    }
    await deliverTogether(deps, trx, waiting, { at, user: owner });
  });
  return { sentTo: maskAddress(reachedAt(current[0])) };
}

const reachedAt = ({ signer, representative }: Invitation) => representative?.email ?? addressOf(signer);

/** Of those links that have a current one, in the order in which documents are locked. Throws why none of them has. */
async function findAllCurrent(deps: Deps, tokens: readonly string[]): Promise<[Invitation, ...Invitation[]]> {
  const found: Invitation[] = [];
  let hindrance = new AppError("link_invalid");
  for (const token of tokens) {
    try {
      found.push(await findCurrent(deps, token));
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      hindrance = error;
    }
  }
  const [first, ...others] = found.toSorted((one, other) => (one.document.id < other.document.id ? -1 : 1));
  if (!first) throw hindrance;
  return [first, ...others];
}

async function findCurrent({ db, secrets }: Deps, token: string): Promise<Invitation> {
  const tokenHash = secrets.hashToken(token);
  const representative = await findRepresentativeOfLink(db, tokenHash);
  if (representative) return findRepresented(db, representative);
  const ended = await findSignerOfEndedLink(db, tokenHash);
  const known = ended ? await findInvitationOfSigner(db, ended) : await findInvitation(db, tokenHash);
  if (!known) throw new AppError("link_invalid");
  const invitation = known.version.endedAt ? await findNewer(db, known) : known;
  if (!invitation) throw new AppError("link_withdrawn");
  if (invitation.document.status === "locked") throw new AppError("document_locked");
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

type Delivery = { owner: UserRecord; at: Date; isOneOfSeveral: boolean };

/** Null where one was sent a moment ago: that is the one. What can leave with others is answered, to leave with them. */
async function deliver(
  deps: Deps,
  trx: Trx,
  invitation: Invitation,
  { owner, at, isOneOfSeveral }: Delivery,
): Promise<Invited | "sent" | null> {
  const { secrets, jobs } = deps;
  const { signer, signature, document, representative } = invitation;
  const [leavesAt = at] = await countMails(trx, owner, {
    about: document.id,
    to: [{ email: reachedAt(invitation) }],
    now: at,
    onlyNow: true,
  });
  const wait = leavesAt.getTime() - at.getTime();
  if (wait > 0 && wait <= RESEND_PAUSE) return null;
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
    return "sent";
  }
  if (isOneOfSeveral && !signature && (isRenewed || signer.email === ""))
    return { signer: { ...signer, tokenHash, invitedAt: at }, token };
  if (signer.email === "") {
    await assertMayText(trx, owner, { count: 1, now: at });
    await sendText(deps, trx, { kind: "invitation", signer, at, accountId: owner.id });
    return "sent";
  }
  if (!isRenewed) await insertReminderLink(trx, { tokenHash, signerId: signer.id, createdAt: at });
  await jobs.enqueue(trx, currentLinkMail, { sealedToken: secrets.seal(token) }, { key: tokenHash });
  return "sent";
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
