import { normaliseText, type RuleReading } from "#server/contract-rules/index";
import { absences } from "#server/features/reviews/model/absences";
import { quotationFinder } from "#server/features/reviews/model/find-quotation";
import type { Fault, Reading } from "#server/features/reviews/model/model-question";
import { NOTHING_FOUND, type ReviewIssue, type ReviewStrength } from "#shared/domain/review";
import { reviewPoints } from "#shared/domain/review-points";

/** What of a reading stands, and what does not. */
export type Examined = {
  issues: ReviewIssue[];
  /** What a part says nothing on: an issue where no other part does. */
  absent: ReviewIssue[];
  strengths: ReviewStrength[];
  faults: Fault[];
};

const LONGEST = { quotation: 300, description: 400, suggestion: 1_200, title: 100 };

/** Holds readings against the contract: every quotation has to stand in it, and every point has to be one its kind is asked for. */
export function createExaminer(contract: RuleReading): (reading: Reading) => Examined {
  const stands = quotationFinder(contract.text);
  const protects = quotationFinder(contract.trustedText);
  const about = (point: number) => reviewPoints[point - 1];
  const isAsked = ({ point }: { point: number }) => about(point) === undefined || contract.isAsked(point);

  return ({ issues, absent, strengths }) => {
    const faults: Fault[] = [];
    const isSound = (finding: Finding) => {
      const problem = problemOf(finding, about(finding.point) !== undefined, stands);
      if (problem) faults.push({ ...faultyOf(finding), problem });
      return !problem;
    };
    return {
      issues: issues
        .filter(isAsked)
        .filter(isSound)
        .map((issue) => toIssue(issue, issue.quotation)),
      absent: absent
        .filter(({ point }) => point in absences && isAsked({ point }))
        .filter(isSound)
        .map((issue) => toIssue(issue, `${NOTHING_FOUND} ${absences[issue.point]}`)),
      strengths: strengths
        .filter(isAsked)
        .filter(isSound)
        .filter(({ quotation }) => protects(quotation))
        .map(toStrength),
      faults,
    };
  };
}

type Finding = Partial<Record<"quotation" | "description" | "suggestion" | "title", string>> & {
  point: number;
};

function problemOf(
  { quotation, description, suggestion, title }: Finding,
  isPoint: boolean,
  stands: (quotation: string) => boolean,
): string | null {
  if (!isPoint) return "There is no point of this number.";
  if (quotation !== undefined && !stands(quotation)) return "The quotation does not stand in the text.";
  const isBlank = [description, suggestion, title].some((words) => words?.trim() === "");
  return isBlank ? "Something was left empty." : null;
}

function faultyOf({ point, quotation }: Finding): Pick<Fault, "point" | "quotation"> {
  return { point, ...(quotation !== undefined && { quotation: quotation.slice(0, LONGEST.quotation) }) };
}

type Words = { point: number; description: string; suggestion: string };

/** Title and severity are ours: nothing in a contract can talk a model into others. */
function toIssue({ point, description, suggestion }: Words, quotation: string): ReviewIssue {
  const { title, severity } = reviewPoints[point - 1]!;
  return {
    point,
    severity,
    title,
    description: oneLine(description, LONGEST.description),
    quotation: quoted(quotation),
    suggestion: oneLine(suggestion, LONGEST.suggestion),
  };
}

function toStrength({ point, title, quotation }: ReviewStrength): ReviewStrength {
  return { point, title: oneLine(title, LONGEST.title), quotation: quoted(quotation) };
}

/** It is shown in double quotation marks: those in it are single. */
function quoted(words: string): string {
  return oneLine(words, LONGEST.quotation).replaceAll('"', "'");
}

function oneLine(words: string, longest: number): string {
  const line = normaliseText(words)
    .replace(/\s+/g, " ")
    .replace(/^"(?<inside>[^"]*)"$/, "$<inside>");
  if (line.length <= longest) return line;
  return `${line.slice(0, line.lastIndexOf(" ", longest - 1)).replace(/[\s,;:]+$/, "")}…`;
}
