import { renderMail, type Letter } from "#server/adapters/mail/layout";
import { fingerprintOf } from "#server/adapters/seal/seal";
import type { Trx } from "#server/db/client";
import type { Deps } from "#server/deps";
import { accountWantsMail, foldName, fullName, mailSettingsLink } from "#server/features/auth/index";
import {
  findCertificate,
  findIssuedPdf,
  findLogSize,
  readFrozen,
  sha256,
} from "#server/features/documents/index";
import { pdfFilename } from "#server/features/signing/document-pdf";
import {
  aboutOf,
  answersTo,
  bindsMeanwhile,
  signerIsOwner,
  songOf,
  sourceOf,
  typeOf,
} from "#server/features/signing/mails/invitation-words";
import {
  findRepresentative,
  whoSignedForOthers,
} from "#server/features/signing/representatives/representatives-store";
import { textNamed } from "#server/features/signing/representatives/representative-texts";
import {
  findInvitationOfSigner,
  signersOf,
  type Invitation,
  type SignerWithSignature,
} from "#server/features/signing/signers-store";
import { actedBy } from "#server/features/signing/signature-record";
import { sendText } from "#server/features/signing/texts/text-message";
import { findCheckpoint, logKeyOf } from "#server/features/transparency/index";
import { defineJob } from "#server/jobs/queue";
import { actingLabel } from "#shared/domain/acting";
import { showAddress } from "#shared/domain/phone";
import { evidencePaths, pathTo } from "#shared/paths";
import { wordsIn, type Words } from "#shared/words/speak";

export const ownerAlertMail = defineJob<{ signerId: string }>("signing.owner-alert-mail");
/**
 * `signerId` is whom it goes to, null for the owner; `representativeId` who has signed in that signer's place; `copy`, by its place, who
 * does not sign. Names and addresses are not kept in jobs.
 */
type CompletionMail = {
  versionId: string;
  signerId: string | null;
  representativeId?: string;
  copy?: number;
};
export const completionMail = defineJob<CompletionMail>("signing.completion-mail");
/** The PDF of the version is sealed and issued: its certificate is due, and then the mails. */
export const versionSealed = defineJob<{ versionId: string }>("signing.version-sealed");
export const documentCompleted = defineJob<{ versionId: string }>("signing.document-completed");

/** A mail lists the signatures of up to this many; the attached PDF lists all. */
const MOST_LISTED = 12;

/** Tells the owner of each signature but the last, which the completion mail tells. */
export async function sendOwnerAlertMail(deps: Deps, { signerId }: { signerId: string }): Promise<void> {
  const { db, env, mail } = deps;
  const invitation = await findInvitationOfSigner(db, signerId);
  if (!invitation?.signature || invitation.version.endedAt) return;
  const { signer, document, owner, version } = invitation;
  if (signer.email === owner.email) return;
  const acting = actedBy(invitation.signature);
  const [by, place] = acting ? [actingLabel(acting), ` for ${signer.name}`] : [signer.name, ""];
  const signers = await signersOf(db, version.id);
  const missing = signers.filter(({ signature }) => !signature);
  const waiting = missing.map((one) => (signerIsOwner(one, owner) ? "you" : one.name));
  const own =
    missing.find((one) => one.email === owner.email) ??
    missing.find(({ name }) => foldName(name) === foldName(fullName(owner)));
  const words = wordsIn("en");
  const signedCount = signers.length - waiting.length;
  const progress = `${signedCount} of ${signers.length} ${signedCount === 1 ? "has" : "have"} signed`;
  if (waiting.length === 0) return;
  if (!(await accountWantsMail(deps, document.ownerId, "documentSigningAlerts"))) return;
  await mail.send({
    key: `signed-${signerId}`,
    to: { name: fullName(owner), address: owner.email },
    subject: `${acting?.name ?? signer.name} signed "${songOf(invitation)}"${place} (${signedCount} of ${signers.length})`,
    ...renderMail({
      preheader: `${progress}.`,
      heading: `${acting?.name ?? signer.name} has signed${place}`,
      paragraphs: [
        `${by} signed your ${typeOf(invitation)} "${songOf(invitation)}"${place}. ${progress}; still waiting for ${words.list(waiting)}.`,
        ...bindsMeanwhile(invitation, words),
      ],
      button: { label: "See who has signed", url: env.APP_URL + pathTo.view(document.id) },
      closing: whatIsLeft(own, owner),
      link: mailSettingsLink(deps),
    }),
  });
}

/** `own` is who is missing by the owner's address, or by their name: then at another address, where the link went. */
function whatIsLeft(own: Invitation["signer"] | undefined, owner: Invitation["owner"]): string {
  if (!own) return "There is nothing to do. Everybody gets the PDF when the last signature is in.";
  if (own.email !== owner.email)
    return `If ${own.name} is you, your own signature is missing, too: its link was sent to ${showAddress(own)}.`;
  // The page offers it to whoever has confirmed the address.
  return owner.emailVerifiedAt
    ? "Your own signature is missing, too: press Review and sign on the document's page."
    : "Your own signature is missing, too: use the link in the mail that asks you for it.";
}

/**
 * Tells everybody that it is signed: the owner, the signers, who has signed in their place and who gets a copy, one mail an address, to
 * the first who uses it, and a message to each phone.
 */
export async function notifyOfCompletion(
  deps: Pick<Deps, "jobs" | "sms" | "secrets" | "clock">,
  trx: Trx,
  {
    version: { id: versionId, copies },
    owner,
    signers,
  }: {
    version: Pick<Invitation["version"], "id" | "copies">;
    owner: { email: string };
    signers: readonly SignerWithSignature[];
  },
): Promise<void> {
  const { jobs, clock } = deps;
  const byAddress = new Map<string, Omit<CompletionMail, "versionId">>([[owner.email, { signerId: null }]]);
  for (const { id, email, phone } of signers) {
    if (email !== "" && !byAddress.has(email)) byAddress.set(email, { signerId: id });
    await sendText(deps, trx, { kind: "completion", signer: { id, phone }, at: clock.now() });
  }
  for (const named of await whoSignedForOthers(trx, signers)) {
    const { id: representativeId, signerId, email } = named;
    await textNamed(deps, trx, named, { kind: "named_completion", at: clock.now() });
    if (email !== "" && !byAddress.has(email)) byAddress.set(email, { signerId, representativeId });
  }
  for (const to of byAddress.values()) {
    const key = [versionId, to.signerId, to.representativeId ?? []].flat().join(" ");
    await jobs.enqueue(trx, completionMail, { versionId, ...to }, { key });
  }
  for (const [copy, { email }] of copies.entries()) {
    if (byAddress.has(email)) continue;
    const payload = { versionId, signerId: null, copy };
    await jobs.enqueue(trx, completionMail, payload, { key: `${versionId} copy ${copy}` });
  }
}

export async function sendCompletionMail(
  { db, files, mail, env, seal }: Deps,
  { versionId, signerId, representativeId, copy }: CompletionMail,
): Promise<void> {
  const signers = await signersOf(db, versionId);
  const signer = signers.find(({ id }) => id === signerId);
  const invitation = signers[0] && (await findInvitationOfSigner(db, (signer ?? signers[0]).id));
  const pdf = await findIssuedPdf({ db, files }, versionId);
  if (!invitation || !pdf) return;
  const certificate = await findCertificate({ db, files }, versionId);
  const size = await findLogSize(db, versionId);
  const checkpoint = size === null ? null : await findCheckpoint(db, size);

  const { document, owner, version } = invitation;
  const copied = copy === undefined ? undefined : version.copies[copy];
  const representative =
    representativeId === undefined ? null : await findRepresentative(db, representativeId);
  if ((copy !== undefined && !copied) || (representativeId !== undefined && !representative)) return;
  const isOwner = !signer && !copied;
  const { name, email: address } = representative ??
    signer ??
    copied ?? { name: fullName(owner), email: owner.email };
  const language = representative?.language ?? (signer ? invitation.language : "en");
  const { title } = readFrozen(version);
  const words = wordsIn(language);
  const signedBy = (signer?.signature && actedBy(signer.signature)?.name) ?? "";
  const { subject, ...content } = writeCompletion(
    invitation,
    signers.length,
    {
      why: whyOf({ isOwner, isNamed: representative !== null, isSigner: signer !== undefined, signedBy }),
      signedBy,
      checkpointExplained: checkpoint && env.APP_URL + evidencePaths[language],
    },
    words,
  );
  await mail.send({
    key: `completed-${versionId}-${sha256(address)}`,
    to: { name, address },
    ...(!isOwner && answersTo({ name, email: address }, owner)),
    subject,
    ...renderMail({
      language,
      ...content,
      ...(representative
        ? { source: words.say("representative.source", { name: invitation.signer.name }) }
        : !isOwner && sourceOf({ name, email: address }, owner, words, { answers: true })),
      facts: [
        ...(signers.length <= MOST_LISTED
          ? signers.map((one) => ({ label: one.name, value: one.signature?.signatureId ?? "" }))
          : []),
        ...(checkpoint
          ? [{ label: words.say("completion.log-key"), value: await logKeyOf({ db, env }) }]
          : []),
        ...(seal
          ? [{ label: words.say("completion.seal-root"), value: fingerprintOf(await seal.root()) }]
          : []),
      ],
      ...(isOwner && { button: { label: "Open the document", url: env.APP_URL + pathTo.view(document.id) } }),
    }),
    attachments: [
      {
        filename: pdfFilename(title),
        content: pdf,
        contentType: "application/pdf",
      },
      ...(certificate
        ? [
            {
              filename: pdfFilename(`${title} – certificate`),
              content: certificate,
              contentType: "application/pdf",
            },
          ]
        : []),
      ...(checkpoint
        ? [{ filename: "checkpoint.txt", content: Buffer.from(checkpoint.note), contentType: "text/plain" }]
        : []),
    ],
  });
}

type Why = "owner" | "signer" | "represented" | "named" | "copy";

type Recipient = Record<"isOwner" | "isNamed" | "isSigner", boolean> & { signedBy: string };

function whyOf({ isOwner, isNamed, isSigner, signedBy }: Recipient): Why {
  if (isOwner) return "owner";
  if (isNamed) return "named";
  if (!isSigner) return "copy";
  return signedBy === "" ? "signer" : "represented";
}

function writeCompletion(
  invitation: Invitation,
  count: number,
  { why, signedBy, checkpointExplained }: { why: Why; signedBy: string; checkpointExplained: string | null },
  { say }: Words,
): Letter {
  const about = aboutOf(invitation);
  const { replaces } = invitation.version;
  return {
    subject: say("completion.subject", about),
    preheader: say("completion.preheader", about),
    heading: say("completion.heading", about),
    paragraphs: [
      say("completion.attached", { ...about, count }),
      ...(checkpointExplained ? [say("completion.checkpoint", { address: checkpointExplained })] : []),
      ...(replaces ? [say("completion.replaced", { number: replaces })] : []),
    ],
    closing: say("completion.closing", {
      why,
      signedBy,
      owner: fullName(invitation.owner),
      name: invitation.signer.name,
    }),
  };
}
