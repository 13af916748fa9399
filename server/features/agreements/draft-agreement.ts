import type { Ai, Listening, Question } from "#server/adapters/ai/ai";
import { AiError } from "#server/adapters/ai/ai-error";
import type { Deps } from "#server/deps";
import { draftFromLibrary } from "#server/features/agreements/draft-from-library";
import {
  askAgain,
  askForDraft,
  partsOf,
  type DraftResponse,
} from "#server/features/agreements/draft-question";
import { examine, partsToWrite, withParts } from "#server/features/agreements/draft-rules";
import { beginStep, followWriting, type Report } from "#server/features/agreements/drafting-progress";
import { AppError } from "#server/http/app-error";
import type { AgreementForms, AgreementType, Drafter } from "#shared/domain/agreement-content";
import { foreignFacts, missingFacts } from "#shared/domain/agreement-facts";
import { clauseEdition as edition } from "#shared/wordings/clause-editions";
import { writeAgreement, type AgreementDraft, type Clause } from "#shared/domain/agreement-text";

type Wanted<Type extends AgreementType> = {
  type: Type;
  form: AgreementForms[Type];
  /** Asks for the clause library alone. */
  draftedBy?: "clause_library" | undefined;
};

export type Drafted = { text: string; draftedBy: Exclude<Drafter, "owner">; edition: string };

/**
 * Writes the text of an agreement from its form, within `OPENAI_TIME_LIMIT`. Whoever writes, the text says every fact of the form
 * and no other sum, percentage or address: what a model leaves out or changes stands as the clause library has it. Throws
 * `drafting_failed` or `drafting_timeout` when the model does not answer.
 */
export async function draftAgreement<Type extends AgreementType>(
  deps: Pick<Deps, "ai" | "env" | "log">,
  { type, form, draftedBy }: Wanted<Type>,
  report: Report,
): Promise<Drafted> {
  beginStep(report, "facts");
  const library = draftFromLibrary(type, form);
  beginStep(report, "clauses");
  const asWritten: Drafted = { text: writeAgreement(library), draftedBy: "clause_library", edition };
  const { ai } = deps;
  if (!ai || draftedBy === "clause_library") return asWritten;

  const accepted = await modelParts({ ...deps, ai }, { type, form }, library, report);
  const text = writeAgreement(withParts(library, accepted));
  const isSound = missingFacts(type, form, text).length === 0 && foreignFacts(type, form, text).length === 0;
  return accepted.size > 0 && isSound ? { text, draftedBy: "ai", edition } : asWritten;
}

/** The parts that the model wrote and that may stand, by heading. It is asked once more for those that may not. */
async function modelParts<Type extends AgreementType>(
  { ai, env, log }: Pick<Deps, "env" | "log"> & { ai: Ai },
  { type, form }: Wanted<Type>,
  library: AgreementDraft,
  report: Report,
): Promise<Map<string, Clause>> {
  const signal = AbortSignal.timeout(env.OPENAI_TIME_LIMIT * 1000);
  const parts = partsToWrite(type, form, library);
  const ask = (
    question: Question<DraftResponse>,
    step: "writing" | "asking_again",
    wanted: readonly Clause[],
  ) => {
    const headings = wanted.map(({ heading }) => heading);
    const listening: Listening = { signal, onText: followWriting(report, step, headings) };
    beginStep(report, step);
    return ai.ask(question, listening);
  };

  const question = askForDraft(type, form, parts);
  const first = await ask(question, "writing", parts).catch(throwAppError);
  beginStep(report, "checking");
  const { accepted, faults } = examine(type, form, parts, partsOf(first.value));
  if (faults.length === 0) return accepted;

  const atFault = parts.filter(({ heading }) => !accepted.has(heading));
  // What is good stays good: from here on the library stands in for a model that does not answer.
  const second = await ask(askAgain(question, first, faults), "asking_again", atFault).catch(
    (error: unknown) => {
      if (!(error instanceof AiError)) throw error;
      log.warn({ err: error }, "a model did not answer when asked again");
      return null;
    },
  );
  const corrected = examine(type, form, atFault, partsOf(second?.value ?? null));
  log.info({ parts: parts.length, faults: faults.length, left: corrected.faults.length }, "draft completed");
  return new Map([...accepted, ...corrected.accepted]);
}

/** The payment stays unused, so that its buyer may try again or take the clause library's draft. */
function throwAppError(error: unknown): never {
  if (!(error instanceof AiError)) throw error;
  const code = error.kind === "timeout" ? "drafting_timeout" : "drafting_failed";
  throw Object.assign(new AppError(code), { cause: error });
}
