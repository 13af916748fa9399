import { renderMail } from "#server/adapters/mail/layout";
import type { UnsignedMail } from "#server/adapters/mail/mail";
import type { Deps } from "#server/deps";
import { mailAgain } from "#server/features/signing/mails/invitation-mail";
import {
  aboutOf,
  answersTo,
  bindsMeanwhile,
  nameAndAddress,
  sourceOf,
  warningOf,
} from "#server/features/signing/mails/invitation-words";
import { findInvitation, type Invitation } from "#server/features/signing/signers-store";
import { findBundled } from "#server/features/signing/together/bundle-links-store";
import { defineJob } from "#server/jobs/queue";
import { pathTo } from "#shared/paths";
import { wordsIn } from "#shared/words/speak";

type CurrentLink = { sealedToken: string; opensSeveral?: true };
export const currentLinkMail = defineJob<CurrentLink>("signing.current-link-mail");
/** By a name of its own, as `textOfSeveral`. */
export const currentLinksMail = defineJob<CurrentLink>("signing.current-links-mail");

/** Brings the link to whoever pressed for it on the page of an older one. */
export async function sendCurrentLinkMail(
  deps: Deps,
  { sealedToken, opensSeveral }: CurrentLink,
): Promise<void> {
  const { db, env, mail, secrets } = deps;
  const token = secrets.unseal(sealedToken);
  if (opensSeveral) return sendLinkToSeveral(deps, token);
  const tokenHash = secrets.hashToken(token);
  const invitation = await findInvitation(db, tokenHash);
  if (!invitation || invitation.version.endedAt) return;
  const url = env.APP_URL + pathTo.sign(token, invitation.language);
  await mail.send(writeCurrentLink(invitation, { key: `current-${tokenHash}`, url }));
}

/** Asks for what is left to sign; where that is one, or none, it is the link alone. */
async function sendLinkToSeveral(deps: Deps, token: string): Promise<void> {
  const { db, env, mail, secrets } = deps;
  const tokenHash = secrets.hashToken(token);
  const open: Invitation[] = [];
  for (const { signer } of await findBundled(db, tokenHash)) {
    const invitation = await findInvitation(db, secrets.hashToken(secrets.tokenWithin(token, signer.id)));
    if (invitation && !invitation.version.endedAt) open.push(invitation);
  }
  const [first = open[0], ...others] = open.filter(({ signature }) => !signature);
  if (!first) return;
  const letter = {
    key: `current-${tokenHash}`,
    url: env.APP_URL + pathTo.signAll(token, first.language),
  };
  if (others.length > 0) await mailAgain(deps, [first, ...others], letter);
  else await mail.send(writeCurrentLink(first, letter));
}

function writeCurrentLink(invitation: Invitation, { key, url }: { key: string; url: string }): UnsignedMail {
  const { signer, signature, owner, language } = invitation;
  const words = wordsIn(language);
  const { say, day } = words;
  const about = { ...aboutOf(invitation), owner: nameAndAddress(owner) };
  return {
    key,
    to: { name: signer.name, address: signer.email },
    ...answersTo(signer, owner),
    subject: say("current.subject", about),
    ...renderMail({
      language,
      preheader: say("current.preheader"),
      heading: say("current.heading", about),
      paragraphs: [
        say(signature ? "current.askedSigned" : "current.asked", about),
        ...bindsMeanwhile(invitation, words),
        ...warningOf(invitation, words),
      ],
      button: { label: say(signature ? "current.open" : "part.readAndSign"), url },
      closing: say("current.closing", { day: day(signer.tokenExpiresAt) }),
      ...sourceOf(signer, owner, words, { answers: true }),
    }),
  };
}
