import { bringsNothing } from "#server/adapters/ai/brings-nothing";
import { LONGEST_PROPOSAL, type AgreementHelp } from "#shared/contract/agreement-help";
import { isAnnex, type Agreement, type NumberedClause } from "#shared/domain/agreements/agreement-text";
import { plainText } from "#shared/domain/fact-text";
import { numberWords } from "#shared/domain/money";

export type Suggestions = {
  questions: AgreementHelp["questions"];
  proposal: string | null;
  summary: { clause: string; english: string; swahili: string }[];
  /** How many items did not stand. */
  dropped: number;
};

/** What a model was shown. */
export type Shown = {
  clauses: readonly NumberedClause[];
  /** What the parties wrote themselves. */
  ownWords: readonly string[];
  /** Whether a clause may be proposed. */
  isAskedForClause: boolean;
};

const MOST = { questions: 6, summary: 40 };
const LONGEST_SENTENCE = 400;

/**
 * Takes a model's answer apart, item by item: one that is wrong costs itself alone. Nothing stands that names a clause, a number or an
 * address which the agreement does not have, and no question without words of the parties. Which way a sentence points no rule can tell.
 */
export function takeSuggestions(answer: Record<string, unknown>, shown: Shown): Suggestions {
  let dropped = 0;
  const each = <Taken>(list: unknown, most: number, take: (item: Record<string, unknown>) => Taken | null) =>
    (Array.isArray(list) ? list : []).slice(0, most).flatMap((item: unknown) => {
      const taken = typeof item === "object" && item !== null ? take(item as Record<string, unknown>) : null;
      if (taken === null) dropped += 1;
      return taken ?? [];
    });
  const questions = each(answer.questions, MOST.questions, (item) => questionIn(item, shown));
  const summary = each(answer.summary, MOST.summary, (item) => sentenceIn(item, shown));
  const proposal = proposalIn(answer.proposal, shown);
  if (proposal === null && textIn(wordsOfProposal(answer.proposal)) !== "") dropped += 1;
  return { questions, proposal, summary, dropped };
}

function questionIn(item: Record<string, unknown>, { clauses, ownWords }: Shown) {
  const clause = clauseNamed(item.clause, clauses);
  const words = oneLine(item.words);
  const question = oneLine(item.question);
  const areTheirs = words !== "" && ownWords.some((own) => plainText(own).includes(plainText(words)));
  if (!clause || !areTheirs || !question.endsWith("?") || question.length > LONGEST_SENTENCE) return null;
  return bringsNothingTo([...ownWords, bodyOf(clause)], question)
    ? { words, clause: clause.number, question }
    : null;
}

function sentenceIn(item: Record<string, unknown>, { clauses }: Shown) {
  const clause = clauseNamed(item.clause, clauses);
  const [english, swahili] = [oneLine(item.english), oneLine(item.swahili)];
  if (!clause || english === "" || swahili === "" || english === swahili) return null;
  const isFit = [english, swahili].every(
    (words) => words.length <= LONGEST_SENTENCE && bringsNothingTo([clause.number, bodyOf(clause)], words),
  );
  return isFit ? { clause: clause.number, english, swahili } : null;
}

function proposalIn(given: unknown, { clauses, ownWords, isAskedForClause }: Shown): string | null {
  const words = oneLine(wordsOfProposal(given));
  if (!isAskedForClause || !isSentence.test(words) || words.length > LONGEST_PROPOSAL) return null;
  const hasBlanks = /\[[^\]]*\]|_{2,}|\.{4,}/.test(words);
  return !hasBlanks && bringsNothingTo([...ownWords, ...clauses.map(bodyOf)], words) ? words : null;
}

const isSentence = /^\p{L}.*\s.*[.]$/u;

/** A clause as text, or as an object with its text. */
function wordsOfProposal(given: unknown): unknown {
  return typeof given === "object" && given !== null && "text" in given ? given.text : given;
}

/** "4", 4, "4.2", "clause 4 (Fee)" */
function clauseNamed(given: unknown, clauses: readonly NumberedClause[]): NumberedClause | undefined {
  const number = /\d+[A-Z]?/.exec(textIn(given))?.[0];
  return clauses.find((clause) => clause.number === number && !isAnnex(clause));
}

function bodyOf({ heading, paragraphs }: Agreement["clauses"][number]): string {
  return [heading, ...paragraphs.map(({ text }) => text)].join("\n");
}

/** Figures are what counts: said in words, a number of ten and more is held against words alone, and a model is told to write figures. */
const spoken = new RegExp(
  String.raw`(?<!\p{L})(?:${[...numberWords.slice(10), "nusu", "robo", "theluthi", "kumi", "ishirini", "thelathini", "arobaini", "hamsini", "sitini", "sabini", "themanini", "tisini", "mia", "elfu", "milioni", "half", "quarter", "third"].join("|")})(?!\p{L})`,
  "giu",
);
const halves: Record<string, RegExp> = { half: /half|50 ?%|equal/i, nusu: /half|50 ?%|equal/i };

function bringsNothingTo(texts: readonly string[], words: string): boolean {
  const text = texts.join("\n");
  const known = new Set(figuresIn(text));
  const lower = text.toLowerCase();
  const isSaid = (word: string) => (halves[word] ?? { test: () => lower.includes(word) }).test(text);
  return (
    bringsNothing(words, text) &&
    figuresIn(words).every((figure) => known.has(figure)) &&
    (words.match(spoken) ?? []).every((word) => isSaid(word.toLowerCase()))
  );
}

/** "39,000", "39 000" and "39000.00" are one figure. */
function figuresIn(text: string): string[] {
  return (plainText(text).match(/\d+(?:[.,]\d+)*/g) ?? []).map((figure) =>
    figure.replaceAll(",", "").replace(/\.0+$/, ""),
  );
}

function textIn(given: unknown): string {
  return typeof given === "string" || typeof given === "number" ? String(given).normalize("NFC").trim() : "";
}

function oneLine(given: unknown): string {
  return textIn(given).replace(/\s+/g, " ");
}
