import { renderMail } from "#server/adapters/mail/layout";
import type { Trx } from "#server/db/client";
import type { Deps } from "#server/deps";
import { isTexted } from "#server/features/signing/representatives/representative-mails";
import { textNamed } from "#server/features/signing/representatives/representative-texts";
import {
  representativesOf,
  type Representative,
  whoSignedForOthers,
} from "#server/features/signing/representatives/representatives-store";
import {
  readSignedFor,
  type NewsOfSigned,
  type SignedFor,
} from "#server/features/signing/representatives/signed-for";
import { signersOf } from "#server/features/signing/signers-store";
import { defineJob } from "#server/jobs/queue";
import { wordsIn } from "#shared/words/speak";

export const signedForMail = defineJob<SignedFor>("signing.signed-for-mail");

/**
 * Tells whoever was named and signed a version in somebody's place what becomes of it: who holds the share answers and signs, and nothing
 * else reaches them; that its signing has ended, also whoever was named and had not signed. `key` is of what is told. Whoever signed by
 * their own word reads the signer's own mailbox.
 */
export async function notifyWhoSignedFor(
  deps: Pick<Deps, "jobs" | "sms" | "secrets" | "clock">,
  trx: Trx,
  versionId: string,
  { news, key }: { news: NewsOfSigned; key: string },
): Promise<void> {
  // Whoever left holds nothing that a later question is about.
  const concerned = (await signersOf(trx, versionId)).filter(({ leaving }) => !leaving || news === "void");
  const notify = async (named: Representative, what: NewsOfSigned) => {
    const { id: representativeId, email } = named;
    const told = { key: `${key} ${what} ${representativeId}` };
    await textNamed(deps, trx, named, { kind: "signed_for", news: what, at: deps.clock.now() });
    if (email !== "")
      await deps.jobs.enqueue(trx, signedForMail, { representativeId, news: what, about: key }, told);
  };
  for (const named of await whoSignedForOthers(trx, concerned)) await notify(named, news);
  if (news !== "void") return;
  const unsigned = concerned.filter(({ signature }) => !signature).map(({ id }) => id);
  for (const named of await representativesOf(trx, unsigned)) await notify(named, "unsigned");
}

export async function sendSignedForMail(
  { db, mail }: Deps,
  { representativeId, news, about }: SignedFor,
): Promise<void> {
  const read = await readSignedFor(db, { representativeId, news });
  if (!read || isTexted(read.representative)) return;
  const { representative, facts } = read;
  const { say } = wordsIn(representative.language);
  const binds =
    news === "asked_deletion" || news === "agreed_deletion" ? "signedFor.goes" : "signedFor.binds";
  const { subject, ...letter } =
    news === "unsigned"
      ? {
          subject: say("dropped.subject", facts),
          heading: say("withdrawn.heading"),
          paragraphs: [say("dropped.ended", facts)],
          closing: say("dropped.endedClosing"),
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
