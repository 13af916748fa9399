import { renderMail } from "#server/adapters/mail/layout";
import type { Deps } from "#server/deps";
import { defineJob } from "#server/jobs/queue";
import { paths } from "#shared/paths";
import type { Language } from "#shared/words/languages";
import { wordsIn } from "#shared/words/speak";

type Letter = {
  to: { name: string; address: string };
  language: Language;
  /** Whose account was deleted, as they were called. */
  owner: string;
  /** What is in force between them. */
  documents: { title: string; number: number }[];
};
type SealedLetter = { key: string; sealed: string };

/** It waits sealed: nothing of who the owner was is left in a job. */
export const ownerGoneMail = defineJob<SealedLetter>("admin.owner-gone-mail");

export function sealOwnerGoneMail({ secrets }: Pick<Deps, "secrets">, letter: Letter): SealedLetter {
  return { key: secrets.hashToken(letter.to.address), sealed: secrets.seal(JSON.stringify(letter)) };
}

export async function sendOwnerGoneMail(
  { env, mail, secrets }: Deps,
  { key, sealed }: SealedLetter,
): Promise<void> {
  const { to, language, owner, documents } = JSON.parse(secrets.unseal(sealed)) as Letter;
  const { say } = wordsIn(language);
  const facts = { owner, count: documents.length };
  await mail.send({
    key: `owner-gone ${key} ${secrets.hashToken(owner + JSON.stringify(documents))}`,
    to,
    subject: say("ownerGone.subject", facts),
    ...renderMail({
      language,
      preheader: say("ownerGone.stays"),
      heading: say("ownerGone.subject", facts),
      paragraphs: [
        say("ownerGone.stays"),
        documents
          .map(({ title, number }) => say("ownerGone.document", { title, number: String(number) }))
          .join("\n"),
        say("ownerGone.whatNow", facts),
      ],
      button: { label: say("hidden.support"), url: env.APP_URL + paths.support },
      closing: say("ownerGone.closing"),
      source: say("mail.sourceAsker"),
    }),
  });
}
