import { renderMail, type Letter } from "#server/adapters/mail/layout";
import type { UnsignedMail } from "#server/adapters/mail/mail";
import type { Deps } from "#server/deps";
import type { ChangedThing } from "#server/features/signing/compare-in-short";
import {
  aboutOf,
  answersTo,
  nameAndAddress,
  partOf,
  signerIsOwner,
  songOf,
  sourceOf,
  warningOf,
} from "#server/features/signing/mails/invitation-words";
import { findReplaced } from "#server/features/signing/replaced-version";
import { findInvitationOfSigner, noteNotice, type Invitation } from "#server/features/signing/signers-store";
import { bundleWhatStands } from "#server/features/signing/together/bundle-link";
import {
  deleteMailedInvitations,
  takeDueInvitations,
} from "#server/features/signing/waiting-invitations-store";
import { defineJob } from "#server/jobs/queue";
import type { SigningView } from "#shared/contract/signing/view";
import { pathTo } from "#shared/paths";
import { noticeVersionIn } from "#shared/wordings/shown-versions";
import { wordsIn, type Words } from "#shared/words/speak";

export const invitationMail = defineJob<{ signerId: string; sealedToken: string }>("signing.invitation-mail");
/** What leaves later: everything of one owner to one person that is due by then is one mail. */
export const waitingInvitationsMail = defineJob<{ signerId: string }>("signing.waiting-invitations-mail");

/** A subject names so many songs; the mail names all. */
const MOST_NAMED = 3;

/** An invitation whose link works, with what it replaces and the address of its page. */
type Open = Invitation & { replaced: SigningView["replaces"]; url: string };

export async function sendInvitationMail(
  deps: Deps,
  { signerId, sealedToken }: { signerId: string; sealedToken: string },
): Promise<void> {
  const invitation = await findOpen(deps, signerId, sealedToken);
  if (!invitation) return;
  await deps.mail.send(oneInvitation(invitation));
  await noteNotices(deps, [invitation]);
}

export async function sendWaitingInvitationsMail(
  deps: Deps,
  { signerId }: { signerId: string },
): Promise<void> {
  const due = await takeDueInvitations(deps.db, signerId, deps.clock.now());
  const open: Open[] = [];
  for (const waiting of due) {
    const invitation = await findOpen(deps, waiting.signerId, waiting.sealedToken);
    if (invitation) open.push(invitation);
  }
  const [first, ...more] = open;
  if (first && more.length === 0) await deps.mail.send(oneInvitation(first));
  await noteNotices(deps, more.length === 0 ? open : await mailSeveral(deps, open));
  await deleteMailedInvitations(deps.db, signerId);
}

/** One mail with one link to all whose own link stands: answers those. */
async function mailSeveral(deps: Deps, open: readonly Open[]): Promise<Open[]> {
  const links = open.map(({ signer }) => ({ signerId: signer.id, tokenHash: signer.tokenHash }));
  const { token, signerIds } = await bundleWhatStands(deps, links);
  const mailed = open.filter(({ signer }) => signerIds.includes(signer.id));
  const [first] = mailed;
  if (!first) return [];
  const url = token === null ? first.url : deps.env.APP_URL + pathTo.signAll(token, first.language);
  await deps.mail.send(token === null ? oneInvitation(first) : severalInvitations(first, mailed, url));
  return mailed;
}

/** What one link asks for that was asked for again: the mail leaves once under this key. */
export async function mailAgain(
  deps: Deps,
  invitations: readonly [Invitation, ...Invitation[]],
  { key, url }: { key: string; url: string },
): Promise<void> {
  const open: Open[] = [];
  for (const invitation of invitations)
    open.push({ ...invitation, replaced: await findReplaced(deps.db, invitation), url });
  await deps.mail.send({ ...severalInvitations(open[0]!, open, url), key });
  await noteNotices(deps, open);
}

/** Which privacy notice the mail of these has led to; an owner who signs as well came by themselves, and is led to the policy. */
async function noteNotices({ db }: Deps, mailed: readonly Open[]): Promise<void> {
  const [first] = mailed;
  if (!first || signerIsOwner(first.signer, first.owner)) return;
  const signerIds = mailed.map(({ signer }) => signer.id);
  await noteNotice(db, signerIds, noticeVersionIn(first.language));
}

/** Null where the link was replaced, used or withdrawn meanwhile: it is not mailed any more. */
async function findOpen(
  { db, env, secrets }: Deps,
  signerId: string,
  sealedToken: string,
): Promise<Open | null> {
  const token = secrets.unseal(sealedToken);
  const invitation = await findInvitationOfSigner(db, signerId);
  if (!invitation || invitation.signature || invitation.signer.tokenHash !== secrets.hashToken(token))
    return null;
  if (invitation.version.endedAt) return null;
  const replaced = await findReplaced(db, invitation);
  return { ...invitation, replaced, url: env.APP_URL + pathTo.sign(token, invitation.language) };
}

function oneInvitation(invitation: Open): UnsignedMail {
  const { signer, owner, version, url, language } = invitation;
  const words = wordsIn(language);
  const { say, day } = words;
  const [about, part] = [aboutOf(invitation), partOf(invitation, words)];
  const isOwner = signerIsOwner(signer, owner);
  const asker = nameAndAddress(owner);
  const asked = askedOf(invitation, words);
  return mailTo(invitation, `invitation-${signer.tokenHash}`, {
    subject: subjectOf(invitation, words),
    preheader: say("invitation.preheader", { part: part.preheader }),
    heading: signer.leaving ? say("leaving.heading") : say("invitation.heading", { asked }),
    paragraphs: [
      ...describeReplaced(invitation, words),
      isOwner ? say("invitation.ownAsks", about) : say("invitation.asks", { ...about, owner: asker }),
      ...warningOf(invitation, words),
      ...(version.message && !isOwner
        ? [say("mail.writes", { name: owner.firstName, text: version.message })]
        : []),
      signer.leaving ? say("leaving.howTo") : say("invitation.howTo", about),
      // Many who are asked for the first time read Swahili more easily, and nobody knows that yet.
      ...(language === "en" && !isOwner ? [say("invitation.alsoInSwahili", { owner: owner.firstName })] : []),
    ],
    facts: [
      { label: say("mail.song"), value: about.song },
      ...(isOwner ? [] : [{ label: say("mail.askedBy"), value: asker }]),
      ...part.facts,
    ],
    button: { label: say("part.readAndSign"), url },
    closing: [
      version.replaces
        ? say("invitation.closingInForce", { number: version.replaces, day: day(signer.tokenExpiresAt) })
        : say("invitation.closing", { day: day(signer.tokenExpiresAt) }),
      ...(isOwner ? [] : [say("invitation.ifWrong", { email: owner.email })]),
    ].join(" "),
  });
}

function subjectOf(invitation: Open, words: Words): string {
  const { signer, owner } = invitation;
  const about = { ...aboutOf(invitation), owner: owner.firstName };
  if (signer.leaving) return words.say("leaving.subject", about);
  return signerIsOwner(signer, owner)
    ? words.say("invitation.ownSubject", about)
    : words.say("invitation.subject", { ...about, asked: askedOf(invitation, words) });
}

/** Of one owner to one person, with one link to all. */
function severalInvitations(first: Open, invitations: readonly Open[], url: string): UnsignedMail {
  const { owner, signer } = first;
  const isOwner = signerIsOwner(signer, owner);
  const words = wordsIn(first.language);
  const { say, day } = words;
  const count = invitations.length;
  const songs = invitations.map((invitation) => `"${songOf(invitation)}"`);
  const named = { count, songs: songs.slice(0, MOST_NAMED).join(", "), more: count - MOST_NAMED };
  const [message = "", ...others] = new Set(invitations.map(({ version }) => version.message));
  const commonMessage = others.length === 0 ? message : "";
  const ends = Math.min(...invitations.map((one) => one.signer.tokenExpiresAt.getTime()));
  return mailTo(first, `invitations-${signer.tokenHash}`, {
    subject: isOwner
      ? say("invitations.ownSubject", named)
      : say("invitations.subject", { ...named, owner: owner.firstName }),
    preheader: say("invitations.preheader", named),
    heading: say("invitations.heading", { count }),
    paragraphs: [
      isOwner
        ? say("invitations.ownAsks", { count })
        : say("invitations.asks", { count, owner: nameAndAddress(owner) }),
      ...warningOf(first, words),
      ...(commonMessage && !isOwner
        ? [say("mail.writes", { name: owner.firstName, text: commonMessage })]
        : []),
      say("invitations.howTo"),
      ...(first.language === "en" && !isOwner
        ? [say("invitations.alsoInSwahili", { owner: owner.firstName, count })]
        : []),
    ],
    button: { label: say("invitations.readAndSign", { count }), url },
    parts: invitations.map((invitation) => partToSign(invitation, words, commonMessage)),
    closing: [
      say("invitations.closing", { day: day(new Date(ends)) }),
      ...(isOwner ? [] : [say("invitation.ifWrong", { email: owner.email })]),
    ].join(" "),
  });
}

/** What is said with all of them stands above them, once. */
function partToSign(invitation: Open, words: Words, commonMessage: string) {
  const { owner, signer, version } = invitation;
  const { say } = words;
  return {
    heading: say("invitations.part", { ...aboutOf(invitation), asked: askedOf(invitation, words) }),
    paragraphs: [
      ...describeReplaced(invitation, words),
      ...(version.message && version.message !== commonMessage && !signerIsOwner(signer, owner)
        ? [say("mail.writes", { name: owner.firstName, text: version.message })]
        : []),
    ],
    facts: partOf(invitation, words).facts,
  };
}

function mailTo(
  { signer, owner, language }: Open,
  key: string,
  { subject, ...content }: Letter,
): UnsignedMail {
  const source = sourceOf(signer, owner, wordsIn(language), { answers: true });
  return {
    key,
    to: { name: signer.name, address: signer.email },
    ...answersTo(signer, owner),
    subject,
    ...renderMail({ language, ...content, ...source }),
  };
}

function askedOf(invitation: Open, { say }: Words): string {
  const about = aboutOf(invitation);
  return invitation.replaced ? say("invitation.newVersion", about) : `"${about.song}"`;
}

/** A mail shows so many changes; the page shows all. */
const MOST_CHANGES = 12;

/** What it replaces and what changes by it, money and rights first; to somebody who leaves, what that means. */
function describeReplaced({ replaced, signer }: Open, words: Words): string[] {
  if (!replaced) return [];
  const { say } = words;
  const { version, sentences, changes } = replaced;
  const [ending = "", ...rest] = sentences;
  const lines = changes.slice(0, MOST_CHANGES).map((change) => sayChange(change, words));
  const more = changes.length - lines.length;
  return [
    ...(signer.leaving
      ? [sentences.join(" ")]
      : [say("invitation.replaces", { number: version, ending }), rest.join("\n")]),
    ...(lines.length > 0 ? [[`${say("comparison.title")}:`, ...lines].join("\n")] : []),
    ...(more > 0 ? [say("comparison.more", { count: more })] : []),
  ];
}

/** Old beside new: short things on a line, paragraphs under each other. */
function sayChange({ label, before, after }: ChangedThing, { say }: Words): string {
  const [old, current] = [before ?? say("comparison.none"), after ?? say("comparison.none")];
  if (old.length + current.length < 80)
    // A clause ends with a full stop of its own.
    return say("comparison.moved", { label, before: old, after: current.replace(/\.$/, "") });
  return `${label}\n${say("comparison.before")}: ${old}\n${say("comparison.after")}: ${current}`;
}
