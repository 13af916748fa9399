import { renderMail } from "#server/adapters/mail/layout";
import type { Deps } from "#server/deps";
import { accountWantsMail, fullName, mailSettingsLink } from "#server/features/auth/index";
import { outcomeOf } from "#server/features/consent/consent-rules";
import { findQuestion, type Question } from "#server/features/consent/questions-store";
import { whatBinds } from "#server/features/consent/what-binds";
import { aboutOf, signerIsOwner, sourceOf } from "#server/features/signing/index";
import { defineJob } from "#server/jobs/queue";
import { momentInNairobiAndUtc } from "#shared/dates";
import { pathTo } from "#shared/paths";
import { wordsIn } from "#shared/words/speak";

export const agreedReceiptMail = defineJob<{ answerId: string }>("consent.agreed-receipt-mail");
export const agreedAlertMail = defineJob<{ answerId: string }>("consent.agreed-alert-mail");

/** Tells somebody at once that they have agreed: a receipt to who did, a warning to who did not. The last one's is how the request ended. */
export async function sendAgreedReceiptMail(
  { db, clock, env, mail }: Deps,
  { answerId }: { answerId: string },
): Promise<void> {
  const question = await findQuestion(db, answerId);
  if (question?.mine.answer !== "confirmed") return;
  const { mine, request, requester, version, document } = question;
  const { answeredAt } = mine;
  if (!answeredAt) return;
  const language = mine.language ?? requester.language ?? "en";
  const words = wordsIn(language);
  const { say } = words;
  const binds = await whatBinds(db, question, mine, { words, now: clock.now() });
  const about = { ...aboutOf(question), purpose: request.purpose };
  await mail.send({
    key: `agreed-receipt-${answerId}`,
    to: { name: mine.name, address: mine.email },
    subject: say("agreed.subject", about),
    ...renderMail({
      language,
      preheader: say("agreed.preheader"),
      heading: say("agreed.heading", about),
      paragraphs: [
        say("agreed.given", { ...about, name: mine.name }),
        [say(`agreed.${request.purpose}`, { number: String(version.number) }), ...binds].join(" "),
      ],
      facts: [
        { label: say("agreed.at"), value: momentInNairobiAndUtc(answeredAt) },
        { label: say("outcome.document"), value: document.id },
      ],
      closing: say("agreed.closing", { email: env.OPERATOR.supportEmail }),
      ...sourceOf(mine, requester, words),
    }),
  });
}

/** Tells the owner of each who agrees but the last, which is told to everybody. */
export async function sendAgreedAlertMail(deps: Deps, { answerId }: { answerId: string }): Promise<void> {
  const { db, env, mail, clock } = deps;
  const question = await findQuestion(db, answerId);
  if (!question || outcomeOf(question.request, clock.now()) !== "pending") return;
  const { mine, requester, document } = question;
  if (signerIsOwner(mine, requester)) return;
  if (!(await accountWantsMail(deps, document.ownerId, "documentSigningAlerts"))) return;
  await mail.send({
    key: `agreed-${answerId}`,
    to: { name: fullName(requester), address: requester.email },
    ...alert(question, env.APP_URL + pathTo.view(document.id), mailSettingsLink(deps)),
  });
}

function alert(question: Question, url: string, link: NonNullable<Parameters<typeof renderMail>[0]["link"]>) {
  const { mine, request, asked } = question;
  const { song } = aboutOf(question);
  const agreed = `agreed ${request.purpose === "deletion" ? "to delete" : "to change"} "${song}"`;
  const answered = asked.filter(({ answer }) => answer).length;
  const waiting = asked.filter(({ answer }) => !answer).map(({ name }) => name);
  const progress = `${answered} of ${asked.length} ${answered === 1 ? "has" : "have"} agreed`;
  return {
    subject: `${mine.name} ${agreed} (${answered} of ${asked.length})`,
    ...renderMail({
      preheader: `${progress}.`,
      heading: `${mine.name} has agreed`,
      paragraphs: [`${mine.name} ${agreed}. ${progress}; still waiting for ${wordsIn("en").list(waiting)}.`],
      button: { label: "See who has answered", url },
      closing: "Until everybody has agreed, nothing changes. You can take the request back until then.",
      link,
    }),
  };
}
