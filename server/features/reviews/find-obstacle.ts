import type { Entry } from "#server/contract-rules/index";

const OURS = "We review contracts about music and about your own performance.";

/** Why nothing can be said of a text, else null. The rules read English alone, and a model any language. */
export function findObstacle({ language, isContract, subject }: Entry, hasModel: boolean): string | null {
  if (language !== "English") {
    if (hasModel) return null;
    const which = language ? `appears to be in ${language}` : "does not read like English";
    return `This text ${which}. The rule-based review reads contracts in English only, so nothing was checked.`;
  }
  if (!isContract)
    return "This text does not read like a contract: it binds nobody to anything, so nothing was checked. Please send the whole contract.";
  if (subject.isOurs) return null;
  return subject.other
    ? `This reads like ${subject.other}. ${OURS}`
    : `This contract seems to be about something else. ${OURS}`;
}
