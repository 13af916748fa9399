import { renderMail, type Letter } from "#server/adapters/mail/layout";
import type { Deps } from "#server/deps";
import { fullName } from "#server/features/auth/index";
import { outcomeOf, type Purpose } from "#server/features/consent/consent-rules";
import { findQuestion, type Question } from "#server/features/consent/questions-store";
import { questionInSwahili } from "#server/features/consent/swahili-mails";
import { formatDate, isSamePerson, songOf, typeOf, whatOf } from "#server/features/signing/index";
import { defineJob } from "#server/jobs/queue";
import type { Language } from "#shared/words/languages";
import { pathTo } from "#shared/paths";

export const questionMail = defineJob<{ answerId: string; sealedToken: string }>("consent.question-mail");

/** Asks one signer, the first time or again; nothing to ask any more is nothing to mail. */
export async function sendQuestionMail(
  { db, clock, env, mail, secrets }: Deps,
  { answerId, sealedToken }: { answerId: string; sealedToken: string },
): Promise<void> {
  const question = await findQuestion(db, answerId);
  if (!question || question.mine.answer || outcomeOf(question.request, clock.now()) !== "pending") return;

  const token = secrets.unseal(sealedToken);
  const { mine, request, requester } = question;
  const language = mine.language ?? requester.language ?? "en";
  const words = { en: questionInEnglish, sw: questionInSwahili }[language];
  const { subject, ...content } = words(question, env.APP_URL + pathOf[request.purpose](token, language));
  await mail.send({
    key: `question-${secrets.hashToken(token)}`,
    to: { name: mine.name, address: mine.email },
    subject,
    ...renderMail({ language, ...content }),
  });
}

function questionInEnglish(question: Question, url: string): Letter {
  const { mine, request, requester } = question;
  const isOwner = isSamePerson(mine, requester);
  const words = { deletion: wordsOfDeletion, amendment: wordsOfAmendment }[request.purpose](question);
  const asks = isOwner ? words.ownSubject : `${requester.firstName} ${words.subject}`;
  return {
    subject: mine.remindersSent > 0 ? `Reminder: ${asks}` : asks,
    preheader: "Your answer is needed. No account needed.",
    heading: words.heading,
    paragraphs: [
      ...(mine.remindersSent > 0 ? ["You have not answered yet."] : []),
      isOwner
        ? `You asked everybody who signed the ${whatOf(question)} ${words.question}, and you signed it too. This is your own link to answer.`
        : `${fullName(requester)} (${requester.email}) asks everybody who signed the ${whatOf(question)} ${words.question}.`,
      ...(isOwner ? [] : [`${requester.firstName} writes: “${request.reason}”`]),
      words.meaning,
      "Answer on your phone; you need no account. The link is yours alone, so please do not forward it.",
    ],
    facts: factsOf(question),
    button: { label: "Read and answer", url },
    closing: `If you do nothing, ${words.nothing}: the request ends on ${formatDate(request.expiresAt)}.`,
  };
}

const pathOf: Record<Purpose, (token: string, language: Language) => string> = {
  deletion: pathTo.confirmDeletion,
  amendment: pathTo.confirmUnlock,
};

function factsOf(question: Question) {
  const { version, requester, request } = question;
  return [
    { label: "Song", value: songOf(question) },
    { label: "Asked by", value: `${fullName(requester)} (${requester.email})` },
    { label: "Signed by everybody", value: version.signedAt ? formatDate(version.signedAt) : "" },
    { label: "Signers asked", value: String(request.confirmationsRequired) },
  ];
}

function wordsOfDeletion(question: Question) {
  const [song, type] = [songOf(question), typeOf(question)];
  const all = everybody(question, "confirms", "confirm");
  return {
    subject: `asks you to agree to delete "${song}" (${type})`,
    ownSubject: `Your own answer: delete "${song}" (${type})?`,
    heading: `Delete "${song}"?`,
    question: "to agree to its deletion",
    meaning: `It is deleted only if ${all}, and then 30 days later, for good: its text, its signatures and the signed PDF that we keep. One refusal is enough to keep it.`,
    nothing: "nothing is deleted",
  };
}

function wordsOfAmendment(question: Question) {
  const [song, type] = [songOf(question), typeOf(question)];
  const all = everybody(question, "agrees", "agree");
  return {
    subject: `asks you to let "${song}" be changed (${type})`,
    ownSubject: `Your own answer: change "${song}" (${type})?`,
    heading: `May "${song}" be changed?`,
    question: "to agree that it may be changed",
    meaning: `It becomes a draft again only if ${all}. What you signed is then kept in its history, and everybody is asked to sign the changed document anew. One refusal is enough to leave it as it is.`,
    nothing: "nothing is changed",
  };
}

function everybody({ request }: Question, one: string, several: string): string {
  const { confirmationsRequired: count } = request;
  if (count === 1) return `its only signer ${one}`;
  return `${count === 2 ? "both" : `all ${count}`} signers ${several}`;
}
