import { reviewPoints, type Severity } from "#shared/domain/review-points";
import type { ReviewIssue, ReviewResult, ReviewStrength } from "#shared/domain/review";
import type { Contract } from "#server/features/reviews/contract";
import type { Finding, Rule } from "#server/features/reviews/points/rule";
import { ruleGroups } from "#server/features/reviews/points/rules";
import { detectLanguage, readsLikeContract } from "#server/features/reviews/reading/detect-language";
import { readContract } from "#server/features/reviews/reading/read-contract";
import { isRelevant } from "#server/features/reviews/relevance";
import { scoreContract } from "#server/features/reviews/score-rules";

const RULE_BASED =
  "This review was made by rules that look for forty known points, not by a person or an AI model. It is not legal advice.";
const ALL_CLEAR =
  "Nothing of what the review looks for was found. Have a lawyer read the contract before you sign all the same.";
const order: Record<Severity, number> = { high: 0, medium: 1, low: 2 };

/** Reviews the text of a contract by rules alone. Keeps and sends nothing. */
export function reviewByRules(text: string): ReviewResult {
  const obstacle = findObstacle(text);
  if (obstacle) {
    return {
      score: 0,
      issues: [],
      strengths: [],
      recommendations: [obstacle],
      reviewedBy: "rules",
      note: obstacle,
    };
  }
  const contract = readContract(text);
  const issues: ReviewIssue[] = [];
  const strengths: ReviewStrength[] = [];
  const recommendations: string[] = [];
  for (const { advice, rules } of ruleGroups) {
    const asked = rules.filter(({ point }) => isRelevant(point, contract.kind));
    const found = asked.flatMap((rule) => issueOf(contract, rule) ?? []);
    issues.push(...found);
    if (found.some(({ severity }) => severity !== "low")) recommendations.push(advice);
    const clean = asked.filter(({ point }) => !found.some((issue) => issue.point === point));
    strengths.push(...clean.flatMap((rule) => rule.praise?.(contract) ?? []));
  }
  return {
    score: scoreContract(issues, strengths.length),
    issues: issues.toSorted((a, b) => order[a.severity] - order[b.severity] || a.point - b.point),
    strengths,
    recommendations: recommendations.length > 0 ? recommendations : [ALL_CLEAR],
    reviewedBy: "rules",
    note: RULE_BASED,
  };
}

/** Why the rules cannot judge a text: it is not in English, or no contract. Null when they can. */
export function findObstacle(text: string): string | null {
  const language = detectLanguage(text);
  if (language !== "English") {
    const which = language ? `appears to be in ${language}` : "does not read like English";
    return `This text ${which}. The rule-based review reads contracts in English only, so nothing was checked and the score says nothing about the contract.`;
  }
  if (readsLikeContract(text)) return null;
  return "This text does not read like a contract, so nothing was checked and the score says nothing about it. Please paste the whole contract.";
}

function issueOf(contract: Contract, rule: Rule): ReviewIssue | null {
  const found = rule.find(contract);
  const about = reviewPoints[rule.point - 1];
  if (!found || !about) return null;
  const say = (words: string) => nameSides(words, contract);
  return {
    point: rule.point,
    severity: about.severity,
    title: about.title,
    description: say(found.why ?? rule.why),
    quotation: quotationOf(found, say),
    suggestion: say(found.suggestion ?? rule.suggestion),
  };
}

function quotationOf({ quotation }: Finding, say: (words: string) => string): string {
  return say(quotation);
}

/** {creator} and {company} become what the contract calls them; with a capital at the beginning of a sentence. */
function nameSides(words: string, { sides: { creator, company } }: Contract): string {
  return words
    .replaceAll("{creator}", creator)
    .replaceAll("{company}", company)
    .replaceAll("{Creator}", capital(creator))
    .replaceAll("{Company}", capital(company));
}

function capital(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}
