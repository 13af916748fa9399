import { renderMail, type Letter } from "#server/adapters/mail/layout";
import type { Deps } from "#server/deps";
import { outcomeOf, type Purpose } from "#server/features/consent/consent-rules";
import { findQuestion, type Question } from "#server/features/consent/questions-store";
import { whatBinds } from "#server/features/consent/what-binds";
import { aboutOf, nameAndAddress, signerIsOwner, sourceOf } from "#server/features/signing/index";
import { defineJob } from "#server/jobs/queue";
import { pathTo } from "#shared/paths";
import type { Language } from "#shared/words/languages";
import { wordsIn, type Words } from "#shared/words/speak";

export const questionMail = defineJob<{ answerId: string; sealedToken: string }>("consent.question-mail");

/** Asks one signer by mail, the first time or again; nothing to ask any more is nothing to mail. */
export async function sendQuestionMail(
  { db, clock, env, mail, secrets }: Deps,
  { answerId, sealedToken }: { answerId: string; sealedToken: string },
): Promise<void> {
  const question = await findQuestion(db, answerId);
  if (!question || question.mine.answer || outcomeOf(question.request, clock.now()) !== "pending") return;

  const token = secrets.unseal(sealedToken);
  const { mine, request, requester } = question;
  const language = mine.language ?? requester.language ?? "en";
  const url = env.APP_URL + pathOfQuestion[request.purpose](token, language);
  const words = wordsIn(language);
  const binds = await whatBinds(db, question, mine, { words, now: clock.now() });
  const { subject, ...content } = write(question, { url, binds }, words);
  await mail.send({
    key: `question-${secrets.hashToken(token)}`,
    to: { name: mine.name, address: mine.email },
    subject,
    ...renderMail({ language, ...content }),
  });
}

export const pathOfQuestion: Record<Purpose, (token: string, language: Language) => string> = {
  deletion: pathTo.confirmDeletion,
  amendment: pathTo.confirmUnlock,
};

type Given = { url: string; binds: readonly string[] };

function write(question: Question, { url, binds }: Given, words: Words): Letter {
  const { say, day } = words;
  const { mine, request, requester, version } = question;
  const isOwner = signerIsOwner(mine, requester);
  const isReminder = mine.remindersSent > 0;
  const about = { ...aboutOf(question), purpose: request.purpose };
  const asker = nameAndAddress(requester);
  const asks = isOwner
    ? say("question.ownSubject", about)
    : say("question.subject", { ...about, owner: requester.firstName });
  const count = request.confirmationsRequired;
  return {
    subject: isReminder ? say("question.reminder", { asks }) : asks,
    preheader: say("question.preheader"),
    heading: say("question.heading", about),
    paragraphs: [
      ...(isReminder ? [say("question.notAnswered")] : []),
      isOwner ? say("question.ownAsks", about) : say("question.asks", { ...about, owner: asker }),
      ...(isOwner ? [] : [say("mail.writes", { name: requester.firstName, text: request.reason })]),
      say(`question.${request.purpose}`, { count, number: String(version.number) }),
      ...(binds.length > 0 ? [binds.join(" ")] : []),
      say("question.howTo"),
    ],
    facts: [
      { label: say("mail.song"), value: about.song },
      { label: say("mail.askedBy"), value: asker },
      { label: say("question.signedByAll"), value: version.signedAt ? day(version.signedAt) : "" },
      { label: say("question.signersAsked"), value: String(count) },
    ],
    button: { label: say("question.readAndAnswer"), url },
    closing: say("question.closing", { ...about, day: day(request.expiresAt) }),
    ...sourceOf(mine, requester, words),
  };
}
