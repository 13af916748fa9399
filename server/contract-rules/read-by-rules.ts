import type { Contract, ContractFamily, Sentence } from "#server/contract-rules/contract";
import { splitAgreements, type AgreementPart } from "#server/contract-rules/entry/find-agreements";
import type { Findings } from "#server/contract-rules/findings";
import { fillNames, fillNouns } from "#server/contract-rules/points/fill-names";
import { sizeOf } from "#server/contract-rules/points/size-of";
import type { Finding, Rule } from "#server/contract-rules/points/rule";
import { ruleGroups } from "#server/contract-rules/points/rules";
import { readContract } from "#server/contract-rules/reading/read-contract";
import { findNeutral } from "#server/contract-rules/rubric/topics";
import { isRelevant } from "#server/contract-rules/relevance";
import { findStrengths } from "#server/contract-rules/strengths/strengths";
import { isSure } from "#server/contract-rules/sureness/is-sure";
import type { ContractKind } from "#shared/domain/reviews/contract-kind";
import type { ReviewIssue } from "#shared/domain/reviews/review";
import { reviewPoints, titleOf } from "#shared/domain/reviews/review-points";
import { isAbsence } from "#shared/domain/reviews/review-priority";

/** What the rules find in a contract, and what any other reader of it is held against. */
export type RuleReading = Findings & {
  kind: ContractKind;
  family: ContractFamily;
  /** What quotations are taken from. */
  text: string;
  /** Where the text holds several agreements: each of them. */
  agreements: readonly AgreementPart[];
  /** Of the issues, those whose words speak of the point without saying how bad it is. */
  doubtful: readonly ReviewIssue[];
  /** Whether a contract of this kind is asked for the point. */
  isAsked(point: number): boolean;
};

type Found = Findings & Pick<RuleReading, "doubtful">;

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
function findInEach(agreements: readonly AgreementPart[]): Found {
  const found = agreements.map(({ title, paragraphs }) => {
    const { issues, strengths, neutral, doubtful } = findIn(readContract(paragraphs.join("\n\n")));
    const named = <Each extends object>(all: readonly Each[]) =>
      all.map((each) => ({ ...each, agreement: title }));
    const own = named(issues);
    return {
      issues: own,
      strengths: named(strengths),
      neutral,
      doubtful: own.filter((_, index) => doubtful.includes(issues[index]!)),
    };
  });
  return {
    issues: found.flatMap(({ issues }) => issues),
    strengths: found.flatMap(({ strengths }) => strengths),
    neutral: found.flatMap(({ neutral }) => neutral),
    doubtful: found.flatMap(({ doubtful }) => doubtful),
  };
}

/** Each point that a contract of its kind is asked for as an issue, a strength, words that are neither, or silence. */
function findIn(contract: Contract): Found {
  const asked = ruleGroups.flatMap(({ rules }) => rules).filter(({ point }) => isRelevant(point, contract));
  const found = asked.flatMap((rule) => {
    const finding = surestOf(contract, rule);
    const issue = finding && issueOf(contract, rule, finding);
    return issue ? [{ issue, isSure: isSure(rule.point, finding) }] : [];
  });
  const issues = found.map(({ issue }) => issue);
  const strengths = findStrengths(contract, issues);
  const settled = new Set([...issues, ...strengths].map(({ point }) => point));
  const open = asked.map(({ point }) => point).filter((point) => !settled.has(point));
  // What is left open is no harm of its words: it is told as left open.
  const harmful = issues.filter(({ point }) => point !== LEFT_OPEN).map(({ quotation }) => quotation);
  return {
    issues,
    strengths,
    neutral: findNeutral(contract, open, harmful),
    doubtful: found.filter((each) => !each.isSure).map(({ issue }) => issue),
  };
}

/** Where the first words on a point say too little, later ones may say more. */
const MOST_TRIES = 3;
function surestOf(contract: Contract, rule: Rule): Finding | null {
  const first = rule.find(contract);
  let found = first;
  let rest = contract;
  for (let tries = 1; found?.sentence && !isSure(rule.point, found) && tries < MOST_TRIES; tries++) {
    rest = without(rest, found.sentence);
    found = rule.find(rest);
  }
  // Silence that begins where a sentence is left out is none.
  return found?.sentence && isSure(rule.point, found) ? found : first;
}

function without(contract: Contract, sentence: Sentence): Contract {
  const isOther = (each: Sentence) => each !== sentence;
  return {
    ...contract,
    sentences: contract.sentences.filter(isOther),
    trusted: contract.trusted.filter(isOther),
  };
}

function issueOf(contract: Contract, rule: Rule, found: Finding): ReviewIssue | null {
  const about = reviewPoints[rule.point - 1];
  if (!about) return null;
  const { sides } = contract;
  return {
    point: rule.point,
    severity: about.severity,
    title: titleOf(about, isAbsence(found)),
    description: [fillNouns(found.why ?? rule.why, sides), sizeOf(rule.point, found.quotation, contract.kind)]
      .filter(Boolean)
      .join(" "),
    quotation: isAbsence(found) ? fillNouns(found.quotation, sides) : found.quotation,
    suggestion: fillNames(found.suggestion ?? rule.suggestion, sides),
  };
}
