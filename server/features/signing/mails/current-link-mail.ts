import { renderMail } from "#server/adapters/mail/layout";
import type { Deps } from "#server/deps";
import {
  aboutOf,
  answersTo,
  bindsMeanwhile,
  nameAndAddress,
  sourceOf,
  warningOf,
} from "#server/features/signing/mails/invitation-words";
import { findInvitation } from "#server/features/signing/signers-store";
import { defineJob } from "#server/jobs/queue";
import { pathTo } from "#shared/paths";
import { wordsIn } from "#shared/words/speak";

export const currentLinkMail = defineJob<{ sealedToken: string }>("signing.current-link-mail");

/** Brings the link to whoever pressed for it on the page of an older one. */
export async function sendCurrentLinkMail(
  { db, env, mail, secrets }: Deps,
  { sealedToken }: { sealedToken: string },
): Promise<void> {
  const token = secrets.unseal(sealedToken);
  const tokenHash = secrets.hashToken(token);
  const invitation = await findInvitation(db, tokenHash);
  if (!invitation || invitation.version.endedAt) return;
  const { signer, owner, language } = invitation;
  const words = wordsIn(language);
  const { say, day } = words;
  const about = { ...aboutOf(invitation), owner: nameAndAddress(owner) };
  await mail.send({
    key: `current-${tokenHash}`,
    to: { name: signer.name, address: signer.email },
    ...answersTo(signer, owner),
    subject: say("current.subject", about),
    ...renderMail({
      language,
      preheader: say("current.preheader"),
      heading: say("current.heading", about),
      paragraphs: [
        say("current.asked", about),
        ...bindsMeanwhile(invitation, words),
        ...warningOf(invitation, words),
      ],
      button: { label: say("part.readAndSign"), url: env.APP_URL + pathTo.sign(token, language) },
      closing: say("current.closing", { day: day(signer.tokenExpiresAt) }),
      ...sourceOf(signer, owner, words, { answers: true }),
    }),
  });
}
