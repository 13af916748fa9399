import type { ContractKind } from "#shared/domain/contract-kind";
import type { Sides } from "#server/features/reviews/contract";

type Side = keyof Sides;
export type Parties = Record<Side, readonly string[]>;

const creators =
  "recording artist|artiste?s?|song-?writers?|writers?|composers?|authors?|performers?|musicians?|singer|band|group|talent|licensor|assignor|content provider|members?|client|rights?-?holder|rights owner|owner";
const companies =
  "record company|record label|label|company|publishers?|managers?|management|distributor|licensee|assignee|administrator|agency|agent|studio|executive producer|investor|corporation|platform|purchaser";

/** Who is who where the words mean something else than in most contracts: the artist pays the producer. */
const byKind: Partial<Record<ContractKind, { creator: string; company: string }>> = {
  producer: { creator: "producers?|beat-?maker|engineer", company: `artiste?|${companies}` },
  featured: {
    creator: "featured (?:artiste?|performer|vocalist)|guest (?:artiste?|vocalist)|side artist",
    company: `(?:primary|lead|main|principal) artiste?|artiste?|${companies}`,
  },
  licence: { creator: `licensor|producers?|${creators}`, company: `licensee|buyer|${companies}` },
};

/** Where the parties are introduced, in characters. */
const OPENING = 5000;
const corporate =
  /\b(?:ltd|limited|llc|inc|plc|corp|gmbh|b\.v|pty|records?|entertainment|music group|publishing|company|label|studios?)\b/i;
/** Words of a firm's name that are ordinary words in lower case. */
const firm = /\b(?:Partners|Associates|Agency|Holdings|Ventures|Collective|Productions|Promotions)\b/;
const byName = /\b(?:company|label|publisher|management|distributor|licensee|agency|studio|corporation)\b/i;
const pronouns = ["he", "she", "him", "her", "his", "hers"];
/** Terms for what the contract is about, and no party. */
const subject =
  /\b(?:agreement|contract|songs?|albums?|masters?|works?|compositions?|tracks?|beats?|term|territory|schedule|parties|project|recordings?|releases?|services|terms|sheet|deal|catalogue)\b/i;
const definition = /\(([^()]{0,120}?)\)/g;

/** The words that the contract uses for its two sides. */
export function findParties(text: string, kind: ContractKind): Parties {
  const vocabulary = vocabularyOf(text, kind);
  const found: Record<Side, Set<string>> = { creator: new Set(), company: new Set() };
  for (const { term, before } of definedTerms(text.slice(0, OPENING))) {
    const side = sideOf(term, vocabulary) ?? sideByName(term, before);
    if (side) found[side].add(term);
  }
  for (const side of ["creator", "company"] as const) {
    for (const word of capitalised(text, vocabulary[side])) found[side].add(word);
  }
  for (const word of found.creator) found.company.delete(word);
  // A company is "it": whoever is "she" makes the music.
  if (byName.test([...found.company].join(" "))) for (const word of pronouns) found.creator.add(word);
  if (isLetter(text)) {
    for (const word of ["you", "your", "yours"]) found.creator.add(word);
    for (const word of ["we", "us", "our", "ours"]) found.company.add(word);
  }
  return { creator: [...found.creator], company: [...found.company] };
}

/** "the Writer" and "the Publisher"; a letter's "you" and "us" do not fit into other sentences. */
export function nameSides({ creator, company }: Parties, kind: ContractKind): Sides {
  const usual: Sides = { creator: `the ${usualCreators[kind] ?? "Artist"}`, company: "the Company" };
  if (creator.includes("you")) return usual;
  const role = (words: readonly string[]) =>
    words.find((word) => /^[A-Z][a-z]+(?: [A-Z][a-z]+)?$/.test(word) && isRole(word));
  const [one, other] = [role(creator), role(company)];
  return { creator: one ? `the ${one}` : usual.creator, company: other ? `the ${other}` : usual.company };
}

const usualCreators: Partial<Record<ContractKind, string>> = {
  publishing: "Writer",
  producer: "Producer",
  featured: "Featured Artist",
};

type Vocabulary = Record<Side, string>;

function vocabularyOf(text: string, kind: ContractKind): Vocabulary {
  const special = byKind[kind] ?? { creator: creators, company: companies };
  const hasMainArtist = /\b(?:primary|lead|main|principal) artiste?\b/i.test(text);
  const hasFeatured = /\bfeatured (?:artiste?|performer|vocalist)\b|\bguest (?:artiste?|vocalist)/i.test(
    text,
  );
  // A label hires a guest and calls them "the Artist".
  if (kind === "featured" && !hasMainArtist && !hasFeatured) return { creator: creators, company: companies };
  // In much of Africa the one who pays for the recording is "the Producer".
  if (kind === "recording" && !/\b(?:Label|Company|LABEL|COMPANY)\b/.test(text)) {
    return { creator: creators, company: `producers?|${companies}` };
  }
  return special;
}

function isRole(word: string): boolean {
  return new RegExp(`^(?:featured artiste?|primary artiste?|producers?|${creators}|${companies})$`, "i").test(
    word,
  );
}

function definedTerms(opening: string): { term: string; before: string }[] {
  return [...opening.matchAll(definition)].flatMap(({ 1: inside, index }) => {
    const near = opening.slice(Math.max(0, index - 200), index);
    // What stands before the short name of one party introduces that party, not the next one.
    const before = near.slice(near.lastIndexOf('")') + 1);
    const terms = [...(inside ?? "").matchAll(/"([^"]{2,40})"/g)].map((match) => match[1] ?? "");
    return terms.map((term) => ({ term: term.replace(/^the /i, "").trim(), before }));
  });
}

function sideOf(term: string, vocabulary: Vocabulary): Side | undefined {
  const fits = (side: Side) => new RegExp(`^(?:${vocabulary[side]})$`, "i").test(term);
  return (["creator", "company"] as const).find(fits);
}

/** "Kilele" stands for "Kilele Music Group Ltd". */
function sideByName(term: string, before: string): Side | undefined {
  if (subject.test(term)) return undefined;
  const initials = before.match(/\b[A-Z]/g)?.join("") ?? "";
  const isInitials = /^[A-Z]{2,5}$/.test(term) && initials.includes(term);
  const isShortName = term.length > 2 && before.toLowerCase().includes(term.toLowerCase());
  if (!isInitials && !isShortName) return undefined;
  return corporate.test(before) || firm.test(before) ? "company" : undefined;
}

function capitalised(text: string, words: string): string[] {
  const pattern = new RegExp(`\\b(?:${words})\\b`, "gi");
  const counts = new Map<string, number>();
  for (const [word] of text.matchAll(pattern)) {
    if (/^[A-Z]/.test(word)) counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  return [...counts].filter(([, count]) => count >= 2).map(([word]) => word);
}

function isLetter(text: string): boolean {
  const addressed = text.match(
    /\b[Yy]ou (?:shall|will|agree|grant|hereby|may|acknowledge|represent|promise)\b/g,
  );
  return (addressed?.length ?? 0) >= 3;
}
