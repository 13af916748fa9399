import type { ContractFamily, Parties, SideName, Sides } from "#server/contract-rules/contract";
import { isRole } from "#server/contract-rules/reading/find-parties";

const usualCreators: Partial<Record<ContractFamily, string>> = {
  publishing: "the Writer",
  producer: "the Producer",
  featured: "the Featured Artist",
};

/** What the contract calls its two sides most often: "the Writer", "Kilele", "you". */
export function nameSides({ creator, company }: Parties, text: string, family: ContractFamily): Sides {
  const [others, all] = [withoutParts(company, [...creator, ...company]), [...creator, ...company]];
  return {
    // The reader is the one who makes the music.
    creator:
      nameOf(withoutParts(creator, all), text, () => "you") ?? noun(usualCreators[family] ?? "the Artist"),
    company:
      nameOf(others, text, (name) =>
        name && !/artiste?$/i.test(name) ? name : (letterhead(text) ?? "the other side"),
      ) ?? noun("the Company"),
  };
}

/** In this letter "we" is Bright Lagoon Talent. */
function letterhead(text: string): string | undefined {
  const said =
    /"(?:we|us|our)"[^.\n]{0,40}?\b(?:is|are|means?|refers? to) (\p{Lu}[\p{L}'&-]*(?: (?:\p{Lu}[\p{L}'&-]*|\(Pty\))){0,4})/u;
  return said.exec(text)?.[1];
}

/** Without "Artist" where "Featured Artist" is used. */
function withoutParts(words: readonly string[], all: readonly string[]): string[] {
  return words.filter((word) => !all.some((other) => other !== word && other.endsWith(` ${word}`)));
}

const spoken: Record<string, Omit<SideName, "noun">> = {
  you: { subject: "you", object: "you", possessive: "your" },
  we: { subject: "we", object: "us", possessive: "our" },
  I: { subject: "I", object: "me", possessive: "my" },
};
const pronouns: Record<string, RegExp> = {
  you: /\b(?:you|your|yours)\b/gi,
  we: /\b(?:[Ww]e|us|[Oo]urs?)\b/g,
  I: /\b(?:I(?= [a-z])|me|[Mm]y|mine)\b/g,
};

function nameOf(
  words: readonly string[],
  text: string,
  toReader: (name: string | undefined) => string,
): SideName | null {
  const names = words.filter((word) => isRole(word) || /^\p{Lu}{2}|^\p{Lu}[\p{L}\d]{2}/u.test(word));
  const [name, count] = mostUsed(names, (word) => countUses(word, text));
  const [pronoun, times] = mostUsed(
    Object.keys(pronouns).filter((word) => words.includes(word)),
    (word) => text.match(pronouns[word] ?? /$^/)?.length ?? 0,
  );
  const own = name === undefined ? undefined : withArticle(name, text);
  if (pronoun !== undefined && times > count) return { ...spoken[pronoun]!, noun: toReader(own) };
  return own === undefined ? null : noun(own);
}

function noun(name: string): SideName {
  return { subject: name, object: name, possessive: `${name}'${name.endsWith("s") ? "" : "s"}`, noun: name };
}

function mostUsed(words: readonly string[], countOf: (word: string) => number): [string | undefined, number] {
  return words.reduce<[string | undefined, number]>(
    (most, word) => {
      const count = countOf(word);
      return count > most[1] ? [word, count] : most;
    },
    [undefined, 0],
  );
}

function countUses(word: string, text: string): number {
  return (
    text.split(new RegExp(`(?<!\\p{L})${word.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")}(?!\\p{L})`, "u"))
      .length - 1
  );
}

/** Some contracts say "the Artist", some "Artist". */
function withArticle(word: string, text: string): string {
  const behindThe = ["the ", "The ", 'the "'].reduce((sum, the) => sum + countUses(`${the}${word}`, text), 0);
  return behindThe * 2 >= countUses(word, text) ? `the ${word}` : word;
}
