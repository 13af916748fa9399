import type { Entry } from "#server/contract-rules/index";

const TOO_FEW_SENTENCES =
  "Too little of this text reads as whole English sentences, so nothing was checked. It may be lyrics, a list or a form, or in a language that we do not know.";
const OURS = "We review contracts about music and about your own performance.";

/** Why nothing can be said of a text, else null. The rules read English alone, and a model any language. */
export function findObstacle(
  { language, isContract, subject, isBlank }: Entry,
  hasModel: boolean,
): string | null {
  if (language !== "English") {
    if (hasModel) return null;
    if (!language) return TOO_FEW_SENTENCES;
    return `This text appears to be in ${language}. Our rules read contracts in English only, so nothing was checked.`;
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
