import { readAgreement, type NumberedClause } from "#shared/domain/agreements/agreement-text";

/** How a paragraph begins whose words a model proposed: it says so itself, on every page and paper. */
const MARK = "This paragraph is one of the special terms; a language model proposed its words, and ";

/** Whether a text has words of a model in it. */
export function hasProposedWords(text: string): boolean {
  return text.includes(MARK);
}

/** The clause in which special terms stand; none in a text without them. */
export function specialTermsIn(text: string): NumberedClause | undefined {
  return readAgreement(text)?.clauses.find(({ heading }) => heading.toUpperCase() === "SPECIAL TERMS");
}

type Accepted = { words: string; by: string; isChanged: boolean };

/** The text with the words at the end of its special terms; null where it has no such clause. */
export function withAcceptedClause(text: string, { words, by, isChanged }: Accepted): string | null {
  const special = specialTermsIn(text);
  if (!special) return null;
  const last = special.paragraphs.findLast(({ level }) => level === 0)?.number.split(".")[1] ?? "0";
  const doing = isChanged ? "changed and accepted" : "accepted";
  const line = `${special.number}.${Number(last) + 1} ${MARK}${by} ${doing} them: ${words.replace(/\s+/g, " ").trim()}`;
  const from = text.search(new RegExp(String.raw`^${special.number}[.)]\s+${special.heading}`, "m"));
  const next = /\n\s*\n(?=(?:\d{1,3}[A-Z]?[.)]\s+|ANNEX [A-Z]\.\s+)\P{Ll}+$)/mu.exec(text.slice(from + 1));
  const end = next ? from + 1 + next.index : text.length;
  return `${text.slice(0, end).trimEnd()}\n\n${line}${text.slice(end)}`;
}
