import { renderMail, type Letter } from "#server/adapters/mail/layout";
import type { Trx } from "#server/db/client";
import type { Deps } from "#server/deps";
import {
  accountWantsMail,
  forgetWaitingMails,
  fullName,
  mailSettingsLink,
} from "#server/features/auth/index";
import { findInForce, readFrozen, type VersionRecord } from "#server/features/documents/index";
import { isSenderOf, sayInForce, wasOfDeleted } from "#server/features/signing/mails/ending-words";
import { notifyWhoSignedFor } from "#server/features/signing/representatives/signed-for-mail";
import {
  aboutOf,
  answersTo,
  signerIsOwner,
  songOf,
  sourceOf,
  typeOf,
  wasReached,
  whatOf,
} from "#server/features/signing/mails/invitation-words";
import {
  findInvitationOfSigner,
  signersOf,
  type Invitation,
  type SignerWithSignature,
} from "#server/features/signing/signers-store";
import { sendText } from "#server/features/signing/texts/text-message";
import { defineJob } from "#server/jobs/queue";
import { showAddress } from "#shared/domain/phone";
import { pathTo } from "#shared/paths";
import { wordsIn } from "#shared/words/speak";

/** `signerId` is whom it goes to, null for the owner. */
export const endedMail = defineJob<{ versionId: string; signerId: string | null }>("signing.ended-mail");

/**
 * Tells everybody who was sent a link, whoever signed in their place, and the owner, that a version was taken back or declined; nothing to
 * an owner whose account is deleted, as a signer neither.
 */
export async function announceEnd(
  deps: Pick<Deps, "clock" | "jobs" | "sms" | "secrets">,
  trx: Trx,
  version: VersionRecord,
): Promise<void> {
  const { clock, jobs } = deps;
  const now = clock.now();
  await forgetWaitingMails(trx, version.documentId, now);
  const isOfDeleted = wasOfDeleted(version);
  const signers = (await signersOf(trx, version.id)).filter(
    (signer) =>
      signer.invitedAt <= now && !signer.awaitsTurn && !(isOfDeleted && isSenderOf(version, signer)),
  );
  const isMailed = ({ email }: SignerWithSignature) => email !== "";
  for (const signer of signers) {
    if (!isMailed(signer)) await sendText(deps, trx, { kind: "ended", signer, at: now });
  }
  await notifyWhoSignedFor(deps, trx, version.id, { news: "void", key: version.id });
  for (const signerId of [null, ...signers.filter(isMailed).map(({ id }) => id)]) {
    const payload = { versionId: version.id, signerId };
    await jobs.enqueue(trx, endedMail, payload, { key: `${version.id} ${signerId ?? "owner"}` });
  }
}

/** What happened, as the person it is told to reads it. */
type End = {
  invitation: Invitation;
  signers: SignerWithSignature[];
  decliner: SignerWithSignature | undefined;
  /** Whether the recipient is the one who declined. */
  isDecliner: boolean | undefined;
  recipient: SignerWithSignature | null;
  /** The version that binds all the same. */
  inForce: VersionRecord | null;
};

/** Those who were asked to sign are told in any case: their link, or their signature, has ended. */
export async function sendEndedMail(
  deps: Deps,
  { versionId, signerId }: { versionId: string; signerId: string | null },
): Promise<void> {
  const { db, env, mail } = deps;
  const signers = await signersOf(db, versionId);
  const recipient = signers.find(({ id }) => id === signerId) ?? null;
  const invitation = signers[0] && (await findInvitationOfSigner(db, (recipient ?? signers[0]).id));
  if (!invitation?.version.endedAt) return;
  const { owner, version, document } = invitation;
  const isOfDeleted = wasOfDeleted(version);
  if (isOfDeleted && !recipient) return;
  // The owner's own mail says it all, and who never got the invitation has nothing that could end.
  if (recipient && (signerIsOwner(recipient, owner) || !wasReached(recipient, owner))) return;
  if (!recipient && !(await accountWantsMail(deps, document.ownerId, "documentSigningAlerts"))) return;

  const decliner = signers.find(({ id }) => id === version.endedBy);
  const isDecliner = decliner && (recipient ? decliner.id === recipient.id : signerIsOwner(decliner, owner));
  const inForce = await findInForce(db, document.id);
  const end = { invitation, signers, decliner, isDecliner, recipient, inForce };
  const language = recipient ? invitation.language : "en";
  const { subject, ...content } = recipient ? forSigner(end, recipient) : forOwner(end);
  await mail.send({
    key: `ended-${versionId}-${signerId ?? "owner"}`,
    to: recipient
      ? { name: recipient.name, address: recipient.email }
      : { name: fullName(owner), address: owner.email },
    ...(recipient && !isOfDeleted && answersTo(recipient, owner)),
    subject,
    ...renderMail({
      language,
      ...content,
      ...(!recipient && {
        button: { label: "Open the document", url: env.APP_URL + pathTo.view(document.id) },
      }),
      ...(!recipient && { link: mailSettingsLink(deps) }),
    }),
  });
}

function forSigner(
  { invitation, decliner, isDecliner, inForce }: End,
  recipient: SignerWithSignature,
): Letter {
  const { signature } = recipient;
  const words = wordsIn(invitation.language);
  const { say } = words;
  const about = aboutOf(invitation);
  if (wasOfDeleted(invitation.version)) return ofDeleted();
  const owner = { owner: fullName(invitation.owner), email: invitation.owner.email };
  const reason = `“${invitation.version.endReason ?? ""}”`;
  const ownerName = { owner: invitation.owner.firstName };
  const tellsReason = isReasonTold(invitation, decliner);
  return {
    ...happened(),
    preheader: tellsReason ? reason : say("ended.link", ownerName),
    closing: say("ended.closing", owner),
    ...sourceOf(recipient, invitation.owner, words, { answers: true }),
  };

  /** Their name stands in what they sent, and nowhere else any more. */
  function ofDeleted(): Letter {
    const facts = { ...about, owner: readFrozen(invitation.version).sentBy.name };
    const said = say("ended.goneWhat", facts);
    return {
      subject: say("ended.goneSubject", facts),
      heading: say("withdrawn.heading"),
      preheader: said,
      paragraphs: [
        said,
        [...(signature ? [say("ending.void", signature)] : []), ...sayInForce(inForce, words)].join(" "),
      ].filter((text) => text !== ""),
      closing: say("withdrawn.closing"),
      source: say("mail.sourceAsker"),
    };
  }

  function happened() {
    if (isDecliner)
      return {
        subject: say("ended.ownSubject", about),
        heading: say("ended.ownHeading"),
        paragraphs: [say("ended.ownWhat", { ...about, ...owner }), reason, follows()],
      };
    if (decliner)
      return {
        subject: say("ended.declinedSubject", { ...about, name: decliner.name }),
        heading: say("ended.declinedHeading", { name: decliner.name }),
        paragraphs: [
          say("ended.declinedWhat", { ...about, name: decliner.name, email: showAddress(decliner) }),
          reason,
          follows(),
        ],
      };
    return {
      subject: say("ended.takenBackSubject", { ...about, ...ownerName }),
      heading: say("ended.takenBackHeading", { ...about, ...ownerName }),
      paragraphs: tellsReason
        ? [say("ended.takenBackWhat", { ...about, ...owner }), reason, follows()]
        : [say("ended.takenBackUnsaid", { ...about, ...owner }), follows()],
    };
  }

  function follows(): string {
    return [
      ...(signature ? [say("ending.void", signature)] : []),
      ...sayInForce(inForce, words),
      say("ended.link", ownerName),
    ].join(" ");
  }
}

/** An owner whose address nobody has confirmed puts no words of their own into mails to others. */
const isReasonTold = ({ owner }: Invitation, decliner: SignerWithSignature | undefined) =>
  decliner !== undefined || owner.emailVerifiedAt !== null;

/** Owners are written to in English. */
function forOwner({ invitation, signers, decliner, isDecliner, inForce }: End): Letter {
  const reason = `“${invitation.version.endReason ?? ""}”`;
  const [song, what] = [songOf(invitation), whatOf(invitation)];
  const announced = `"${song}" (${typeOf(invitation)})`;
  const decliners = isDecliner ? "You" : decliner?.name;
  const signedCount = signers.filter(({ signature }) => signature).length;
  return {
    subject: decliners ? `${decliners} declined to sign ${announced}` : `You took back ${announced}`,
    heading: decliners ? `${decliners} declined to sign` : `You took "${song}" back`,
    preheader: reason,
    paragraphs: [
      `${whatHappened()} and gave this reason:`,
      reason,
      `It is a draft again. ${[...sayInForce(inForce, wordsIn("en")), ""].join(" ")}${voidCount(signedCount, invitation.version.number)}Change what has to be changed and send it again: everybody then signs the new version.`,
    ],
    closing: `Everybody who had been asked to sign was told, ${isReasonTold(invitation, decliner) ? "with this reason" : "but not this reason: your e-mail is not confirmed"}.`,
  };

  function whatHappened(): string {
    if (!decliner) return `You took back the ${what}`;
    return isDecliner
      ? `You declined to sign the ${what}`
      : `${decliner.name} (${showAddress(decliner)}) declined to sign your ${what}`;
  }
}

function voidCount(signedCount: number, number: number): string {
  if (signedCount === 0) return "";
  return signedCount === 1
    ? `The signature given on version ${number} is void. `
    : `The ${signedCount} signatures given on version ${number} are void. `;
}
