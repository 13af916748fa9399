import { renderMail } from "#server/adapters/mail/layout";
import type { Deps } from "#server/deps";
import { accountWantsMail, fullName, mailSettingsLink } from "#server/features/auth/index";
import { bindsMeanwhile, songOf, typeOf } from "#server/features/signing/mails/invitation-words";
import { findInvitationOfSigner, signersOf } from "#server/features/signing/signers-store";
import { isExpired } from "#server/features/signing/signing-rules";
import { defineJob } from "#server/jobs/queue";
import { isAwaitingSignatures } from "#shared/domain/document-status";
import { showAddress } from "#shared/domain/phone";
import { pathTo } from "#shared/paths";
import { wordsIn } from "#shared/words/speak";

export const expiredMail = defineJob<{ signerIds: string[] }>("signing.expired-mail");

/** Tells the owner whose links have ended; those who were mailed a new one or have signed since are left out. */
export async function sendExpiredMail(deps: Deps, { signerIds }: { signerIds: string[] }): Promise<void> {
  const { db, env, mail, clock } = deps;
  const invitation = signerIds[0] && (await findInvitationOfSigner(db, signerIds[0]));
  if (!invitation || !isAwaitingSignatures(invitation.document.status) || invitation.version.endedAt) return;
  const { owner, version, document } = invitation;
  const now = clock.now();
  const expired = (await signersOf(db, version.id)).filter(
    (signer) => signerIds.includes(signer.id) && !signer.signature && isExpired(signer, now),
  );
  if (expired.length === 0) return;
  if (!(await accountWantsMail(deps, document.ownerId, "documentSigningAlerts"))) return;

  const words = wordsIn("en");
  const { list, day } = words;
  const [song, names] = [songOf(invitation), list(expired.map(({ name }) => name))];
  const { number, replaces } = version;
  const [theirLink, works] = expired.length === 1 ? ["link", "works"] : ["links", "work"];
  await mail.send({
    key: `expired-${version.id}-${expired.map(({ tokenHash }) => tokenHash).join("-")}`,
    to: { name: fullName(owner), address: owner.email },
    subject: `The signing ${theirLink} of ${names} for "${song}" ended`,
    ...renderMail({
      preheader: `${names} did not sign within ${version.linkDays} days.`,
      heading: `${replaces === null ? "" : `Version ${number} of `}"${song}" is still unsigned`,
      paragraphs: [
        `${names} did not sign your ${typeOf(invitation)} "${song}" within ${version.linkDays} days, so their ${theirLink} no longer ${works}. Signatures of others stay as they are.`,
        ...bindsMeanwhile(invitation, words),
        "Open the document and resend the invitation: they get a new link. Or take the document back and tell everybody why.",
      ],
      facts: expired.map((signer) => ({
        label: signer.name,
        value: `${showAddress(signer)}, asked on ${day(signer.invitedAt)}`,
      })),
      button: { label: "Resend the invitation", url: env.APP_URL + pathTo.view(document.id) },
      closing: `If you do nothing, ${replaces === null ? "the document stays unsigned" : `version ${replaces} stays in force`}.`,
      link: mailSettingsLink(deps),
    }),
  });
}
