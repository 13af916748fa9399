import { renderMail } from "#server/adapters/mail/layout";
import type { Deps } from "#server/deps";
import { sha256 } from "#server/features/documents/index";
import { aboutOf, nameAndAddress, sourceOf } from "#server/features/signing/mails/invitation-words";
import { findInvitationOfSigner } from "#server/features/signing/signers-store";
import { defineJob } from "#server/jobs/queue";
import { wordsIn } from "#shared/words/speak";

export const replacedMail = defineJob<{ signerId: string; sealedAddress: string }>("signing.replaced-mail");

/** Tells the address that somebody was asked at before that its link is dead. It is not said where the new one went. */
export async function sendReplacedMail(
  { db, mail, secrets }: Deps,
  { signerId, sealedAddress }: { signerId: string; sealedAddress: string },
): Promise<void> {
  const invitation = await findInvitationOfSigner(db, signerId);
  if (!invitation) return;
  const { signer, owner, language } = invitation;
  const address = secrets.unseal(sealedAddress);
  const words = wordsIn(language);
  const { say } = words;
  const about = { ...aboutOf(invitation), name: signer.name, owner: nameAndAddress(owner) };
  await mail.send({
    key: `replaced-${signerId}-${sha256(address)}-${signer.corrections.length}`,
    to: { name: signer.name, address },
    replyTo: { name: owner.firstName, address: owner.email },
    subject: say("replaced.subject", about),
    ...renderMail({
      language,
      preheader: say("replaced.preheader"),
      heading: say("replaced.heading"),
      paragraphs: [say("replaced.what", about)],
      closing: say("replaced.closing", about),
      ...sourceOf({ name: signer.name, email: address }, owner, words, { answers: true }),
    }),
  });
}
