import { renderMail } from "#server/adapters/mail/layout";
import type { Trx } from "#server/db/client";
import type { Deps } from "#server/deps";
import { fullName } from "#server/features/auth/index";
import {
  aboutOf,
  bindsMeanwhile,
  nameAndAddress,
  partOf,
  sourceOf,
  warningOf,
} from "#server/features/signing/mails/invitation-words";
import { textNamed } from "#server/features/signing/representatives/representative-texts";
import {
  findRepresentative,
  type Representative,
} from "#server/features/signing/representatives/representatives-store";
import { signedByNaming } from "#server/features/signing/signature-record";
import { findInvitationOfSigner } from "#server/features/signing/signers-store";
import { defineJob } from "#server/jobs/queue";
import { momentInNairobiAndUtc } from "#shared/dates";
import { pathTo } from "#shared/paths";
import { wordsIn } from "#shared/words/speak";

export const representativeMail = defineJob<{ representativeId: string; sealedToken: string }>(
  "signing.representative-mail",
);
export const representativeReceiptMail = defineJob<{ representativeId: string }>(
  "signing.representative-receipt-mail",
);
export const givenBackMail = defineJob<{ representativeId: string }>("signing.given-back-mail");
export const representationDroppedMail = defineJob<{ representativeId: string }>(
  "signing.representation-dropped-mail",
);

/** Sends whoever was named the link that is theirs now, to where they are reached. */
export async function sendNamedLink(
  deps: Pick<Deps, "jobs" | "sms" | "secrets">,
  trx: Trx,
  named: Pick<Representative, "id" | "email">,
  { token, at, accountId }: { token: string; at: Date; accountId?: string },
): Promise<void> {
  const { jobs, secrets } = deps;
  if (named.email === "")
    return textNamed(deps, trx, named, { kind: "named", token, at, ...(accountId && { accountId }) });
  const payload = { representativeId: named.id, sealedToken: secrets.seal(token) };
  await jobs.enqueue(trx, representativeMail, payload, { key: secrets.hashToken(token) });
}

/** Asks whoever was named to sign in somebody's place; nothing once that was taken back, somebody else has signed, or a newer link is theirs. */
export async function sendRepresentativeMail(
  deps: Deps,
  { representativeId, sealedToken }: { representativeId: string; sealedToken: string },
): Promise<void> {
  const found = await findFor(deps, representativeId);
  if (!found || found.representative.endedAt || found.version.endedAt) return;
  if (isTexted(found.representative)) return;
  const { representative, signature, signer, owner, about, words } = found;
  const { say, day } = words;
  const token = deps.secrets.unseal(sealedToken);
  const { language, tokenHash, recordSha256 } = representative;
  if (tokenHash !== deps.secrets.hashToken(token)) return;
  if (signature && !signedByNaming(signature, recordSha256)) return;
  const letter = {
    key: `representative-${tokenHash}`,
    to: { name: representative.name, address: representative.email },
    // Whoever named them: an answer quotes the link.
    ...(signer.email !== "" && { replyTo: { name: signer.name, address: signer.email } }),
  };
  const url = deps.env.APP_URL + pathTo.sign(token, language);
  const closing = { day: day(signer.tokenExpiresAt) };
  const source = say("representative.source", about);
  // Whoever has signed by it pressed for the one that works.
  if (signature)
    return deps.mail.send({
      ...letter,
      subject: say("current.subject", about),
      ...renderMail({
        language,
        preheader: say("current.preheader"),
        heading: say("current.heading", about),
        paragraphs: [say("current.askedSigned", about), ...bindsMeanwhile(found, words)],
        button: { label: say("current.open"), url },
        closing: say("current.closing", closing),
        source,
      }),
    });
  await deps.mail.send({
    ...letter,
    subject: say("representative.subject", { ...about, owner: fullName(owner) }),
    ...renderMail({
      language,
      preheader: say("representative.heading", about),
      heading: say("representative.heading", about),
      paragraphs: [
        say("representative.asks", { ...about, capacity: representative.capacity }),
        ...bindsMeanwhile(found, words),
        ...warningOf(found, words),
        say("representative.howTo", about),
        // Nobody knows yet which language they read more easily.
        ...(language === "en" ? [say("representative.alsoInSwahili", about)] : []),
      ],
      facts: [{ label: say("mail.askedBy"), value: about.owner }, ...partOf(found, words).facts],
      button: { label: say("part.readAndSign"), url },
      closing: say("representative.closing", { ...about, ...closing }),
      source,
    }),
  });
}

/** A receipt to who signed in somebody's place, at once. */
export async function sendRepresentativeReceiptMail(
  deps: Deps,
  { representativeId }: { representativeId: string },
): Promise<void> {
  const found = await findFor(deps, representativeId);
  if (!found?.signature || isTexted(found.representative)) return;
  const { representative, signature, version, about, words } = found;
  const { say } = words;
  await deps.mail.send({
    key: `representative-receipt-${representativeId}`,
    to: { name: representative.name, address: representative.email },
    subject: say("signatureReceipt.subject", about),
    ...renderMail({
      language: representative.language,
      preheader: say("signatureReceipt.preheader", signature),
      heading: say("signatureReceipt.heading", about),
      paragraphs: [
        say("signatureReceipt.signedFor", { ...about, by: representative.name }),
        ...bindsMeanwhile(found, words),
      ],
      facts: [
        { label: say("signatureReceipt.id"), value: signature.signatureId },
        { label: say("signatureReceipt.at"), value: momentInNairobiAndUtc(signature.signedAt) },
        { label: say("signatureReceipt.fingerprint"), value: version.sha256 },
      ],
      closing: say("signatureReceipt.closing", { email: deps.env.OPERATOR.supportEmail }),
      source: say("representative.source", about),
    }),
  });
}

/** Tells a signer that whom they had named does not sign for them. */
export async function sendGivenBackMail(
  deps: Deps,
  { representativeId }: { representativeId: string },
): Promise<void> {
  const found = await findFor(deps, representativeId);
  if (!found || found.signature || found.version.endedAt) return;
  const { representative, signer, owner, language, about } = found;
  const words = wordsIn(language);
  const { say } = words;
  const of = { ...about, by: representative.name };
  await deps.mail.send({
    key: `given-back-${representativeId}`,
    to: { name: signer.name, address: signer.email },
    subject: say("givenBack.subject", of),
    ...renderMail({
      language,
      preheader: say("givenBack.heading", of),
      heading: say("givenBack.heading", of),
      paragraphs: [say("givenBack.what", of), ...bindsMeanwhile(found, words)],
      closing: say("answer.closing"),
      ...sourceOf(signer, owner, words),
    }),
  });
}

/** Tells whoever was named that their link is dead: the signer's address was corrected, and whoever named them may have been somebody else. */
export async function sendRepresentationDroppedMail(
  deps: Deps,
  { representativeId }: { representativeId: string },
): Promise<void> {
  const found = await findFor(deps, representativeId);
  if (!found || isTexted(found.representative)) return;
  const { representative, about, words } = found;
  const { say } = words;
  await deps.mail.send({
    key: `dropped-${representativeId}`,
    to: { name: representative.name, address: representative.email },
    subject: say("dropped.subject", about),
    ...renderMail({
      language: representative.language,
      preheader: say("replaced.preheader"),
      heading: say("replaced.heading"),
      paragraphs: [say("dropped.what", about)],
      closing: say("dropped.closing", about),
      source: say("representative.source", about),
    }),
  });
}

/** A process of an earlier release knows no numbers, and mails whoever has no address. */
export const isTexted = ({ email }: Pick<Representative, "email">) => email === "";

async function findFor({ db }: Deps, representativeId: string) {
  const representative: Representative | null = await findRepresentative(db, representativeId);
  const invitation = representative && (await findInvitationOfSigner(db, representative.signerId));
  if (!invitation) return null;
  const about = {
    ...aboutOf(invitation),
    name: invitation.signer.name,
    owner: nameAndAddress(invitation.owner),
  };
  return { ...invitation, representative, about, words: wordsIn(representative.language) };
}
