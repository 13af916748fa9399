import type { Contract, ContractFamily } from "#server/contract-rules/contract";
import { splitAgreements, type AgreementPart } from "#server/contract-rules/entry/find-agreements";
import type { Findings } from "#server/contract-rules/findings";
import { fillNames, fillNouns } from "#server/contract-rules/points/fill-names";
import { sizeOf } from "#server/contract-rules/points/size-of";
import type { Rule } from "#server/contract-rules/points/rule";
import { ruleGroups } from "#server/contract-rules/points/rules";
import { readContract } from "#server/contract-rules/reading/read-contract";
import { findNeutral } from "#server/contract-rules/rubric/topics";
import { isRelevant } from "#server/contract-rules/relevance";
import { findStrengths } from "#server/contract-rules/strengths/strengths";
import type { ContractKind } from "#shared/domain/reviews/contract-kind";
import { NOTHING_FOUND, type ReviewIssue } from "#shared/domain/reviews/review";
import { reviewPoints } from "#shared/domain/reviews/review-points";

/** What the rules find in a contract, and what any other reader of it is held against. */
export type RuleReading = Findings & {
  kind: ContractKind;
  family: ContractFamily;
  /** What quotations are taken from. */
  text: string;
  /** Where the text holds several agreements: each of them. */
  agreements: readonly AgreementPart[];
  /** Whether a contract of this kind is asked for the point. */
  isAsked(point: number): boolean;
};

const LEFT_OPEN = 40;

/** Reads the text of a contract by rules alone. Keeps and sends nothing. */
export function readByRules(text: string): RuleReading {
  const contract = readContract(text);
  const agreements = splitAgreements(contract.paragraphs);
  return {
    ...(agreements.length > 0 ? findInEach(agreements) : findIn(contract)),
    kind: contract.kind,
    family: contract.family,
    text: contract.text,
    agreements,
    isAsked: (point) => isRelevant(point, contract),
  };
}

/** A clause of one agreement is none of another: each is read by itself, and what is found says which it is of. */
function findInEach(agreements: readonly AgreementPart[]): Findings {
  const found = agreements.map(({ title, paragraphs }) => {
    const { issues, strengths, neutral } = findIn(readContract(paragraphs.join("\n\n")));
    const named = <Found extends object>(all: readonly Found[]) =>
      all.map((each) => ({ ...each, agreement: title }));
    return { issues: named(issues), strengths: named(strengths), neutral };
  });
  return {
    issues: found.flatMap(({ issues }) => issues),
    strengths: found.flatMap(({ strengths }) => strengths),
    neutral: found.flatMap(({ neutral }) => neutral),
  };
}

/** Each point that a contract of its kind is asked for as an issue, a strength, words that are neither, or silence. */
function findIn(contract: Contract): Findings {
  const asked = ruleGroups.flatMap(({ rules }) => rules).filter(({ point }) => isRelevant(point, contract));
  const issues = asked.flatMap((rule) => issueOf(contract, rule) ?? []);
  const strengths = findStrengths(contract, issues);
  const settled = new Set([...issues, ...strengths].map(({ point }) => point));
  const open = asked.map(({ point }) => point).filter((point) => !settled.has(point));
  // What is left open is no harm of its words: it is told as left open.
  const harmful = issues.filter(({ point }) => point !== LEFT_OPEN).map(({ quotation }) => quotation);
  return { issues, strengths, neutral: findNeutral(contract, open, harmful) };
}

function issueOf(contract: Contract, rule: Rule): ReviewIssue | null {
  const found = rule.find(contract);
  const about = reviewPoints[rule.point - 1];
  if (!found || !about) return null;
  const { sides } = contract;
  return {
    point: rule.point,
    severity: about.severity,
    title: about.title,
    description: [fillNouns(found.why ?? rule.why, sides), sizeOf(rule.point, found.quotation, contract.kind)]
      .filter(Boolean)
      .join(" "),
    quotation: found.quotation.startsWith(NOTHING_FOUND)
      ? fillNouns(found.quotation, sides)
      : found.quotation,
    suggestion: fillNames(found.suggestion ?? rule.suggestion, sides),
  };
}
