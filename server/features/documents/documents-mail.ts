import { renderMail } from "#server/adapters/mail/layout";
import type { Deps } from "#server/deps";
import { sha256 } from "#server/features/documents/canonical-json";
import { awaitedPeople } from "#server/features/documents/documents-store";
import { defineJob } from "#server/jobs/queue";
import { momentInNairobi } from "#shared/dates";

type Letter = { to: { name: string; address: string }; owner: string; title: string };

type UnlockedLetter = Letter & { reason: string; lockedAt: string };

/** A letter about what may not be there any more when it leaves. It waits sealed: nothing of a document is left in a job. */
type SealedLetter = { documentId: string; sealed: string };

export const withdrawnMail = defineJob<SealedLetter>("documents.withdrawn-mail");
export const unlockedMail = defineJob<SealedLetter>("documents.unlocked-mail");

export async function sendWithdrawnMail(
  { mail, secrets }: Deps,
  { documentId, sealed }: SealedLetter,
): Promise<void> {
  const { to, owner, title } = JSON.parse(secrets.unseal(sealed)) as Letter;
  await mail.send({
    key: `withdrawn-${documentId}-${sha256(`${to.address} ${to.name}`)}`,
    to,
    subject: `${owner} withdrew "${title}"`,
    ...renderMail({
      preheader: "There is nothing left to sign.",
      heading: "Nothing left to sign",
      paragraphs: [
        `${owner} deleted "${title}" before everybody had signed it. The link you were sent no longer works, and you do not need to do anything.`,
      ],
      closing: "You get this mail because you were asked to sign this document.",
    }),
  });
}

/** The owner's words to those who still have to sign, when they may sign again; not mailed any more to whom that is not true of by then. */
export async function sendUnlockedMail(
  { db, mail, secrets }: Deps,
  { documentId, sealed }: SealedLetter,
): Promise<void> {
  const { to, owner, title, reason, lockedAt } = JSON.parse(secrets.unseal(sealed)) as UnlockedLetter;
  const awaited = await awaitedPeople(db, documentId);
  if (!awaited.some(({ name, email }) => name === to.name && email === to.address)) return;
  await mail.send({
    key: `unlocked-${documentId}-${sha256(`${to.address} ${to.name} ${sealed}`)}`,
    to,
    subject: `You can sign "${title}" again`,
    ...renderMail({
      preheader: `“${reason}”`,
      heading: "You can sign again",
      paragraphs: [
        `${owner} has unlocked "${title}" and writes:`,
        `“${reason}”`,
        `It had been locked since ${momentInNairobi(lockedAt)}. Nobody could sign or decline it, and you were not reminded of it. Now the link works again that you were mailed when you were asked to sign.`,
      ],
      closing: "You get this mail because your signature on this document is missing.",
    }),
  });
}
