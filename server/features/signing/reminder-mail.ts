import { renderMail, type Letter } from "#server/adapters/mail/layout";
import type { Deps } from "#server/deps";
import { fullName } from "#server/features/auth/index";
import {
  formatDate,
  isSamePerson,
  partOf,
  songOf,
  typeOf,
  warningOf,
  whatOf,
} from "#server/features/signing/invitation-words";
import { findInvitation, type Invitation } from "#server/features/signing/signers-store";
import { isExpired, REMIND_AFTER } from "#server/features/signing/signing-rules";
import { reminderInSwahili } from "#server/features/signing/swahili-mails";
import { defineJob } from "#server/jobs/queue";
import { isAwaitingSignatures } from "#shared/domain/document-status";
import { pathTo } from "#shared/paths";

export const reminderMail = defineJob<{ sealedToken: string }>("signing.reminder-mail");

/** Where the page of a signing link has the switch for its reminders. */
const SWITCH = "#reminders";

/** Not mailed any more once it is signed, declined, taken back, locked, resent or switched off. */
export async function sendReminderMail(
  { db, env, mail, secrets, clock }: Deps,
  { sealedToken }: { sealedToken: string },
): Promise<void> {
  const token = secrets.unseal(sealedToken);
  const tokenHash = secrets.hashToken(token);
  const invitation = await findInvitation(db, tokenHash);
  if (!invitation || !isStillMissing(invitation, clock.now())) return;

  const { signer, language } = invitation;
  const words = { en: reminderInEnglish, sw: reminderInSwahili }[language];
  const isLast = signer.remindersSent >= REMIND_AFTER.length;
  const { subject, ...content } = words(invitation, env.APP_URL + pathTo.sign(token, language), isLast);
  await mail.send({
    key: `reminder-${tokenHash}`,
    to: { name: signer.name, address: signer.email },
    subject,
    unsubscribe: `${env.APP_URL}/api/sign/${token}/reminders`,
    ...renderMail({ language, ...content }),
  });
}

function reminderInEnglish(invitation: Invitation, page: string, isLast: boolean): Letter {
  const { signer, owner } = invitation;
  const [song, part] = [songOf(invitation), partOf(invitation)];
  const isOwner = isSamePerson(signer, owner);
  return {
    subject: isOwner
      ? `Your own signature on "${song}" is missing (${typeOf(invitation)})`
      : `${owner.firstName} is waiting for your signature on "${song}" (${typeOf(invitation)})`,
    preheader: part.preheader,
    heading: `"${song}" is waiting for you`,
    paragraphs: [
      isOwner
        ? `You sent the ${whatOf(invitation)} for signing on ${formatDate(signer.invitedAt)}, and you are on it too.`
        : `${fullName(owner)} (${owner.email}) asked you on ${formatDate(signer.invitedAt)} to sign the ${whatOf(invitation)}: ${part.purpose}`,
      ...warningOf(invitation),
      progressOf(invitation),
      `${part.reading}, and sign on your phone. You need no account. If something is wrong with it, decline on the same page and say why.`,
    ],
    facts: part.facts,
    button: { label: "Read and sign", url: page },
    closing: `${isLast ? "This is the last reminder." : "We remind you three times at most."} The link works until ${formatDate(signer.tokenExpiresAt)}.`,
    link: { label: "Stop reminding me of this document", url: page + SWITCH },
  };
}

function isStillMissing({ signer, signature, version, document }: Invitation, now: Date): boolean {
  return (
    !signature &&
    !version.endedAt &&
    !signer.remindersOffAt &&
    !isExpired(signer, now) &&
    isAwaitingSignatures(document.status)
  );
}

function progressOf({ document: { signerCount, signedCount } }: Invitation): string {
  if (signerCount === 1) return "Yours is the only signature that is needed.";
  if (signedCount === 0) return "Nobody has signed it yet.";
  if (signedCount === signerCount - 1) return "Everybody else has signed: only your signature is missing.";
  return `${signedCount} of ${signerCount} have signed it.`;
}
