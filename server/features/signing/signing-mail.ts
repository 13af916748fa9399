import { renderMail, type Letter } from "#server/adapters/mail/layout";
import type { Deps } from "#server/deps";
import { accountWantsMail, fullName, mailSettingsLink } from "#server/features/auth/index";
import { findIssuedPdf, readFrozen, sha256 } from "#server/features/documents/index";
import { pdfFilename } from "#server/features/signing/document-pdf";
import {
  formatDate,
  isSamePerson,
  partOf,
  songOf,
  typeOf,
  warningOf,
  whatOf,
} from "#server/features/signing/invitation-words";
import { findReplaced } from "#server/features/signing/replaced-version";
import { findInvitationOfSigner, signersOf, type Invitation } from "#server/features/signing/signers-store";
import { nameList } from "#server/features/signing/signing-rules";
import { completionInSwahili, invitationInSwahili } from "#server/features/signing/swahili-mails";
import { defineJob } from "#server/jobs/queue";
import type { SigningView } from "#shared/contract/signing";
import { pathTo } from "#shared/paths";

export const invitationMail = defineJob<{ signerId: string; sealedToken: string }>("signing.invitation-mail");
export const ownerAlertMail = defineJob<{ signerId: string }>("signing.owner-alert-mail");
/** `signerId` is whom it goes to, null for the owner: names and addresses are not kept in jobs. */
export const completionMail = defineJob<{ versionId: string; signerId: string | null }>(
  "signing.completion-mail",
);
export const documentCompleted = defineJob<{ versionId: string }>("signing.document-completed");

/** A mail lists the signatures of up to this many; the attached PDF lists all. */
const MOST_LISTED = 12;

/** A link that was replaced, used or withdrawn meanwhile is not mailed any more. */
export async function sendInvitationMail(
  { db, env, mail, secrets }: Deps,
  { signerId, sealedToken }: { signerId: string; sealedToken: string },
): Promise<void> {
  const token = secrets.unseal(sealedToken);
  const invitation = await findInvitationOfSigner(db, signerId);
  if (!invitation || invitation.signature || invitation.signer.tokenHash !== secrets.hashToken(token)) return;
  const { signer, version, language } = invitation;
  if (version.endedAt) return;

  const url = env.APP_URL + pathTo.sign(token, language);
  const words = { en: invitationInEnglish, sw: invitationInSwahili }[language];
  const { subject, ...content } = words(invitation, await findReplaced(db, invitation), url);
  await mail.send({
    key: `invitation-${signer.tokenHash}`,
    to: { name: signer.name, address: signer.email },
    subject,
    ...renderMail({ language, ...content }),
  });
}

function invitationInEnglish(invitation: Invitation, replaced: SigningView["replaces"], url: string): Letter {
  const { signer, owner, version } = invitation;
  const expires = formatDate(signer.tokenExpiresAt);
  const what = `the ${whatOf(invitation)}`;
  const [song, part] = [songOf(invitation), partOf(invitation)];
  const isOwner = isSamePerson(signer, owner);
  const asked = replaced ? `the new version of "${song}"` : `"${song}"`;
  return {
    subject: isOwner
      ? `Your own signature on "${song}" (${typeOf(invitation)})`
      : `${owner.firstName} asks you to sign ${asked} (${typeOf(invitation)})`,
    preheader: `${part.preheader} No account needed.`,
    heading: `Please sign ${asked}`,
    paragraphs: [
      isOwner
        ? `You sent ${what} for signing, and you are on it too. This is your own link to sign.`
        : `${fullName(owner)} (${owner.email}) asks you to sign ${what}: ${part.purpose}`,
      ...warningOf(invitation),
      ...(replaced ? tellReplaced(replaced) : []),
      ...(version.message && !isOwner ? [`${owner.firstName} writes: “${version.message}”`] : []),
      `${part.reading}, and sign on your phone. You need no account. The link is yours alone, so please do not forward it.`,
    ],
    facts: [
      { label: "Song", value: song },
      { label: "Asked by", value: `${fullName(owner)} (${owner.email})` },
      ...part.facts,
    ],
    button: { label: "Read and sign", url },
    closing: `If you do nothing, the document stays unsigned; the link works until ${expires}.${isOwner ? "" : ` If something is wrong with it, decline on the same page and say why, or write to ${owner.email} before you sign.`}`,
  };
}

function tellReplaced({ version, sentences: [ending, ...changes] }: NonNullable<SigningView["replaces"]>) {
  return [`This new version replaces version ${version}. ${ending}`, changes.join("\n")];
}

/** Tells the owner of each signature but the last, which the completion mail tells. */
export async function sendOwnerAlertMail(deps: Deps, { signerId }: { signerId: string }): Promise<void> {
  const { db, env, mail } = deps;
  const invitation = await findInvitationOfSigner(db, signerId);
  if (!invitation?.signature || invitation.version.endedAt) return;
  const { signer, document, owner, version } = invitation;
  if (signer.email === owner.email) return;
  const signers = await signersOf(db, version.id);
  const waiting = signers.filter(({ signature }) => !signature).map(({ name }) => name);
  const signedCount = signers.length - waiting.length;
  if (waiting.length === 0) return;
  if (!(await accountWantsMail(deps, document.ownerId, "documentSigningAlerts"))) return;
  await mail.send({
    key: `signed-${signerId}`,
    to: { name: fullName(owner), address: owner.email },
    subject: `${signer.name} signed "${songOf(invitation)}" (${signedCount} of ${signers.length})`,
    ...renderMail({
      preheader: `${signedCount} of ${signers.length} have signed.`,
      heading: `${signer.name} has signed`,
      paragraphs: [
        `${signer.name} signed your ${typeOf(invitation)} "${songOf(invitation)}". ${signedCount} of ${signers.length} have signed; still waiting for ${nameList(waiting)}.`,
      ],
      button: { label: "See who has signed", url: env.APP_URL + pathTo.view(document.id) },
      closing: "There is nothing to do. Everybody gets the PDF when the last signature is in.",
      link: mailSettingsLink(deps),
    }),
  });
}

export async function sendCompletionMail(
  { db, mail, env }: Deps,
  { versionId, signerId }: { versionId: string; signerId: string | null },
): Promise<void> {
  const signers = await signersOf(db, versionId);
  const signer = signers.find(({ id }) => id === signerId);
  const isOwner = !signer;
  const invitation = signers[0] && (await findInvitationOfSigner(db, (signer ?? signers[0]).id));
  const pdf = await findIssuedPdf(db, versionId);
  if (!invitation || !pdf) return;

  const { document, owner } = invitation;
  const { name, email: address } = signer ?? { name: fullName(owner), email: owner.email };
  const language = isOwner ? "en" : invitation.language;
  const words = { en: completionInEnglish, sw: completionInSwahili }[language];
  const { subject, ...content } = words(invitation, signers.length, isOwner);
  await mail.send({
    key: `completed-${versionId}-${sha256(address)}`,
    to: { name, address },
    subject,
    ...renderMail({
      language,
      ...content,
      ...(signers.length <= MOST_LISTED && {
        facts: signers.map((one) => ({ label: one.name, value: one.signature?.signatureId ?? "" })),
      }),
      ...(isOwner && { button: { label: "Open the document", url: env.APP_URL + pathTo.view(document.id) } }),
    }),
    attachments: [
      {
        filename: pdfFilename(readFrozen(invitation.version).title),
        content: pdf,
        contentType: "application/pdf",
      },
    ],
  });
}

function completionInEnglish(invitation: Invitation, count: number, isOwner: boolean): Letter {
  return {
    subject: `Everybody has signed "${songOf(invitation)}" (${typeOf(invitation)})`,
    preheader: `The signed ${typeOf(invitation)} is attached.`,
    heading: `"${songOf(invitation)}" is fully signed`,
    paragraphs: [
      `All ${count === 1 ? "signatures are" : `${count} signatures are`} in. The signed ${whatOf(invitation)} is attached to this mail: keep it, it is your copy.`,
    ],
    closing: `You get this mail because you ${isOwner ? "sent this document for signing" : `signed this document for ${fullName(invitation.owner)}`}.`,
  };
}
