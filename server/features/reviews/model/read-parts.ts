import type { Ai, Question, Reply } from "#server/adapters/ai/ai";
import { AiError } from "#server/adapters/ai/ai-error";
import type { Deps } from "#server/deps";
import type { Findings, RuleReading } from "#server/contract-rules/index";
import {
  askAgain,
  askForReading,
  type ContractPart,
  type ModelForm,
} from "#server/features/reviews/model/model-question";
import {
  definitionsOf,
  numberSentences,
  splitNumbered,
} from "#server/features/reviews/model/number-sentences";
import { askedPoints } from "#server/features/reviews/model/point-guide";
import { findingsIn, judgeFindings, showFindings } from "#server/features/reviews/model/rule-findings";
import { createTaker, type TakenReading } from "#server/features/reviews/model/take-reading";
import { beginStep, followParts, type Report } from "#server/features/reviews/review-progress";
import { AppError } from "#server/http/app-error";
import { isoDayInUtc } from "#shared/dates";
import type { ReviewReader } from "#shared/domain/reviews/review-reader";

export type Model = Pick<Deps, "env" | "log" | "clock"> & { ai: Ai };

/** What a model makes of a contract, part by part; whether it takes any of them for one; and what it leaves of the rules' findings. */
export type ContractReading = { parts: TakenReading[]; isContract: boolean; ground: Findings };

/** What is to be read: the contract as the rules have read it, what they found, and for whom. */
type Commission = { contract: RuleReading; ground: Findings; reader: ReviewReader };

type Asked = { question: Question<ModelForm>; reply: Reply<ModelForm>; taken: TakenReading | null };

/** A contract is longer than a form: it has this many times the time in which an agreement is drafted. */
const TIMES_THE_LIMIT = 2;

/**
 * Has every part of the contract read, all at the same time and within twice `OPENAI_TIME_LIMIT`, and what the rules found judged. Where an
 * answer is none, the model is asked for that part once more. Throws `review_failed`, `review_timeout`.
 */
export async function readParts(
  model: Model,
  commission: Commission,
  report: Report,
): Promise<ContractReading> {
  const { ai, env, log } = model;
  const { contract, ground } = commission;
  const leaving = new AbortController();
  const limit = AbortSignal.timeout(env.OPENAI_TIME_LIMIT * TIMES_THE_LIMIT * 1000);
  const signal = AbortSignal.any([limit, leaving.signal]);
  const sentences = numberSentences(contract.text);
  const take = createTaker(contract, sentences);
  const ask = async (question: Question<ModelForm>): Promise<Asked> => {
    // Listening to what is written stops a model that goes on and on.
    const reply = await ai.ask(question, { signal, onText: () => undefined });
    return { question, reply, taken: reply.object && take(reply.object) };
  };
  try {
    const questions = partsOf(model, commission).map(askForReading);
    const parts = await askAll(ask, questions, report);
    // A contract that speaks to its reader may have talked it into anything: then nothing is cleared.
    const isTrusted = sentences.every((sentence) => sentence.isTrusted);
    const judged = parts.flatMap((part) => part.taken.judged);
    const { left, refuted } = judgeFindings(ground, judged, isTrusted);
    log.info({ ...countsOf(parts), refuted }, "contract read");
    return {
      parts: parts.map(({ taken }) => taken),
      isContract: parts.some(({ taken }) => taken.isContract),
      ground: left,
    };
  } catch (error) {
    leaving.abort();
    throw toAppError(error);
  }
}

type Read = Asked & { taken: TakenReading };

async function askAll(
  ask: (question: Question<ModelForm>) => Promise<Asked>,
  questions: readonly Question<ModelForm>[],
  report: Report,
): Promise<Read[]> {
  const reportPart = followParts(report, "model", questions.length);
  const first = await Promise.all(questions.map((question) => reporting(ask(question), reportPart)));
  beginStep(report, "checking");
  const atFault = first.filter(({ taken }) => taken === null).length;
  if (atFault === 0) return first.filter(isRead);

  const reportAgain = followParts(report, "asking_again", atFault);
  const read = await Promise.all(
    first.map(async (each) =>
      isRead(each) ? each : reporting(ask(askAgain(each.question, each.reply.text)), reportAgain),
    ),
  );
  if (!read.every(isRead)) throw new AppError("review_failed");
  return read;
}

const isRead = (asked: Asked): asked is Read => asked.taken !== null;

/** What is told of an answer: never its words. */
function countsOf(parts: readonly Read[]) {
  const sum = (count: (part: Read) => number) => parts.reduce((total, part) => total + count(part), 0);
  return {
    parts: parts.length,
    issues: sum(({ taken }) => taken.issues.length),
    absent: sum(({ taken }) => taken.absent.length),
    strengths: sum(({ taken }) => taken.strengths.length),
    judged: sum(({ taken }) => taken.judged.length),
    dropped: sum(({ taken }) => taken.dropped),
    cutOff: sum(({ reply }) => (reply.ending === "length" ? 1 : 0)),
  };
}

async function reporting<Value>(work: Promise<Value>, reportPart: () => void): Promise<Value> {
  const value = await work;
  reportPart();
  return value;
}

/** Sentences of the beginning, with the parties and their names, that go with each later part. */
const OPENING = 12;

function partsOf({ clock }: Model, { contract, ground, reader }: Commission): ContractPart[] {
  const sentences = numberSentences(contract.text);
  const texts = splitNumbered(sentences);
  const shown = showFindings(ground);
  const known = new Set([...sentences.slice(0, OPENING), ...definitionsOf(sentences)]);
  return texts.map((part, index) => {
    const own = new Set(part);
    return {
      kind: contract.kind,
      reader,
      today: isoDayInUtc(clock.now()),
      part: index + 1,
      parts: texts.length,
      before: index === 0 ? [] : sentences.filter((sentence) => known.has(sentence) && !own.has(sentence)),
      sentences: part,
      findings: findingsIn(shown, part),
      points: askedPoints(contract),
    };
  });
}

/** The payment stays unused, so that its buyer may try again. */
function toAppError(error: unknown): unknown {
  if (!(error instanceof AiError)) return error;
  return new AppError(error.kind === "timeout" ? "review_timeout" : "review_failed", undefined, {
    cause: error,
  });
}
