import { afterAll, beforeEach, expect } from "vitest";
import { createAi } from "#server/adapters/ai/openai";
import { readEnv } from "#server/env";
import { draftAgreement } from "#server/features/agreements/index";
import { createLog } from "#server/logging";
import { producerForm } from "#server/testing/factories/agreement-form";
import { startOpenAiServer } from "#server/testing/openai-server";
import type { DraftingProgress } from "#shared/contract/agreements";
import type { AgreementForms, AgreementType } from "#shared/domain/agreement-content";
import { foreignFacts, missingFacts } from "#shared/domain/agreement-facts";
import { isAnnex, readAgreement } from "#shared/domain/agreement-text";

type Wanted<Type extends AgreementType> = {
  type: Type;
  form: AgreementForms[Type];
  draftedBy?: "clause_library";
};

/** Drafting with a real service beside it whose model does as each test says; stopped after the last test of the file. */
export async function draftingForFile() {
  const model = await startOpenAiServer();
  afterAll(() => model.stop());

  let log = "";
  const reported: DraftingProgress[] = [];
  beforeEach(() => {
    log = "";
    reported.splice(0);
    model.requests.splice(0);
  });

  function depsWith(variables: NodeJS.ProcessEnv) {
    const env = readEnv({
      NODE_ENV: "test",
      SESSION_SECRET: "a secret that only tests know, 32 characters",
      OPENAI_API_KEY: "sk-local",
      OPENAI_BASE_URL: model.url,
      OPENAI_TIME_LIMIT: "20",
      ...variables,
    });
    return {
      env,
      log: createLog({ LOG_LEVEL: "trace" }, { write: (line) => void (log += line) }),
      ai: createAi(env),
    };
  }
  const draft = <Type extends AgreementType>(wanted: Wanted<Type>, variables: NodeJS.ProcessEnv = {}) =>
    draftAgreement(depsWith(variables), wanted, (progress) => reported.push(progress));

  return {
    model,
    /** What a waiting buyer was told. */
    told: reported,
    steps: () => [...new Set(reported.map(({ step }) => step))],
    draft,
    draftProducer: (form = producerForm(), variables: NodeJS.ProcessEnv = {}) =>
      draft({ type: "producer_agreement", form }, variables),
    /** What was logged of a draft, and would be of its failure. */
    logOf: (error?: unknown) => {
      if (error) depsWith({}).log.error({ err: error }, "request failed");
      return log;
    },
  };
}

export function expectEveryFact<Type extends AgreementType>(
  { type, form }: Wanted<Type>,
  text: string,
): void {
  expect(missingFacts(type, form, text)).toEqual([]);
  expect(foreignFacts(type, form, text)).toEqual([]);
}

/** The paragraphs of a clause, as one text. */
export function clauseIn(text: string, heading: string): string {
  const clause = readAgreement(text)!.clauses.find((each) => each.heading === heading.toUpperCase())!;
  return clause.paragraphs.map((paragraph) => paragraph.text).join("\n");
}

/** Of its clauses, without the annexes. */
export function headingsIn(text: string): string[] {
  return readAgreement(text)!
    .clauses.filter((clause) => !isAnnex(clause))
    .map(({ heading }) => heading);
}
