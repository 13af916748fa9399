import { renderMail, type Letter } from "#server/adapters/mail/layout";
import type { Deps } from "#server/deps";
import {
  aboutOf,
  answersTo,
  bindsMeanwhile,
  nameAndAddress,
  partOf,
  signerIsOwner,
  sourceOf,
  warningOf,
} from "#server/features/signing/mails/invitation-words";
import { findInvitation, type Invitation } from "#server/features/signing/signers-store";
import { isExpired } from "#server/features/signing/signing-rules";
import { defineJob } from "#server/jobs/queue";
import { isAwaitingSignatures } from "#shared/domain/document-status";
import { REMIND_AFTER } from "#shared/domain/sending";
import { pathTo } from "#shared/paths";
import { wordsIn, type Words } from "#shared/words/speak";

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
  const isLast = signer.remindersSent >= REMIND_AFTER.length;
  const { subject, ...content } = write(invitation, env.APP_URL + pathTo.sign(token, language), isLast);
  await mail.send({
    key: `reminder-${tokenHash}`,
    to: { name: signer.name, address: signer.email },
    ...answersTo(signer, invitation.owner),
    subject,
    unsubscribe: `${env.APP_URL}/api/sign/${token}/reminders`,
    ...renderMail({ language, ...content }),
  });
}

function write(invitation: Invitation, page: string, isLast: boolean): Letter {
  const { signer, owner } = invitation;
  const words = wordsIn(invitation.language);
  const { say, day } = words;
  const [about, part] = [aboutOf(invitation), partOf(invitation, words)];
  const isOwner = signerIsOwner(signer, owner);
  const asked = { ...about, day: day(signer.invitedAt) };
  return {
    subject: isOwner
      ? say("reminder.ownSubject", about)
      : say("reminder.subject", { ...about, owner: owner.firstName }),
    preheader: part.preheader,
    heading: say("reminder.heading", about),
    paragraphs: [
      isOwner
        ? say("reminder.ownAsked", asked)
        : say("reminder.asked", { ...asked, owner: nameAndAddress(owner) }),
      ...warningOf(invitation, words),
      progressOf(invitation, words),
      ...bindsMeanwhile(invitation, words),
      say("reminder.howTo", about),
    ],
    facts: part.facts,
    button: { label: say("part.readAndSign"), url: page },
    closing: say("reminder.closing", { isLast, day: day(signer.tokenExpiresAt) }),
    link: { label: say("reminder.stop"), url: page + SWITCH },
    ...sourceOf(signer, owner, words, { answers: true }),
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

function progressOf({ document }: Invitation, { say }: Words): string {
  const { signerCount: total, signedCount: signed } = document;
  if (total === 1) return say("reminder.onlyYours");
  if (signed === 0) return say("reminder.noneSigned");
  if (signed === total - 1) return say("reminder.allOthersSigned");
  return say("reminder.someSigned", { signed, total });
}
