/** A word that documents have, in place of one that was typed; 1 when it is that word, less the more slips lie between them. */
export type Spelling = { word: string; weight: number };
/** A word that was typed, those it may stand for, the likeliest first, and the two it may be without the space between them. */
export type Asked = { word: string; spellings: readonly Spelling[]; apart: readonly Spelling[] };
/** What was typed, in its order: `t` in the title, `a` in a name. */
export type Question = { t: readonly Asked[]; a: readonly Asked[] };
/** A term to look up, and how much it speaks for an entry that has it. */
export type Probe = { term: string; weight: number };
/** How well an entry fits, from 0 to 1, and whether it has every word. */
export type Fit = { score: number; isWhole: boolean };

const fields = ["t", "a"] as const;
type Field = (typeof fields)[number];

/** Spellings followed for each word of one, two, three and more words: two are looked up in all combinations. */
const SPELLINGS = [16, 24, 8, 5];
/** Combinations of spellings that are looked up for a pair of words, the likeliest. */
const COMBINATIONS = 32;
/** Titles that are looked up as a whole, the likeliest. */
const TITLES = 12;
/** A title that is what was typed, and nothing else, outweighs whatever else speaks for an entry. */
const WHOLE = 10;
/** Words of a question that stand this far apart are looked up together. */
const APART = 2;
/** What is less than this part as good as the best is no answer to the same question. */
const NOISE = 0.75;

/** By code points: half a character is none. */
const lettersOf = (word: string) => Array.from(word);

/** Slips that a word may have: "Ola" is found as "Olla", two letters are only what they are. */
export function slipsAllowed(word: string): number {
  const letters = lettersOf(word).length;
  if (letters < 3) return 0;
  return letters < 7 ? 1 : 2;
}

/** Of words that look alike, those that `word` may stand for, the likeliest first. */
export function chooseSpellings(word: string, candidates: readonly string[], words: number): Spelling[] {
  const allowed = slipsAllowed(word);
  return candidates
    .map((candidate) => ({ word: candidate, slips: slipsBetween(word, candidate) }))
    .filter(({ slips }) => slips <= allowed)
    .map((found) => ({
      word: found.word,
      weight: 1 - found.slips / Math.max(word.length, found.word.length),
    }))
    .toSorted((a, b) => b.weight - a.weight || startAlike(word, b.word) - startAlike(word, a.word))
    .slice(0, SPELLINGS[Math.min(words, SPELLINGS.length) - 1]);
}

/** Each two words that make this one where the space between them is missing, as `search_terms` writes two words. */
export function wordsApart(word: string): Spelling[] {
  const letters = lettersOf(word);
  const weight = 1 - 1 / (letters.length + 1);
  return letters.slice(2, -1).map((_, index) => {
    const [one, other] = [letters.slice(0, index + 2), letters.slice(index + 2)];
    return { word: inOrder(one.join(""), other.join("")), weight };
  });
}

function startAlike(word: string, other: string): number {
  const difference = lettersOf(word).findIndex((letter, index) => letter !== other[index]);
  return difference === -1 ? word.length : difference;
}

/** Letters left out, added, exchanged, or swapped with the next (optimal string alignment). */
export function slipsBetween(first: string, second: string): number {
  const [a, b] = withoutCommonEnds(lettersOf(first), lettersOf(second));
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 0; i < a.length; i += 1) {
    const row = [i + 1];
    for (let j = 0; j < b.length; j += 1) {
      const kept = last[j]! + (a[i] === b[j] ? 0 : 1);
      const isSwapped = i > 0 && j > 0 && a[i] === b[j - 1] && a[i - 1] === b[j];
      const swapped = isSwapped ? beforeLast[j - 1]! + 1 : kept;
      row.push(Math.min(kept, last[j + 1]! + 1, row[j]! + 1, swapped));
    }
    [beforeLast, last] = [last, row];
  }
  return last[b.length]!;
}

/** What words have in common at both ends holds no slip, and mostly little is left. */
function withoutCommonEnds(a: string[], b: string[]): [string[], string[]] {
  const most = Math.min(a.length, b.length);
  let start = 0;
  while (start < most && a[start] === b[start]) start += 1;
  let end = 0;
  while (end < most - start && a.at(-1 - end) === b.at(-1 - end)) end += 1;
  return [a.slice(start, a.length - end), b.slice(start, b.length - end)];
}

/** Terms that only entries have which fit well: two of the words together or, of a question of one word, that word. */
export function strongProbes(question: Question): Probe[] {
  return fields.flatMap((field) => [
    ...wholeTitle(field, question[field]),
    ...(question[field].length === 1
      ? wordProbes(field, question[field])
      : pairProbes(field, question[field])),
  ]);
}

/** Whether an entry that has one of the strong terms answers the question; else it takes several to tell. */
export function isAnsweredByOne({ t, a }: Question): boolean {
  return t.length + a.length <= 2 && (t.length === 0 || a.length === 0);
}

/** Every word for itself. */
export function weakProbes(question: Question): Probe[] {
  return fields.flatMap((field) => wordProbes(field, question[field]));
}

/** The title as it was typed, and with each word in turn in another spelling. */
function wholeTitle(field: Field, asked: readonly Asked[]): Probe[] {
  if (field === "a" || asked.length === 0) return [];
  const likeliest = asked.map(({ word, spellings }) => spellings[0]?.word ?? word);
  const weights = new Map([[titleTerm(asked.map(({ word }) => word)), 1]]);
  for (const [place, { spellings }] of asked.entries()) {
    for (const { word, weight } of spellings) {
      const term = titleTerm(likeliest.with(place, word));
      weights.set(term, Math.max(weight, weights.get(term) ?? 0));
    }
  }
  return [...weights]
    .map(([term, weight]) => ({ term, weight: WHOLE * weight * asked.length }))
    .toSorted((a, b) => b.weight - a.weight)
    .slice(0, TITLES);
}

/** As `search_terms` writes them: two words in the order of code points. */
function titleTerm(words: readonly string[]): string {
  return `t=${words.join(" ")}`;
}

function pairTerm(field: Field, one: string, other: string): string {
  return `${field} ${inOrder(one, other)}`;
}

function inOrder(one: string, other: string): string {
  const areInOrder = Buffer.compare(Buffer.from(one), Buffer.from(other)) < 0;
  return areInOrder ? `${one} ${other}` : `${other} ${one}`;
}

function wordProbes(field: Field, asked: readonly Asked[]): Probe[] {
  return asked.flatMap(({ spellings, apart }) =>
    [...spellings, ...apart].map(({ word, weight }) => ({ term: `${field} ${word}`, weight })),
  );
}

function pairProbes(field: Field, asked: readonly Asked[]): Probe[] {
  return asked.flatMap((first, place) =>
    asked.slice(place + 1, place + 1 + APART).flatMap((second) =>
      first.spellings
        .flatMap((one) =>
          second.spellings.map((other) => ({
            term: pairTerm(field, one.word, other.word),
            weight: one.weight * other.weight,
          })),
        )
        .toSorted((a, b) => b.weight - a.weight)
        .slice(0, COMBINATIONS),
    ),
  );
}

/** How well an entry with these terms fits; null when it has nothing of a field that was asked for. */
export function fitOf(question: Question, terms: readonly string[]): Fit | null {
  const has = new Set(terms);
  const fits = fields
    .filter((field) => question[field].length > 0)
    .map((field) => fitOfField(field, question[field], has));
  if (fits.some((fit) => fit.score === 0)) return null;
  return {
    score: fits.reduce((sum, fit) => sum + fit.score, 0) / fits.length,
    isWhole: fits.every((fit) => fit.isWhole),
  };
}

/** Mostly which words it has; a little whether they stand together, and whether its title has no others. */
function fitOfField(field: Field, asked: readonly Asked[], has: ReadonlySet<string>): Fit {
  const found = asked.map(
    ({ spellings, apart }) =>
      [...spellings, ...apart]
        .filter(({ word }) => has.has(`${field} ${word}`))
        .toSorted((a, b) => b.weight - a.weight)[0],
  );
  const words = found.reduce((sum, spelling) => sum + (spelling?.weight ?? 0), 0) / asked.length;
  if (words === 0) return { score: 0, isWhole: false };
  const neighbours = found.slice(1).map((spelling, index) => [found[index], spelling] as const);
  const together = neighbours.filter(
    ([one, other]) => one && other && has.has(pairTerm(field, one.word, other.word)),
  );
  const isTitle = field === "t" && has.has(titleTerm(found.flatMap((spelling) => spelling?.word ?? [])));
  return {
    score:
      0.8 * words +
      0.1 * (neighbours.length === 0 ? 1 : together.length / neighbours.length) +
      0.1 * (isTitle || field === "a" ? words : 0),
    isWhole: found.every(Boolean),
  };
}

/** `createdAt` is an ISO time. */
type Ranked = { fit: Fit; createdAt: string };

/** The best first, then the newest; without those that fit much worse than the best. */
export function rank<Found extends Ranked>(found: readonly Found[], most: number): Found[] {
  const best = Math.max(0, ...found.map(({ fit }) => fit.score));
  return found
    .filter(({ fit }) => fit.score >= best * NOISE)
    .toSorted((a, b) => b.fit.score - a.fit.score || (a.createdAt < b.createdAt ? 1 : -1))
    .slice(0, most);
}
