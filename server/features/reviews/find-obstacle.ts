import { detectLanguage, readsLikeContract } from "#server/contract-rules/index";

/** Why nothing can be said of a text, else null. The rules read English alone, and a model any language. */
export function findObstacle(text: string, hasModel: boolean): string | null {
  const language = detectLanguage(text);
  if (language === "English")
    return readsLikeContract(text)
      ? null
      : "This text does not read like a contract, so nothing was checked. Please send the whole contract.";
  if (hasModel) return null;
  const which = language ? `appears to be in ${language}` : "does not read like English";
  return `This text ${which}. The rule-based review reads contracts in English only, so nothing was checked.`;
}
