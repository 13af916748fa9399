import { renderMail } from "#server/adapters/mail/layout";
import { textPatience } from "#server/adapters/sms/sms";
import type { Deps } from "#server/deps";
import { sha256 } from "#server/features/documents/canonical-json";
import { awaitedPeople } from "#server/features/documents/documents-store";
import { defineJob } from "#server/jobs/queue";
import { momentInNairobi } from "#shared/dates";
import type { Language } from "#shared/words/languages";
import { wordsIn } from "#shared/words/speak";

type Letter = {
  to: { name: string; address: string };
  language: Language;
  owner: string;
  title: string;
};

/** The same to a phone. */
export type LetterText = Omit<Letter, "to"> & {
  to: string;
  /** Whose day it counts for. */ accountId?: string;
};

type UnlockedLetter = Letter & { reason: string; lockedAt: string };

/** Of a letter that a version before has left in the queue, which wrote to everybody in English. */
const WITHOUT_LANGUAGE = { language: "en" } satisfies Partial<Letter>;

/** A letter about what may not be there any more when it leaves. It waits sealed: nothing of a document is left in a job. */
type SealedLetter = { documentId: string; sealed: string };

export const withdrawnMail = defineJob<SealedLetter>("documents.withdrawn-mail");
/** Whatever is said to a phone, signing gives to the provider. */
export const withdrawnText = defineJob<{ textId: string; sealed: string }>(
  "documents.withdrawn-text",
  textPatience,
);
export const unlockedMail = defineJob<SealedLetter>("documents.unlocked-mail");
export const unlockedText = defineJob<SealedLetter & { textId: string }>(
  "documents.unlocked-text",
  textPatience,
);

export async function sendWithdrawnMail(
  { mail, secrets }: Deps,
  { documentId, sealed }: SealedLetter,
): Promise<void> {
  const letter = JSON.parse(secrets.unseal(sealed)) as Letter;
  const { to, language, ...facts } = { ...WITHOUT_LANGUAGE, ...letter };
  const { say } = wordsIn(language);
  await mail.send({
    key: `withdrawn-${documentId}-${sha256(`${to.address} ${to.name}`)}`,
    to,
    subject: say("withdrawn.subject", facts),
    ...renderMail({
      language,
      preheader: say("withdrawn.preheader"),
      heading: say("withdrawn.heading"),
      paragraphs: [say("withdrawn.what", facts)],
      closing: say("withdrawn.closing"),
      // Who is on their own document gave the address themselves.
      ...(to.name !== facts.owner && { source: say("mail.sourceOwner", facts) }),
    }),
  });
}

/** The owner's words to those who still have to sign, when they may sign again; not mailed any more to whom that is not true of by then. */
export async function sendUnlockedMail(
  { db, mail, secrets }: Deps,
  { documentId, sealed }: SealedLetter,
): Promise<void> {
  const letter = JSON.parse(secrets.unseal(sealed)) as UnlockedLetter;
  const { to, language, reason, lockedAt, ...facts } = { ...WITHOUT_LANGUAGE, ...letter };
  const { say } = wordsIn(language);
  const awaited = await awaitedPeople(db, documentId);
  if (!awaited.some(({ name, email }) => name === to.name && email === to.address)) return;
  await mail.send({
    key: `unlocked-${documentId}-${sha256(`${to.address} ${to.name} ${sealed}`)}`,
    to,
    subject: say("unlocked.subject", facts),
    ...renderMail({
      language,
      preheader: `“${reason}”`,
      heading: say("unlocked.heading"),
      paragraphs: [
        say("unlocked.writes", facts),
        `“${reason}”`,
        say("unlocked.again", { since: momentInNairobi(lockedAt) }),
      ],
      closing: say("unlocked.closing"),
      source: say("mail.sourceOwner", facts),
    }),
  });
}
