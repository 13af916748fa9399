import { randomUUID } from "node:crypto";
import type { Trx } from "#server/db/client";
import type { Deps } from "#server/deps";
import { countMails, findUser, holdMails, type UserRecord } from "#server/features/auth/index";
import { eventsOf, findVersion, lockVersion, recordEvent } from "#server/features/documents/index";
import { currentLinkMail, currentLinksMail } from "#server/features/signing/mails/current-link-mail";
import { sameSigner } from "#server/features/signing/mails/ending-words";
import { sendNamedLink } from "#server/features/signing/representatives/representative-mails";
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
import { addBundleLink } from "#server/features/signing/together/bundle-link";
import { findBundled } from "#server/features/signing/together/bundle-links-store";
import { AppError } from "#server/http/app-error";
import { maskAddress } from "#shared/domain/signature-ways";
import { addressOf } from "#shared/domain/split-sheet";

const DAY = 24 * 60 * 60 * 1000;
/** So often a link of a deleted owner's document is sent anew to one signer. */
const ASKED_A_DAY = 12;

/**
 * Whoever holds a link that was replaced, has expired or is of an earlier version is sent one that works, at the address or number on
 * record and nowhere else; whoever was named in a signer's place, where they were mailed theirs. Of a link to several songs that is one
 * again, to those that are left to sign. It counts as the owner's repeat of the document to this person. Throws `link_invalid` (unknown,
 * or the address was corrected since), `link_withdrawn`, `representation_ended`, `not_your_turn`, `document_locked`,
 * `too_many_requests`, `sms_unavailable`.
 */
export async function sendCurrentLink(deps: Deps, token: string): Promise<{ sentTo: string }> {
  const { db, secrets, clock } = deps;
  const bundled = await findBundled(db, secrets.hashToken(token));
  const found = await findAllCurrent(
    deps,
    bundled.length > 0 ? bundled.map(({ signer }) => secrets.tokenWithin(token, signer.id)) : [token],
  );
  return db.transaction(async (trx) => {
    const owner = await findUser(trx, found[0].document.ownerId);
    if (!owner) throw new AppError("link_invalid");
    // Every document before any count, as whoever sends one of them does: none waits for another that waits for it.
    const current = await lockAll(trx, found);
    await holdMails(
      trx,
      owner,
      current.map((invitation) => ({ email: reachedAt(invitation) })),
    );
    // Not before: of two presses at once the second would be earlier than what the first has sent.
    const at = clock.now();
    const unsigned = current.filter(({ signature }) => !signature);
    const places = Map.groupBy(unsigned.length > 0 ? unsigned : current, reachedAt);
    return { sentTo: maskAddress(await deliverOnce(deps, trx, places, { owner, at })) };
  });
}

const reachedAt = ({ signer, representative }: Invitation) => addressOf(representative ?? signer);

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

/** Those whose version is out still, or in force, also while another is out to replace it. Throws why none of them is. */
async function lockAll(trx: Trx, found: readonly Invitation[]): Promise<Invitation[]> {
  const locked: Invitation[] = [];
  let hindrance = new AppError("link_withdrawn");
  for (const invitation of found) {
    const { document, version } = invitation;
    const status = await lockVersion(trx, document.id, document.versionNumber);
    const asItIs = status && (await findVersion(trx, document.id, version.number));
    if (status === "locked") hindrance = new AppError("document_locked");
    else if (asItIs && !asItIs.endedAt) locked.push(invitation);
  }
  if (locked.length === 0) throw hindrance;
  return locked;
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

type Delivery = { owner: UserRecord; at: Date };

/**
 * One message to the first place at which something may leave: what is reached elsewhere comes by another press. Answers the place, or
 * where one was sent a moment ago: that is the one.
 */
async function deliverOnce(
  deps: Deps,
  trx: Trx,
  places: ReadonlyMap<string, Invitation[]>,
  delivery: Delivery,
): Promise<string> {
  let sentLately: string | undefined;
  let hindrance = new AppError("link_invalid");
  for (const [place, theirs] of places) {
    try {
      if (await trx.transaction((inner) => deliver(deps, inner, theirs, delivery))) return place;
      sentLately ??= place;
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      hindrance = error;
    }
  }
  if (sentLately === undefined) throw hindrance;
  return sentLately;
}

/** False where all of them were sent a moment ago. What was sent too often by itself is left out, unless that is all. */
async function deliver(
  deps: Deps,
  trx: Trx,
  theirs: readonly Invitation[],
  delivery: Delivery,
): Promise<boolean> {
  const { owner, at } = delivery;
  if (!deps.sms && theirs.some(isTexted)) throw new AppError("sms_unavailable");
  const oneMail = theirs.length > 1 ? randomUUID() : undefined;
  const leaving: Invitation[] = [];
  let leastWait = Infinity;
  for (const invitation of theirs) {
    const leavesAt = owner.deletedAt
      ? await countAsked(trx, invitation, at)
      : await countMailed(trx, invitation, { owner, at, oneMail });
    if (leavesAt <= at) leaving.push(invitation);
    else leastWait = Math.min(leastWait, leavesAt.getTime() - at.getTime());
  }
  const [first, ...others] = leaving;
  if (!first) {
    if (leastWait <= RESEND_PAUSE) return false;
    throw new AppError("too_many_requests", undefined, { retryAfter: leastWait / 1000 });
  }
  if (others.length === 0) await deliverOne(deps, trx, first, delivery);
  else await deliverSeveral(deps, trx, [first, ...others], delivery);
  for (const { signer, document } of leaving) {
    const details = { signerId: signer.id };
    const actor = `signer:${signer.id}` as const;
    await recordEvent(trx, { documentId: document.id, event: "link_asked", actor, at, details });
  }
  return true;
}

async function countMailed(
  trx: Trx,
  invitation: Invitation,
  { owner, at, oneMail }: Delivery & { oneMail: string | undefined },
): Promise<Date> {
  const [leavesAt = at] = await countMails(trx, owner, {
    about: invitation.document.id,
    to: [{ email: reachedAt(invitation) }],
    now: at,
    onlyNow: true,
    oneMail,
  });
  return leavesAt;
}

/** Nothing counts for an account that is deleted: the trail tells how often this signer's link was asked for. */
async function countAsked(trx: Trx, { document, signer }: Invitation, at: Date): Promise<Date> {
  const asked = (await eventsOf(trx, document.id))
    .filter(({ event, actor }) => event === "link_asked" && actor === `signer:${signer.id}`)
    .map((event) => event.at.getTime());
  const lately = asked.filter((time) => time > at.getTime() - DAY);
  const [oldest = 0] = lately.slice(-ASKED_A_DAY);
  if (lately.length >= ASKED_A_DAY) return new Date(oldest + DAY);
  return new Date(Math.max(at.getTime(), (asked.at(-1) ?? 0) + RESEND_PAUSE));
}

/** Whose day a message counts for. Throws `too_many_requests`. */
async function countText(trx: Trx, { owner, at }: Delivery): Promise<{ accountId?: string }> {
  if (owner.deletedAt) return {};
  await assertMayText(trx, owner, { count: 1, now: at });
  return { accountId: owner.id };
}

const isTexted = ({ signer, representative }: Invitation) => (representative ?? signer).email === "";

async function deliverOne(deps: Deps, trx: Trx, invitation: Invitation, { owner, at }: Delivery) {
  const { secrets, jobs } = deps;
  const { signer, representative } = invitation;
  const token = secrets.newToken();
  const tokenHash = secrets.hashToken(token);
  const counted = isTexted(invitation) ? await countText(trx, { owner, at }) : {};
  const isRenewed = isExpired(signer, at) && (await endExpired(deps, trx, invitation, { tokenHash, at }));
  if (representative) {
    await renewNamedLink(trx, signer.id, tokenHash);
    return sendNamedLink(deps, trx, representative, { token, at, ...counted });
  }
  if (isTexted(invitation)) {
    await sendText(deps, trx, { kind: kindOf(invitation), signer, at, ...counted });
    return;
  }
  if (!isRenewed) await insertReminderLink(trx, { tokenHash, signerId: signer.id, createdAt: at });
  await jobs.enqueue(trx, currentLinkMail, { sealedToken: secrets.seal(token) }, { key: tokenHash });
}

/** One link to all: those of each song that work go on working. */
async function deliverSeveral(
  deps: Deps,
  trx: Trx,
  leaving: readonly [Invitation, ...Invitation[]],
  { owner, at }: Delivery,
) {
  const { secrets, jobs } = deps;
  // In the order in which a mail holds those it has a link for.
  for (const invitation of leaving.toSorted((one, other) => (one.signer.id < other.signer.id ? -1 : 1)))
    if (isExpired(invitation.signer, at)) {
      const tokenHash = secrets.hashToken(secrets.newToken());
      await endExpired(deps, trx, invitation, { tokenHash, at });
    }
  const [first] = leaving;
  const { signer } = first;
  const signerIds = leaving.map((invitation) => invitation.signer.id);
  if (signer.email === "") {
    const counted = await countText(trx, { owner, at });
    const alsoOpens = signerIds.slice(1);
    await sendText(deps, trx, { kind: kindOf(first), signer, alsoOpens, at, ...counted });
    return;
  }
  const token = await addBundleLink(deps, trx, { signerIds, way: "mail_link", at });
  const payload = { sealedToken: secrets.seal(token), opensSeveral: true } as const;
  await jobs.enqueue(trx, currentLinksMail, payload, { key: secrets.hashToken(token) });
}

/** Nobody is asked again to sign what they have signed. */
const kindOf = ({ signature }: Invitation) => (signature ? "current" : "invitation");

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
