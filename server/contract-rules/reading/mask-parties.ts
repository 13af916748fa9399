import { COMPANY_MARK, CREATOR_MARK, type Parties } from "#server/contract-rules/contract";

/** Puts a text in lower case and a mark for each letter of the words for a side, so that it keeps its length. */
export function createMask({ creator, company }: Parties): (text: string) => string {
  const marks = new Map([
    ...creator.map((word) => [word.toLowerCase(), CREATOR_MARK] as const),
    ...company.map((word) => [word.toLowerCase(), COMPANY_MARK] as const),
  ]);
  if (marks.size === 0) return lower;
  const longestFirst = [...marks.keys()].toSorted((a, b) => b.length - a.length);
  const pattern = new RegExp(`\\b(the )?(${longestFirst.map(escape).join("|")})\\b`, "gi");
  return (text) =>
    lower(
      text.replace(pattern, (found, the: string | undefined, word: string, at: number) => {
        if (!isParty(word, the) || (word === "I" && !/^I [a-z]/.test(text.slice(at)))) return found;
        return (the ?? "") + (marks.get(word.toLowerCase()) ?? "").repeat(word.length);
      }),
    );
}

const pronoun = /^(?:I|me|my|mine|we|us|our|ours|you|your|yours|he|she|him|her|his|hers)$/i;

/** "the Company" and "you", but not "a company", nor "US$", nor the number "i". */
function isParty(word: string, the: string | undefined): boolean {
  if (pronoun.test(word)) return word !== "US" && word !== "i";
  return /^\p{Lu}/u.test(word) || the !== undefined;
}

/** In lower case, and as long as before: some letters have no lower case of the same length. */
function lower(text: string): string {
  const all = text.toLowerCase();
  return all.length === text.length ? all : text.replace(/[A-Z]+/g, (letters) => letters.toLowerCase());
}

function escape(word: string): string {
  return word.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
}
