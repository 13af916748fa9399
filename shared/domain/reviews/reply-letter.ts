import { contractKindLabels, type ContractKind } from "#shared/domain/reviews/contract-kind";
import type { ReviewIssue } from "#shared/domain/reviews/review";
import { isAbsence } from "#shared/domain/reviews/review-priority";

/** A letter to the other side that asks for everything but small things to be changed: what it says, and what should stand there. */
export function replyLetter(kind: ContractKind, issues: readonly ReviewIssue[]): string {
  const asked = issues.filter(({ severity }) => severity !== "low");
  const written = asked.filter((issue) => !isAbsence(issue));
  const absent = asked.filter(isAbsence);
  return [
    "Hello,",
    `Thank you for the ${contractKindLabels[kind].toLowerCase()}. I would like to sign it, and ask for these changes first.`,
    ...(written.length > 0 ? ["Please change:"] : []),
    ...written.map(
      ({ title, quotation, suggestion, agreement }, index) =>
        `${index + 1}. ${title}${inAgreement(agreement)}\nIt says: “${quotation}”\nPlease write instead: “${suggestion}”`,
    ),
    ...(absent.length > 0 ? ["Please add:"] : []),
    ...absent.map(
      ({ title, suggestion, agreement }, index) =>
        `${written.length + index + 1}. ${title}${inAgreement(agreement)}\n“${suggestion}”`,
    ),
    "I am glad to talk any of this over. Please send me the changed version before we sign.",
    "Kind regards,",
  ].join("\n\n");
}

const inAgreement = (agreement: string | undefined) => (agreement === undefined ? "" : ` (${agreement})`);
