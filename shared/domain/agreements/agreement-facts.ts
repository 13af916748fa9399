import type {
  AgreementForms,
  AgreementType,
  TypedContent,
} from "#shared/domain/agreements/agreement-content";
import type { Fact } from "#shared/domain/fact";
import { containsPhrase, findPhrase, plainText } from "#shared/domain/fact-text";
import { featuredFacts } from "#shared/domain/agreements/featured-facts";
import { numberWords, sumInWords, toCents } from "#shared/domain/money";
import { producerFacts } from "#shared/domain/agreements/producer-facts";

/** What stands in a text and in no form: a sum of money, a percentage, an e-mail address, or a party who does not sign. */
export type ForeignFact = { kind: "sum" | "percentage" | "email" | "party"; text: string };

const readers: { [Type in AgreementType]: (form: AgreementForms[Type]) => Fact[] } = {
  producer_agreement: producerFacts,
  featured_artist_agreement: featuredFacts,
};

/** Everything that a form says and its agreement has to say. */
export function factsOf<Type extends AgreementType>(type: Type, form: AgreementForms[Type]): Fact[] {
  return readers[type](form);
}

/** `says` is what stands in the text and is the opposite. */
export type MissingFact = Fact & { says?: string };

/** The facts of a form that an agreement does not say, or says the opposite of. What the parties wrote themselves cannot say any but itself. */
export function missingFacts<Type extends AgreementType>(
  type: Type,
  form: AgreementForms[Type],
  text: string,
): MissingFact[] {
  const facts = factsOf(type, form);
  const { rest, missing } = takeOwnWords(facts, plainText(text));
  const restInLowerCase = rest.toLowerCase();
  const says = (phrase: string) => containsPhrase(restInLowerCase, plainText(phrase).toLowerCase());
  const isSaid = ({ accepted, isName, denials = [] }: Fact) => {
    const undenied = denials.reduce((left, denial) => left.replaceAll(denial, ";"), restInLowerCase);
    const isIn = (phrase: string) => containsPhrase(undenied, plainText(phrase).toLowerCase());
    return accepted.some((phrase) => (isName ? containsPhrase(rest, plainText(phrase)) : isIn(phrase)));
  };
  return facts.flatMap((fact): MissingFact[] => {
    if (fact.isDerived) return [];
    if (fact.isOwnWords) return missing.has(fact) ? [fact] : [];
    const contrary = fact.contrary?.find(says);
    if (contrary !== undefined) return [{ ...fact, says: contrary }];
    if (isSaid(fact)) return [];
    const denial = fact.denials?.find(says);
    return [denial === undefined ? fact : { ...fact, says: denial }];
  });
}

/** Sums, percentages, e-mail addresses and parties of a text that the form does not say: what somebody changed or added. */
export function foreignFacts<Type extends AgreementType>(
  type: Type,
  form: AgreementForms[Type],
  text: string,
): ForeignFact[] {
  const facts = factsOf(type, form);
  const { rest } = takeOwnWords(facts, plainText(text));
  const said = facts.filter(({ isOwnWords }) => !isOwnWords).flatMap(({ accepted }) => accepted);
  const own = new Set(amountsOf(plainText(said.join("\n\n"))).map(({ meaning }) => meaning));
  const foreign = amountsOf(rest).filter(({ meaning }) => !own.has(meaning));
  const names = facts.filter(({ isName }) => isName).flatMap(({ accepted }) => accepted);
  return [
    ...new Map(foreign.map(({ meaning, ...fact }) => [meaning, fact])).values(),
    ...strangersAmong(rest, names.map(plainText)),
  ];
}

/** Where parties are introduced: from these words to the heading of the first clause ("1. ..."). */
const between = /made between/i;
const firstHeading = /^\d{1,3}[A-Z]?[.)] /m;

/** A line that introduces a party: '(2) Brian Otieno, e-mail b@example.com (the "Producer").' */
const introduction = /^\(\d\) (?=[^\n]*\(the "[^"\n]+"\))([^,\n]+)[^\n]*/gm;

/** Who is introduced as a party and has none of the names of those who sign. Further down, such a line defines something else. */
function strangersAmong(plain: string, names: readonly string[]): ForeignFact[] {
  const from = plain.search(between);
  if (from === -1) return [];
  const [parties = ""] = plain.slice(from).split(firstHeading, 1);
  return [...parties.matchAll(introduction)]
    .filter(([line]) => !names.some((name) => containsPhrase(line, name)))
    .map(([, text]) => ({ kind: "party", text: text! }));
}

/** What of the form a text does not say, and what it says that the form does not. */
export type CheckedFacts = { missing: MissingFact[]; foreign: ForeignFact[] };

/** An agreement as the domain knows it: money in cents, shares in hundredths. */
export type TypedAgreement = Exclude<TypedContent, { type: "split_sheet" }>;

/** Holds a text against the form of its agreement. Without a form there is nothing to hold it against. */
export function checkFacts({ type, content }: TypedAgreement, text: string): CheckedFacts {
  if (!content.formData) return { missing: [], foreign: [] };
  if (type === "producer_agreement") return check(type, content.formData, text);
  return check(type, content.formData, text);
}

function check<Type extends AgreementType>(
  type: Type,
  form: AgreementForms[Type],
  text: string,
): CheckedFacts {
  return { missing: missingFacts(type, form, text), foreign: foreignFacts(type, form, text) };
}

export function isWhole({ missing, foreign }: CheckedFacts): boolean {
  return missing.length === 0 && foreign.length === 0;
}

/** Shorter texts say nothing yet: the facts of the form stand in for them. */
const SHORTEST_TEXT = 50;

export function hasText({ content }: { content: { generatedAgreement: string } }): boolean {
  return content.generatedAgreement.trim().length > SHORTEST_TEXT;
}

/** Whether the terms of the form may be told as those of the agreement: nobody must read one fee at the top and sign another below. */
export function isAsForm(agreement: TypedAgreement): boolean {
  return !hasText(agreement) || isWhole(checkFacts(agreement, agreement.content.generatedAgreement));
}

/** A text without what the parties wrote themselves, taken out once each, longest first, and rather where they are introduced. */
function takeOwnWords(facts: readonly Fact[], plain: string): { rest: string; missing: Set<Fact> } {
  const own = facts
    .filter(({ isOwnWords }) => isOwnWords)
    .map((fact) => ({ fact, words: plainText(fact.accepted[0]!) }))
    .toSorted((one, other) => other.words.length - one.words.length);
  const missing = new Set<Fact>();
  let rest = plain;
  for (const { fact, words } of own) {
    const introduced = `${rest}\n`.indexOf(`:\n${words}\n`);
    const at = introduced === -1 ? findPhrase(rest, words) : introduced + ":\n".length;
    if (at === -1) missing.add(fact);
    else rest = `${rest.slice(0, at)}\n${rest.slice(at + words.length)}`;
  }
  return { rest, missing };
}

/** A fact with what it comes to: the same for a sum in figures and in words. */
type Amount = ForeignFact & { meaning: string };

const sum = /KES \d+(?:\.\d\d)?/g;
const otherSum =
  /(?:[$€£₦]|(?<!\p{L})(?:USD|EUR|GBP|UGX|TZS|NGN|ZAR|GHS|RWF|ETB)) ?\d{1,12}(?:\.\d{1,2})?|(?<![\d.])\d{1,12}(?:\.\d{1,2})? ?(?:USD|dollars|euros?|pounds)(?!\p{L})/giu;
const percentage = /(?<![\d.])\d+(?:\.\d+)?%/g;
const sumSaid = new RegExp(
  `Kenyan? Shillings(?:[ -](?:${numberWords.join("|")}|and|cents?)(?![a-z]))+`,
  "gi",
);
const notOfAddress = /[\s<>()[\]{}",;:|]+/;

function amountsOf(plain: string): Amount[] {
  return [
    ...all(plain, sum).map((text) => ({
      kind: "sum" as const,
      text: inGroups(text),
      meaning: wordsOf(text),
    })),
    ...all(plain, sumSaid).map((text) => ({ kind: "sum" as const, text, meaning: soundOf(text) })),
    ...all(plain, otherSum).map((text) => ({ kind: "sum" as const, text, meaning: text })),
    ...all(plain, percentage).map((text) => ({ kind: "percentage" as const, text, meaning: text })),
    ...addressesOf(plain).map((text) => ({ kind: "email" as const, text, meaning: text })),
  ];
}

function all(text: string, pattern: RegExp): string[] {
  return text.match(pattern) ?? [];
}

function inGroups(text: string): string {
  return text.replace(/\B(?<!\.\d*)(?=(?:\d{3})+(?!\d))/g, ",");
}

function wordsOf(text: string): string {
  return soundOf(sumInWords(toCents(text.slice("KES ".length))));
}

/** What is heard of a sum: "kenya shillings thirty nine thousand". */
function soundOf(words: string): string {
  return words
    .toLowerCase()
    .replace("kenyan", "kenya")
    .replace(/-| and\b| only\b/g, (part) => (part === "-" ? " " : ""));
}

function addressesOf(plain: string): string[] {
  return plain
    .split(notOfAddress)
    .filter((word) => /^@.+\.\p{L}/u.test(word.slice(Math.max(1, word.indexOf("@")))))
    .map((word) => word.replace(/^['.]{1,3}|['.!?]{1,3}$/g, "").toLowerCase());
}
