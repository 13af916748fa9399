import { contractKindLabels, type ContractKind } from "#shared/domain/reviews/contract-kind";
import type { ReviewIssue } from "#shared/domain/reviews/review";
import { isAbsence } from "#shared/domain/reviews/review-priority";

/**
 * A letter to the other side that asks for everything but small things to be changed: what it says, each sentence once, and what should
 * stand there.
 */
export function replyLetter(kind: ContractKind, issues: readonly ReviewIssue[]): string {
  const asked = issues.filter(({ severity }) => severity !== "low");
  const written = asked.filter((issue) => !isAbsence(issue));
  const absent = asked.filter(isAbsence);
  const changes = [
    ...Map.groupBy(written, ({ quotation, agreement }) => `${agreement}\n${quotation}`).values(),
  ];
  return [
    "Hello,",
    `Thank you for the ${namesInLetter[kind] ?? contractKindLabels[kind].toLowerCase()}. I would like to sign, and ask for these changes first.`,
    ...(changes.length > 0 ? ["Please change:"] : []),
    ...changes.map((about, index) => `${index + 1}. ${changeOf(about)}`),
    ...(absent.length > 0 ? ["Please add:"] : []),
    ...absent.map(
      ({ title, suggestion, agreement }, index) =>
        `${changes.length + index + 1}. ${title}${inAgreement(agreement)}\n${quoted(suggestion)}`,
    ),
    "I am glad to talk any of this over. Please send me the changed version before we sign.",
    "Kind regards,",
  ].join("\n\n");
}

/** Whether what is asked for leaves something in brackets to whoever sends the letter: "up to [amount] in total". */
export function hasBlanks(issues: readonly ReviewIssue[]): boolean {
  return issues.some(({ severity, suggestion }) => severity !== "low" && /\[[a-z][^[\]]*\]/.test(suggestion));
}

/** Kinds whose labels name no paper that somebody can be thanked for. */
const namesInLetter: Partial<Record<ContractKind, string>> = { mixed: "contract", platform: "terms" };

/** All that is asked of one sentence. */
function changeOf(about: readonly ReviewIssue[]): string {
  const [{ quotation, agreement }] = about as [ReviewIssue, ...ReviewIssue[]];
  const titles = about.map(({ title }) => title).join("; ");
  const asked = about.map(({ suggestion }) => quoted(suggestion)).join("\n");
  return `${titles}${inAgreement(agreement)}\nIt says: ${quoted(quotation)}\nPlease write instead: ${asked}`;
}

const inAgreement = (agreement: string | undefined) => (agreement === undefined ? "" : ` (${agreement})`);

/** In quotation marks; those within become single ones. */
function quoted(text: string): string {
  return `“${text.replaceAll(/["“]([^"“”]*)["”]/g, "‘$1’")}”`;
}
