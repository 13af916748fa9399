import { randomUUID } from "node:crypto";
import { textPatience } from "#server/adapters/sms/sms";
import type { Trx } from "#server/db/client";
import type { Deps } from "#server/deps";
import { fullName } from "#server/features/auth/index";
import { outcomeOf, wasDropped, wasOfDeleted, wasSuperseded } from "#server/features/consent/consent-rules";
import { insertConsentLink } from "#server/features/consent/consent-store";
import { pathOfQuestion } from "#server/features/consent/question-mail";
import { findQuestion, type AskedSigner, type Question } from "#server/features/consent/questions-store";
import {
  aboutOf,
  fitTitle,
  giveText,
  insertText,
  signerIsOwner,
  type ConsentTextKind,
} from "#server/features/signing/index";
import { defineJob } from "#server/jobs/queue";
import { brand } from "#shared/brand";
import { wordsIn } from "#shared/words/speak";

type Kind = Exclude<ConsentTextKind, "purged">;
type ConsentText = {
  textId: string;
  kind: Kind;
  answerId: string;
  sealedToken: string | null;
  /** How the request had ended, where that is what is said. */
  status: string | null;
};

export const consentText = defineJob<ConsentText>("consent.text-message", textPatience);

type NewText = { kind: Kind; at: Date; accountId?: string; status?: string; hasLink?: boolean };

/** What is said to the phone of one who is asked, once `trx` commits; with a link where there is something to read or to answer. */
export async function sendConsentText(
  { sms, secrets, jobs }: Pick<Deps, "sms" | "secrets" | "jobs">,
  trx: Trx,
  { id: answerId, signerId, phone }: Pick<AskedSigner, "id" | "signerId" | "phone">,
  { kind, at, accountId, status = "", hasLink = false }: NewText,
): Promise<void> {
  if (!sms || phone === "") return;
  const textId = randomUUID();
  const token = hasLink ? secrets.newToken() : null;
  if (token !== null)
    await insertConsentLink(trx, {
      tokenHash: secrets.hashToken(token),
      answerId,
      way: "sms_link",
      createdAt: at,
    });
  await insertText(trx, { id: textId, signerId, accountId: accountId ?? null, kind, at });
  const sealedToken = token === null ? null : secrets.seal(token);
  await jobs.enqueue(trx, consentText, { textId, kind, answerId, sealedToken, status }, { key: textId });
}

/** Gives it to the provider, while it is still to be said. Throws as `giveText` does. */
export async function deliverConsentText(deps: Deps, payload: ConsentText): Promise<void> {
  const { db, env, secrets, clock } = deps;
  await giveText(deps, payload.textId, async () => {
    const question = await findQuestion(db, payload.answerId);
    if (!question || !isNews[payload.kind](question, clock.now(), payload)) return null;
    const { mine, request, requester } = question;
    const language = mine.language ?? requester.language ?? "en";
    const token = payload.sealedToken === null ? null : secrets.unseal(payload.sealedToken);
    const link = token === null ? "" : env.APP_URL + pathOfQuestion[request.purpose](token, language);
    const words = wordsIn(language);
    const { song: title, type } = aboutOf(question);
    const facts = {
      type,
      link,
      purpose: request.purpose,
      owner: signerIsOwner(mine, requester) ? brand.name : fullName(requester),
      number: String(question.version.number),
      brand: brand.name,
      email: env.OPERATOR.supportEmail,
      isReminder: mine.remindersSent > 0,
      ended: endingOf(question),
      day: request.scheduledAt ? words.day(request.scheduledAt) : "",
    };
    const id = idOf(payload.kind, question);
    return { to: mine.phone, text: fitTitle(title, (song) => words.say(id, { ...facts, song })) };
  });
}

const isNews: Record<Kind, (question: Question, now: Date, payload: ConsentText) => boolean> = {
  question: ({ mine, request }, now) => !mine.answer && outcomeOf(request, now) === "pending",
  agreed: ({ mine }) => mine.answer === "confirmed",
  // What has changed since then is told by another message.
  outcome: ({ request }, _now, { status }) => request.status === status,
};

function idOf(kind: Kind, { request }: Question) {
  if (kind !== "outcome") return `consentText.${kind}` as const;
  if (request.status !== "approved") return "consentText.stays";
  return request.purpose === "deletion" ? "consentText.deletedOn" : "consentText.mayChange";
}

function endingOf(question: Question): string {
  if (wasSuperseded(question)) return "superseded";
  if (wasOfDeleted(question)) return "ownerGone";
  return wasDropped(question.request) ? "dropped" : question.request.status;
}
