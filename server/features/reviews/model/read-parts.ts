import type { Ai, Question, Reply } from "#server/adapters/ai/ai";
import { AiError } from "#server/adapters/ai/ai-error";
import type { Deps } from "#server/deps";
import type { RuleReading } from "#server/contract-rules/index";
import { createExaminer, type Examined } from "#server/features/reviews/model/examine-reading";
import type { PartFindings } from "#server/features/reviews/model/merge-findings";
import {
  askAgain,
  askForReading,
  type ContractPart,
  type Reading,
} from "#server/features/reviews/model/model-question";
import { splitContract } from "#server/features/reviews/model/split-contract";
import { beginStep, followParts, type Report } from "#server/features/reviews/review-progress";
import { AppError } from "#server/http/app-error";

export type Model = Pick<Deps, "env" | "log"> & { ai: Ai };

/** What a model makes of a contract, part by part; and whether it takes any of them for a contract. */
export type ContractReading = { parts: PartFindings[]; isContract: boolean };

/** A part as it was read first; `examined` is null where the response did not have the asked form. */
type PartRead = { question: Question<Reading>; reply: Reply<Reading>; examined: Examined | null };

type Ask = (question: Question<Reading>) => Promise<Reply<Reading>>;

/**
 * Has every part of the contract read, all at the same time and within `OPENAI_TIME_LIMIT`. The model is asked once more for what
 * cannot stand; what then still cannot is left out. Throws `review_failed`, `review_timeout`.
 */
export async function readParts(
  model: Model,
  contract: RuleReading,
  report: Report,
): Promise<ContractReading> {
  const { ai, env, log } = model;
  const leaving = new AbortController();
  const signal = AbortSignal.any([AbortSignal.timeout(env.OPENAI_TIME_LIMIT * 1000), leaving.signal]);
  // Listening to what is written stops a model that goes on and on.
  const ask: Ask = (question) => ai.ask(question, { signal, onText: () => undefined });
  try {
    const read = await readFirst(ask, contract, report);
    const parts = await readAgain(ask, contract, read, { log, report });
    return { parts, isContract: read.some(({ reply }) => reply.value?.isContract ?? true) };
  } catch (error) {
    leaving.abort();
    throw toAppError(error);
  }
}

async function readFirst(ask: Ask, contract: RuleReading, report: Report): Promise<PartRead[]> {
  const questions = partsOf(contract).map(askForReading);
  const reportPart = followParts(report, "model", questions.length);
  const replies = await Promise.all(questions.map((question) => reporting(ask(question), reportPart)));
  beginStep(report, "checking");
  const examine = createExaminer(contract);
  return questions.map((question, index) => {
    const reply = replies[index]!;
    return { question, reply, examined: reply.value && examine(reply.value) };
  });
}

async function readAgain(
  ask: Ask,
  contract: RuleReading,
  read: readonly PartRead[],
  { log, report }: Pick<Deps, "log"> & { report: Report },
): Promise<PartFindings[]> {
  const faults = read.map(({ examined }) => (examined ? examined.faults.length : 1));
  const atFault = faults.filter((count) => count > 0).length;
  if (atFault === 0) return read.flatMap(({ examined }) => examined ?? []);

  const examine = createExaminer(contract);
  const reportPart = followParts(report, "asking_again", atFault);
  const corrected = await Promise.all(
    read.map(async ({ question, reply, examined }) => {
      if (examined?.faults.length === 0) return examined;
      const again = askAgain(question, reply, examined?.faults ?? []);
      const second = await reporting(ask(again), reportPart).catch((error: unknown) => {
        // What is good stays good, also when the model is gone meanwhile.
        if (!examined || !(error instanceof AiError)) throw error;
        log.warn({ err: error }, "a model did not answer when asked again");
        return null;
      });
      return join(examined, second?.value ? examine(second.value) : null);
    }),
  );
  const sum = (counts: readonly number[]) => counts.reduce((total, count) => total + count, 0);
  const left = sum(corrected.map((part) => part.faults.length));
  log.info({ parts: read.length, faults: sum(faults), left }, "contract read");
  return corrected;
}

/** Of a part that was read twice what stands of either reading; the faults are those that are left. */
function join(first: Examined | null, second: Examined | null): Examined {
  if (!first && !second) throw new AppError("review_failed");
  if (!first || !second) return (first ?? second)!;
  return {
    issues: [...first.issues, ...second.issues],
    absent: [...first.absent, ...second.absent],
    strengths: [...first.strengths, ...second.strengths],
    faults: second.faults,
  };
}

async function reporting<Value>(work: Promise<Value>, reportPart: () => void): Promise<Value> {
  const value = await work;
  reportPart();
  return value;
}

/** Characters of the beginning, with the parties and their names, that go with each later part. */
const OPENING = 1_500;

function partsOf({ text, kind }: RuleReading): ContractPart[] {
  const texts = splitContract(text.split("\n"));
  return texts.map((part, index) => ({
    kind,
    part: index + 1,
    parts: texts.length,
    opening: index === 0 ? "" : text.slice(0, OPENING),
    text: part,
  }));
}

/** The payment stays unused, so that its buyer may try again. */
function toAppError(error: unknown): unknown {
  if (!(error instanceof AiError)) return error;
  return new AppError(error.kind === "timeout" ? "review_timeout" : "review_failed", undefined, {
    cause: error,
  });
}
