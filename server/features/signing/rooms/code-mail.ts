import { renderMail } from "#server/adapters/mail/layout";
import type { Deps } from "#server/deps";
import { fullName } from "#server/features/auth/index";
import { findCode } from "#server/features/signing/rooms/rooms-store";
import { isCurrentCode } from "#server/features/signing/rooms/current-code";
import { aboutOf, signerIsOwner, sourceOf } from "#server/features/signing/mails/invitation-words";
import { findInvitationOfSigner } from "#server/features/signing/signers-store";
import { defineJob } from "#server/jobs/queue";
import { brand } from "#shared/brand";
import { wordsIn } from "#shared/words/speak";

export const codeMail = defineJob<{ signerId: string; sealedCode: string }>("signing.room-code-mail");

/** The code that lets somebody sign in a room. One that was used, replaced or is over is not mailed any more. */
export async function sendCodeMail(
  deps: Deps,
  { signerId, sealedCode }: { signerId: string; sealedCode: string },
): Promise<void> {
  const code = deps.secrets.unseal(sealedCode);
  const invitation = await findInvitationOfSigner(deps.db, signerId);
  const kept = await findCode(deps.db, signerId);
  if (!invitation || !kept || !(await isCurrentCode(deps, invitation.signer, code))) return;
  const { signer, owner, language } = invitation;
  const words = wordsIn(language);
  const { say } = words;
  const inRoom = kept.roomId !== null;
  const about = { ...aboutOf(invitation), inRoom, code: `${code.slice(0, 3)} ${code.slice(3)}` };
  const asker = signerIsOwner(signer, owner) ? brand.name : fullName(owner);
  await deps.mail.send({
    key: `room-code-${signerId}-${sealedCode.slice(0, 16)}`,
    to: { name: signer.name, address: signer.email },
    subject: say("roomCode.subject", about),
    ...renderMail({
      language,
      preheader: say("roomCode.preheader"),
      heading: about.code,
      paragraphs: [say("roomCode.what", { ...about, name: signer.name, owner: asker }), say("roomCode.keep")],
      closing: say("roomCode.closing", { email: deps.env.OPERATOR.supportEmail, inRoom }),
      ...sourceOf(signer, owner, words),
    }),
  });
}
