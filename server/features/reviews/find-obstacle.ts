import type { Entry } from "#server/contract-rules/index";

const TOO_FEW_SENTENCES =
  "This text is mostly blanks, names or figures, or in a language that we do not know: too little of it are English sentences, so nothing was checked.";
const OURS = "We review contracts about music and about your own performance.";

/** Why nothing can be said of a text, else null. The rules read English alone, and a model any language. */
export function findObstacle(
  { language, isContract, subject, isBlank }: Entry,
  hasModel: boolean,
): string | null {
  if (language !== "English") {
    if (hasModel) return null;
    if (!language) return TOO_FEW_SENTENCES;
    return `This text appears to be in ${language}. The rule-based review reads contracts in English only, so nothing was checked.`;
  }
  if (!isContract && isBlank)
    return "This is a form that nobody has filled in yet: too little of it binds anybody, so nothing was checked. Please fill it in and send it again.";
  if (!isContract)
    return "This text does not read like a contract: it binds nobody to anything, so nothing was checked. Please send the whole contract.";
  if (subject.isOurs) return null;
  return subject.other
    ? `This reads like ${subject.other}. ${OURS}`
    : `This contract seems to be about something else. ${OURS}`;
}
