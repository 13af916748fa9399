import { renderMail } from "#server/adapters/mail/layout";
import type { Trx } from "#server/db/client";
import type { Deps } from "#server/deps";
import { fullName } from "#server/features/auth/index";
import { findVersion } from "#server/features/documents/index";
import { aboutOf } from "#server/features/signing/mails/invitation-words";
import {
  findRepresentative,
  representativesOf,
  whoSignedForOthers,
} from "#server/features/signing/representatives/representatives-store";
import { findInvitationOfSigner, signersOf } from "#server/features/signing/signers-store";
import { defineJob } from "#server/jobs/queue";
import { wordsIn } from "#shared/words/speak";

/** What becomes of a version that was signed. */
type NewsOfSigned =
  | "asked_deletion"
  | "asked_amendment"
  | "agreed_deletion"
  | "agreed_amendment"
  | "stays"
  /** A new version was sent. */
  | "sent"
  /** Its signing ended before everybody had signed. */
  | "void"
  /** The same, and whoever was named had not signed yet. */
  | "unsigned";

/** `about` is the request or version that it is news of. */
type SignedFor = { representativeId: string; news: NewsOfSigned; about: string };

export const signedForMail = defineJob<SignedFor>("signing.signed-for-mail");

/**
 * Tells whoever was named and signed a version in somebody's place what becomes of it: who holds the share answers and signs, and nothing
 * else reaches them; that its signing has ended, also whoever was named and had not signed. `key` is of what is told. Whoever signed by
 * their own word reads the signer's own mailbox.
 */
export async function tellWhoSignedFor(
  { jobs }: Pick<Deps, "jobs">,
  trx: Trx,
  versionId: string,
  { news, key }: { news: NewsOfSigned; key: string },
): Promise<void> {
  // Whoever left holds nothing that a later question is about.
  const concerned = (await signersOf(trx, versionId)).filter(({ leaving }) => !leaving || news === "void");
  const signedFor = await whoSignedForOthers(trx, concerned);
  const told = signedFor.map(({ id }) => ({ representativeId: id, news, about: key }));
  if (news === "void") {
    const unsigned = concerned.filter(({ signature }) => !signature).map(({ id }) => id);
    for (const { id } of await representativesOf(trx, unsigned))
      told.push({ representativeId: id, news: "unsigned", about: key });
  }
  for (const payload of told)
    await jobs.enqueue(trx, signedForMail, payload, {
      key: `${key} ${payload.news} ${payload.representativeId}`,
    });
}

export async function sendSignedForMail(
  { db, mail }: Deps,
  { representativeId, news, about }: SignedFor,
): Promise<void> {
  const representative = await findRepresentative(db, representativeId);
  const found = representative && (await findInvitationOfSigner(db, representative.signerId));
  const isOfEnd = news === "void" || news === "unsigned";
  if (!found || (found.version.endedAt !== null) !== isOfEnd) return;
  const { signer, version, document, owner } = found;
  const newest = await findVersion(db, document.id, document.versionNumber);
  if (news === "sent" && (newest?.number === version.number || newest?.endedAt)) return;
  const { say } = wordsIn(representative.language);
  const facts = {
    ...aboutOf(found),
    news,
    name: signer.name,
    owner: fullName(owner),
    number: String(version.number),
  };
  const binds =
    news === "asked_deletion" || news === "agreed_deletion" ? "signedFor.goes" : "signedFor.binds";
  const { subject, ...letter } =
    news === "unsigned"
      ? {
          subject: say("dropped.subject", facts),
          heading: say("withdrawn.heading"),
          paragraphs: [say("dropped.ended", facts)],
          closing: say("dropped.closing", facts),
        }
      : {
          subject: say("signedFor.subject", facts),
          heading: say("signedFor.heading", facts),
          paragraphs: [
            say("signedFor.what", facts),
            ...(news === "stays" || news === "void" ? [] : [say("signedFor.who", facts)]),
            say(news === "void" ? "signedFor.void" : binds, facts),
          ],
          closing: say("signedFor.closing", facts),
        };
  await mail.send({
    key: `signed-for-${representativeId}-${news}-${about}`,
    to: { name: representative.name, address: representative.email },
    subject,
    ...renderMail({
      language: representative.language,
      preheader: letter.heading,
      ...letter,
      source: say("representative.source", facts),
    }),
  });
}
