import { renderMail, type Letter } from "#server/adapters/mail/layout";
import type { Trx } from "#server/db/client";
import type { Deps } from "#server/deps";
import { accountWantsMail, fullName, mailSettingsLink } from "#server/features/auth/index";
import type { VersionRow } from "#server/features/documents/index";
import { isSamePerson, songOf, typeOf, whatOf } from "#server/features/signing/invitation-words";
import {
  findInvitationOfSigner,
  signersOf,
  type Invitation,
  type SignerRecord,
} from "#server/features/signing/signers-store";
import { endedInSwahili } from "#server/features/signing/swahili-mails";
import { defineJob } from "#server/jobs/queue";
import { pathTo } from "#shared/paths";

/** `signerId` is whom it goes to, null for the owner. */
export const endedMail = defineJob<{ versionId: string; signerId: string | null }>("signing.ended-mail");

/** Tells everybody who was mailed a link, and the owner, that a version was taken back or declined. */
export async function announceEnd(
  { jobs }: Pick<Deps, "jobs">,
  trx: Trx,
  version: VersionRow,
): Promise<void> {
  const signers = await signersOf(trx, version.id);
  for (const signerId of [null, ...signers.map(({ id }) => id)]) {
    const payload = { versionId: version.id, signerId };
    await jobs.enqueue(trx, endedMail, payload, { key: `${version.id} ${signerId ?? "owner"}` });
  }
}

/** What happened, as the person it is told to reads it. */
type End = {
  invitation: Invitation;
  signers: SignerRecord[];
  decliner: SignerRecord | undefined;
  /** Whether the recipient is the one who declined. */
  isOwn: boolean | undefined;
  recipient: SignerRecord | null;
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
  // The owner's own mail says it all.
  if (recipient && isSamePerson(recipient, owner)) return;
  if (!recipient && !(await accountWantsMail(deps, document.ownerId, "documentSigningAlerts"))) return;

  const decliner = signers.find(({ id }) => id === version.endedBy);
  const isOwn = decliner && (recipient ? decliner.id === recipient.id : isSamePerson(decliner, owner));
  const end = { invitation, signers, decliner, isOwn, recipient };
  const language = recipient ? invitation.language : "en";
  const { subject, ...content } =
    recipient && language === "sw"
      ? endedInSwahili(invitation, recipient, decliner?.name)
      : endedInEnglish(end);
  await mail.send({
    key: `ended-${versionId}-${signerId ?? "owner"}`,
    to: recipient
      ? { name: recipient.name, address: recipient.email }
      : { name: fullName(owner), address: owner.email },
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

function endedInEnglish(end: End): Letter {
  const { owner, version } = end.invitation;
  const reason = `“${version.endReason ?? ""}”`;
  return {
    ...headlineOf(end),
    preheader: reason,
    paragraphs: [whatHappened(end), reason, whatFollows(end)],
    closing: end.recipient
      ? `There is nothing left to sign, and nothing you have to do. If you have a question, write to ${owner.email}.`
      : "Everybody who had been asked to sign was told, with this reason.",
  };
}

function headlineOf({ invitation, decliner, isOwn, recipient }: End): { subject: string; heading: string } {
  const what = `"${songOf(invitation)}" (${typeOf(invitation)})`;
  const { owner } = invitation;
  if (decliner) {
    const who = isOwn ? "You" : decliner.name;
    return { subject: `${who} declined to sign ${what}`, heading: `${who} declined to sign` };
  }
  const who = recipient ? owner.firstName : "You";
  return { subject: `${who} took back ${what}`, heading: `${who} took "${songOf(invitation)}" back` };
}

function whatHappened({ invitation, decliner, isOwn, recipient }: End): string {
  const { owner } = invitation;
  const what = whatOf(invitation);
  if (!decliner)
    return recipient
      ? `${fullName(owner)} (${owner.email}) took back the ${what} and gave this reason:`
      : `You took back the ${what} and gave this reason:`;
  if (isOwn)
    return `You declined to sign the ${what}${recipient ? `, which ${fullName(owner)} had sent you,` : ""} and gave this reason:`;
  return `${decliner.name} (${decliner.email}) declined to sign ${recipient ? "the" : "your"} ${what} and gave this reason:`;
}

function whatFollows({ invitation, signers, recipient }: End): string {
  const signedCount = signers.filter(({ signature }) => signature).length;
  if (!recipient)
    return `It is a draft again. ${voidCount(signedCount)}Change what has to be changed and send it again: everybody then signs the new version.`;
  const own = recipient.signature
    ? `Your signature (${recipient.signature.signatureId}) is void and binds you to nothing. `
    : "";
  return `${own}The link in your earlier mail no longer works. If ${invitation.owner.firstName} sends the document again, you get a new one.`;
}

function voidCount(signedCount: number): string {
  if (signedCount === 0) return "";
  return signedCount === 1
    ? "The signature it had is void. "
    : `The ${signedCount} signatures it had are void. `;
}
