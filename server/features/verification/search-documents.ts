import type { Db } from "#server/db/client";
import type { Deps } from "#server/deps";
import { viewEntry } from "#server/features/verification/entry-view";
import {
  chooseSpellings,
  fitOf,
  isAnsweredByOne,
  rank,
  slipsAllowed,
  strongProbes,
  weakProbes,
  wordsApart,
  type Asked,
  type Probe,
  type Question,
} from "#server/features/verification/search-rules";
import {
  findEntries,
  wordsAlike,
  wordsNear,
  type WordsNear,
} from "#server/features/verification/search-store";
import type { VerificationEntry } from "#shared/contract/verification";

const MOST_ANSWERS = 20;

/** The documents that fit best what was typed of a title, of a name, or of both. */
export async function searchDocuments(
  { db }: Pick<Deps, "db">,
  asked: { title: string; artist: string },
): Promise<VerificationEntry[]> {
  const question = await readQuestion(db, asked);
  const found = await weigh(db, question, strongProbes(question), isAnsweredByOne(question));
  const isAnswered = found.some(({ fit }) => fit.isWhole);
  if (!isAnswered) found.push(...(await weigh(db, question, weakProbes(question), false)));
  const different = new Map(found.map((entry) => [entry.documentId, entry]));
  return rank([...different.values()], MOST_ANSWERS).map(viewEntry);
}

async function readQuestion(db: Db, asked: { title: string; artist: string }): Promise<Question> {
  const words = await wordsNear(db, asked);
  const inField = (field: "t" | "a") => {
    const those = words.filter((word) => word.field === field);
    return Promise.all(those.map((word) => spell(db, word, those.length)));
  };
  return { t: await inField("t"), a: await inField("a") };
}

async function spell(db: Db, { word, near }: WordsNear, words: number): Promise<Asked> {
  const apart = wordsApart(word);
  const spellings = chooseSpellings(word, near.split(" "), words);
  if (spellings.length > 0 || slipsAllowed(word) === 0) return { word, spellings, apart };
  const alike = await wordsAlike(db, word);
  return { word, apart, spellings: alike.map((known) => ({ word: known.word, weight: known.likeness })) };
}

async function weigh(db: Db, question: Question, probes: readonly Probe[], isOneEnough: boolean) {
  const entries = await findEntries(db, probes, isOneEnough);
  return entries.flatMap((entry) => {
    const fit = fitOf(question, entry.terms.split("\n"));
    return fit ? [{ ...entry, fit }] : [];
  });
}
