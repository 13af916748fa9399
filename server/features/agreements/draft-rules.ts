import { paragraph } from "#shared/contract/fields";
import type { AgreementForms, AgreementType } from "#shared/domain/agreement-content";
import { factsOf, foreignFacts, missingFacts } from "#shared/domain/agreement-facts";
import { KEY_TERMS, type AgreementDraft, type Clause } from "#shared/domain/agreement-text";
import type { Fact } from "#shared/domain/fact";
import { plainText } from "#shared/domain/fact-text";
import { numberInWords } from "#shared/domain/money";

/** Why a part that a model wrote cannot stand: told to the model when it is asked again. */
export type Fault = { heading: string; problem: string; mustSay: string[]; mustNotSay: string[] };

/** Recitals are a part like any other: this is their heading. */
export const RECITALS = "Background";

/** What the parties wrote themselves is not rewritten, and how they are identified is nothing that a model needs to know. */
function isKeptBack({ key, isOwnWords }: Fact): boolean {
  return isOwnWords === true || /(?:Phone|Address|IdNumber)$/.test(key);
}

/** The parts that a model may write anew: all that say nothing that is kept back, and not the table of key terms. */
export function partsToWrite<Type extends AgreementType>(
  type: Type,
  form: AgreementForms[Type],
  { recitals, clauses }: AgreementDraft,
): Clause[] {
  const keptBack = factsOf(type, form).filter(isKeptBack);
  const parts = [
    { heading: RECITALS, paragraphs: recitals },
    ...clauses.filter(({ heading }) => heading !== KEY_TERMS),
  ];
  return parts.filter((part) => {
    const unsaid = new Set(missingFacts(type, form, textOf(part)).map(({ key }) => key));
    return part.paragraphs.length > 0 && keptBack.every(({ key }) => unsaid.has(key));
  });
}

/** Parts of the model's that may stand, by the heading of ours, and what is wrong with the others. */
export function examine<Type extends AgreementType>(
  type: Type,
  form: AgreementForms[Type],
  ours: readonly Clause[],
  theirs: readonly Clause[],
): { accepted: Map<string, Clause>; faults: Fault[] } {
  const written = new Map(theirs.map((part) => [headingKey(part.heading), part]));
  const accepted = new Map<string, Clause>();
  const faults: Fault[] = [];
  for (const part of ours) {
    const paragraphs = readParagraphs(written.get(headingKey(part.heading))?.paragraphs ?? []);
    const fault = faultIn(type, form, part, paragraphs);
    if (fault) faults.push(fault);
    else accepted.set(part.heading, { heading: part.heading, paragraphs });
  }
  return { accepted, faults };
}

/** The library's draft with the parts that were accepted in their places. */
export function withParts(draft: AgreementDraft, accepted: ReadonlyMap<string, Clause>): AgreementDraft {
  return {
    ...draft,
    recitals: accepted.get(RECITALS)?.paragraphs ?? draft.recitals,
    clauses: draft.clauses.map((clause) => accepted.get(clause.heading) ?? clause),
  };
}

/** "4. Fee:" and "FEE" are the same heading. */
export function headingKey(heading: string): string {
  return heading
    .replace(/^\s*\d+[A-Z]?[.)]\s+/, "")
    .replace(/[.:\s]+$/, "")
    .toLowerCase();
}

const LONGEST_PARAGRAPH = 6_000;
/** Numbers are given when the agreement is written. */
const ownNumber = /^\d+(?:\.\d+|[.)])[.)]?\s+/;

/** None where one of them cannot be read. */
function readParagraphs(paragraphs: readonly string[]): string[] {
  const read = paragraphs.map((text) => paragraph(LONGEST_PARAGRAPH).safeParse(text).data ?? null);
  if (read.includes(null)) return [];
  return read.map((text) => text!.replace(ownNumber, "")).filter((text) => text !== "");
}

function faultIn<Type extends AgreementType>(
  type: Type,
  form: AgreementForms[Type],
  ours: Clause,
  paragraphs: readonly string[],
): Fault | null {
  const { heading } = ours;
  if (paragraphs.length === 0) return { heading, problem: "It is left out.", mustSay: [], mustNotSay: [] };

  const [library, text] = [textOf(ours), paragraphs.join("\n\n")];
  const [unsaidThere, unsaidHere] = [library, text].map((each) => missingFacts(type, form, each)) as [
    Fact[],
    Fact[],
  ];
  const isUnsaidThere = ({ key }: Fact) => unsaidThere.some((fact) => fact.key === key);
  const repeated = unsaidThere.filter(
    ({ key, isOwnWords }) => isOwnWords && !unsaidHere.some((fact) => fact.key === key),
  );
  const mustSay = [
    ...unsaidHere.filter((fact) => !isUnsaidThere(fact)).map(({ accepted }) => accepted[0]!),
    ...without(numbersIn(library), numbersIn(text)),
    ...sentencesWithout(operativeIn(library), operativeIn(text)),
  ];
  const mustNotSay = [
    ...foreignFacts(type, form, text).map((fact) => fact.text),
    ...sentencesWithout(operativeIn(text), operativeIn(library)),
    ...without(numbersIn(text), numbersIn(library)),
    ...without(blanksIn(text), blanksIn(library)),
    ...without(releasesIn(text), releasesIn(library)),
    // A single word of theirs may stand anywhere.
    ...repeated.flatMap(({ accepted }) => accepted).filter((words) => /[\s\d]/.test(words)),
  ];
  const problem = lengthProblem(library, text);
  return problem || mustSay.length > 0 || mustNotSay.length > 0
    ? { heading, problem, mustSay, mustNotSay }
    : null;
}

function without(texts: readonly string[], others: readonly string[]): string[] {
  return [...new Set(texts)].filter((text) => !others.includes(text));
}

const numberWords = new Map(
  Array.from({ length: 98 }, (_, index) => [numberInWords(index + 2).toLowerCase(), String(index + 2)]),
);

/** Sums, days, periods, counts, laws: "fourteen (14) days" has 14. "One" is too often no number. */
function numbersIn(text: string): string[] {
  const words = text.toLowerCase().match(/\d[\d,]*(?:\.\d+)?|\p{L}+(?:-\p{L}+)?/gu) ?? [];
  return words.flatMap(
    (word) => numberWords.get(word) ?? (/^\d/.test(word) ? [word.replaceAll(",", "")] : []),
  );
}

const operative =
  /\b(?:pay(?:s|able|ments?)?|paid|repa(?:y|ys|id|yable)|fees?|royalt(?:y|ies)|receipts|own(?:s|ed|ers?|ership)|assign(?:s|ed|ment)?|grants?|licen[cs](?:e|es|ed|ing)|exclusive|consents?|signature|moral rights|full term|worldwide|throughout the world|governed|may end)\b|KES|%/i;
const marker = /^\([a-z]+\) /;

/**
 * The sentences that give money or rights, or take them: who pays whom, who owns, what is granted and for how long. They stand word
 * for word, all of them and no others: the same facts in other words can be turned round. By how they compare.
 */
function operativeIn(text: string): Map<string, string> {
  const sentences = text.split(/(?<=[.;])\s+|\n+/).filter((sentence) => operative.test(sentence));
  return new Map(sentences.map((sentence) => [wordsOf(sentence), sentence.replace(marker, "")]));
}

function wordsOf(sentence: string): string {
  return plainText(sentence)
    .replace(marker, "")
    .replace(/(?:[.;:,]| and| or)+$/, "");
}

function sentencesWithout(ours: Map<string, string>, theirs: Map<string, string>): string[] {
  return [...ours].filter(([words]) => !theirs.has(words)).map(([, sentence]) => sentence);
}

/** What a draft leaves for somebody to fill in. */
function blanksIn(text: string): string[] {
  return text.match(/\[[^\]\n]{0,80}\]|_{3,}|\{\{|\b(?:undefined|NaN|TBD|TBC|XXX+)\b/g) ?? [];
}

/** Words that undo a fact without naming another: the sum is said, and then nobody has to pay it. */
function releasesIn(text: string): string[] {
  return (
    text.toLowerCase().match(/no fee|free of charge|without (?:a |any )?(?:fee|payment)|waives?\b/g) ?? []
  );
}

/** A part may be put shorter or longer, but not be gutted, nor go on and on. */
function lengthProblem(library: string, text: string): string {
  const [there, here] = [library, text].map((each) => each.split(/\s+/).length) as [number, number];
  if (here < there / 2) return "It is too short: keep every right, duty and limit of the draft.";
  return here > there * 3 + 60 ? "It is too long: say what the draft says." : "";
}

function textOf({ paragraphs }: Clause): string {
  return paragraphs.join("\n\n");
}
