import { renderMail, type Letter } from "#server/adapters/mail/layout";
import type { Deps } from "#server/deps";
import { HIDDEN_MS } from "#server/features/documents/index";
import { defineJob } from "#server/jobs/queue";
import type { Language } from "#shared/words/languages";
import { wordsIn, type Words } from "#shared/words/speak";
import { paths, pathTo } from "#shared/paths";

export type HiddenLetter = {
  kind: "hidden" | "restored";
  /** Of those who read it one has an account with the document in it; the others were asked to sign it. */
  isOwner: boolean;
  title: string;
  /** The version in force, which binds whatever is kept of it here. */
  inForce?: number | null;
  at: string;
  to: { name: string; address: string };
  /** A signer's; owners are written to in English. */
  language?: Language;
};
type SealedLetter = { documentId: string; key: string; sealed: string };

/** It waits sealed: a document may be gone before its mail leaves, and then nothing of it is left in a job. */
export const hiddenMail = defineJob<SealedLetter>("admin.document-mail");

export async function sendHiddenMail(
  { env, mail, secrets }: Deps,
  { documentId, key, sealed }: SealedLetter,
): Promise<void> {
  const letter = JSON.parse(secrets.unseal(sealed)) as HiddenLetter;
  const { language = "en" } = letter;
  const write = letter.kind === "hidden" ? hidden : restored;
  const { subject, ...content } = write(letter, documentId, env.APP_URL, wordsIn(language));
  await mail.send({
    key: `document ${key}`,
    to: letter.to,
    subject,
    ...renderMail({
      language,
      ...content,
      ...(!letter.isOwner && { source: wordsIn(language).say("mail.sourceAsker") }),
    }),
  });
}

const dayOfPurge = ({ at }: HiddenLetter) => new Date(new Date(at).getTime() + HIDDEN_MS);

function hidden(letter: HiddenLetter, _documentId: string, appUrl: string, { say, day }: Words): Letter {
  const facts = { ...letter, day: day(dayOfPurge(letter)) };
  return {
    subject: say("hidden.subject", facts),
    preheader: say("hidden.preheader", facts),
    heading: say("hidden.heading", facts),
    paragraphs: [
      say("hidden.what", facts),
      ...(letter.inForce ? [say("deleting.binds", { number: String(letter.inForce) })] : []),
      say("hidden.whatNow", facts),
    ],
    button: { label: say("hidden.support"), url: appUrl + paths.support },
    closing: say("hidden.closing", facts),
  };
}

function restored(letter: HiddenLetter, documentId: string, appUrl: string, { say }: Words): Letter {
  const path = letter.isOwner ? pathTo.view(documentId) : pathTo.verify(documentId);
  return {
    subject: say("restored.subject", letter),
    preheader: say("restored.preheader"),
    heading: say("restored.heading", letter),
    paragraphs: [say("restored.what", letter)],
    button: { label: say("restored.look", letter), url: appUrl + path },
    closing: say("hidden.closing", letter),
  };
}
