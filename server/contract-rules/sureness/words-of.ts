import { COMPANY_MARK, CREATOR_MARK } from "#server/contract-rules/contract";

const word = new RegExp(`${CREATOR_MARK}+|${COMPANY_MARK}+|[a-z]{2,}`, "g");

/** The different words of a masked sentence, with one word for each side. */
export function wordsOf(plain: string): Set<string> {
  return new Set(
    (plain.match(word) ?? []).map((each) =>
      each.startsWith(CREATOR_MARK) ? "CREATOR" : each.startsWith(COMPANY_MARK) ? "COMPANY" : each,
    ),
  );
}
