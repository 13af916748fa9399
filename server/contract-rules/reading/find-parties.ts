import type { ContractFamily, Parties } from "#server/contract-rules/contract";
import { shortNames } from "#server/contract-rules/reading/introduced-names";
import { pronounsOf } from "#server/contract-rules/reading/find-pronouns";

type Side = keyof Parties;
type Vocabulary = Record<Side, string>;

const creators =
  "act|recording artist|artiste?s?|dj|deejay|song-?writers?|writers?|co-?writers?|lyricists?|composers?|authors?|performers?|musicians?|instrumentalists?|singers?|vocalists?|rappers?|band|group|talent|creators?|licensor|assignor|grantor|cedent|seller|content provider|collaborators?|members?|client|rights?-?holder|rights owner|owner";
const companies =
  "record company|record label|label|hiring party|hirer|employer|service provider|imprint|company|publishers?|publishing house|music house|house|firm|managers?|management|distributor|aggregator|licen[cs]ee|assignee|grantee|cessionary|administrator|agency|agent|representative|studio|executive producer|investor|sponsor|corporation|platform|promoter|organi[sz]er|producers? of the programme|purchaser|buyer|commissioner";

/** Who is who where the words mean something else than in most contracts: the artist pays the producer. */
const byFamily: Partial<Record<ContractFamily, Vocabulary>> = {
  producer: { creator: "producers?|beat-?maker|engineer|mixer", company: `artiste?|${companies}` },
  featured: {
    creator:
      "featured (?:artiste?|performer|vocalist)|guest (?:artiste?|vocalist|performer|singer)|guest|vocalist|side artist",
    company: `(?:primary|lead|main|principal) artiste?|artiste?|${companies}`,
  },
  licence: { creator: `licensor|producers?|beat-?maker|${creators}`, company: `buyer|${companies}` },
};

/** Where the parties are introduced, in characters. */
const OPENING = 5000;
const corporate =
  /\b(?:ltd|limited|llc|llp|inc|plc|corp|cc|gmbh|b\.?v|sarl|s\.?a|pty|records?|recordings|entertainment|music group|music house|publishing|company|label|studios?)\b/i;
/** Words of a firm's name that are ordinary words in lower case. */
const firm =
  /\b(?:Partners|Associates|Agency|Holdings|Ventures|Collective|Productions|Promotions|Songs|Sounds?|Music|Management|Media|Empire|Group|Distribution|Artists|Talent|House)\b|& (?:Sons|Daughters|Brothers|Bros|Sisters|Partners|Co)\b/;
const byName = /\b(?:company|label|publisher|management|distributor|agency|studio|corporation)\b/i;
/** Terms for what the contract is about, and no party. */
const subject =
  /\b(?:agreement|contract|songs?|albums?|masters?|works?|compositions?|tracks?|beats?|term|territory|schedule|parties|party|project|recordings?|releases?|services|terms|sheet|deal|catalogue|fee|advance|royalty|effective date|ep|single|periods?|rates?|events?|commissions?|dates?|options?|receipts|income|earnings|monies|expenses|costs|rights|materials?|property|budget|deposit|venue|performances?|content|exploit\w*|information|industry)\b/i;
const brackets = /\(([^()]{0,120}?)\)/g;
/** Words that lead to a term that stands without quotation marks: "(hereafter: the Manager)". */
const calling =
  /^(?:in this (?:agreement|contract),? |each,? |together,? )?(?:hereinafter|hereafter|herein|whom we call|we call (?:it|him|her|them)|called|known as|referred to as|the "?|to be called)\b/i;
const calls =
  /^(?:(?:hereinafter|hereafter|herein|in this \w+|whom|we|it|him|her|them|you|call|called|known|referred|to|be|as)\b:?,? ?|: ?)+/i;

/** Finds the words for the two sides: roles, defined terms, the names of people and firms, "you" and "we". */
export function findParties(text: string, family: ContractFamily): Parties {
  const vocabulary = vocabularyOf(text, family);
  const found: Record<Side, Set<string>> = { creator: new Set(), company: new Set() };
  const introduced = introductions(text.slice(0, OPENING)).flatMap((each) => {
    const side = sideOf(each, vocabulary, text);
    return side ? [{ ...each, side }] : [];
  });
  const known = new Set(introduced.map(({ side }) => side));
  for (const { side, term, words } of introduced) {
    // Where one of two is known, the other one is whoever is left.
    const whose =
      side !== "somebody"
        ? side
        : known.has("creator") === known.has("company")
          ? null
          : known.has("creator")
            ? "company"
            : "creator";
    if (!whose) continue;
    if (term !== "") found[whose].add(term);
    for (const name of shortNames(words, text)) found[whose].add(name);
  }
  for (const side of ["creator", "company"] as const) {
    for (const word of usedAsNames(text, vocabulary[side])) found[side].add(word);
  }
  // What somebody does tells more of them than where they are introduced.
  for (const [side, other] of [
    ["creator", "company"],
    ["company", "creator"],
  ] as const)
    for (const word of found[side]) {
      const isOther = isRoleOf(vocabulary[other], word) && !isRoleOf(vocabulary[side], word);
      if (isOther) found[side].delete(word);
      if (isOther) found[other].add(word);
    }
  for (const word of hirers(found, text)) {
    found.creator.delete(word);
    found.company.add(word);
  }
  for (const word of found.creator) found.company.delete(word);
  if (found.company.size === 0) for (const word of actors(text, found.creator)) found.company.add(word);
  const pronouns = pronounsOf(text);
  // A firm is "it": whoever is "she" makes the music.
  const hasFirm = introduced.some(({ side, words }) => side === "company" && isFirm(words));
  if (hasFirm || byName.test([...found.company].join(" ")))
    pronouns.creator.push("he", "she", "him", "her", "his", "hers");
  return {
    creator: [...found.creator, ...pronouns.creator],
    company: [...found.company, ...pronouns.company],
  };
}

function isRoleOf(vocabulary: string, word: string): boolean {
  return new RegExp(`^(?:${vocabulary})$`, "i").test(word);
}

const TITLE = 300;
/** A manager's client makes the music; where an artist is named beside the client, the client hires them. */
function hirers({ creator, company }: Record<Side, ReadonlySet<string>>, text: string): string[] {
  const isNamed = (words: ReadonlySet<string>, role: RegExp) => [...words].some((word) => role.test(word));
  const isHired =
    isNamed(creator, /^(?:artiste?|band|performer|musician|singer|dj|deejay)s?$/i) &&
    !isNamed(company, /^(?:managers?|management|agency|agent|representative)$/i);
  // Whoever plays a session is hired by the artist.
  if (/\b(?:session|musician)\b/i.test(text.slice(0, TITLE)) && isNamed(creator, /^musician$/i))
    return [...creator].filter((word) => /^artiste?$/i.test(word));
  return isHired ? [...creator].filter((word) => /^clients?$/i.test(word)) : [];
}

function vocabularyOf(text: string, family: ContractFamily): Vocabulary {
  const special = byFamily[family] ?? { creator: creators, company: companies };
  const hasMainArtist = /\b(?:primary|lead|main|principal) artiste?\b/i.test(text);
  const hasFeatured =
    /\bfeatured (?:artiste?|performer|vocalist)\b|\bguest (?:artiste?|vocalist|performer|singer)|\bthe (?:Guest|Vocalist)\b/i.test(
      text,
    );
  // A label hires a guest and calls them "the Artist".
  if (family === "featured" && !hasMainArtist && !hasFeatured)
    return { creator: creators, company: companies };
  // In much of Africa the one who pays for the recording is "the Producer".
  if (family === "recording" && !/\b(?:Label|Company|LABEL|COMPANY)\b/.test(text)) {
    return { creator: creators, company: `producers?|${companies}` };
  }
  return special;
}

/** Whether a word is what a side does in the contract, and no name. */
export function isRole(word: string): boolean {
  return new RegExp(
    `^(?:featured artiste?|primary artiste?|guest artiste?|guest|producers?|beat-?maker|${creators}|${companies})$`,
    "i",
  ).test(word);
}

/** A party where it is introduced: what it shall be called, if anything, and the words around its name. */
type Introduction = { term: string; words: string };

function introductions(opening: string): Introduction[] {
  return [
    ...definedTerms(opening),
    ...unbracketedTerms(opening),
    ...headFields(opening),
    ...betweenTwo(opening),
  ];
}

/** What stands in brackets behind the name of a party: ("Kilele"), (the "Artist"), (hereafter: the Manager). */
function definedTerms(opening: string): Introduction[] {
  return [...opening.matchAll(brackets)].flatMap(({ 1: inside = "", index }) => {
    const near = opening.slice(Math.max(0, index - 200), index);
    // What stands before the short name of one party introduces that party, not the next one.
    const words = near.slice(Math.max(near.lastIndexOf('")'), near.lastIndexOf("\n")) + 1);
    const quoted = [...inside.matchAll(/"([^"]{2,40})"/g)].map((match) => match[1] ?? "");
    const terms = quoted.length > 0 ? quoted : bareTerm(inside);
    return terms.map((term) => ({ term: term.replace(/^(?:the|our) /i, "").trim(), words }));
  });
}

function bareTerm(inside: string): string[] {
  const term = inside.replace(calls, "").replace(/^the /i, "").trim();
  const isTerm = /^\p{Lu}[\p{L}'-]+(?: \p{Lu}[\p{L}'-]+)?$/u.test(term);
  return isTerm && (calling.test(inside) || /^the /i.test(inside) || isRole(term)) ? [term] : [];
}

/** "Nile Wave Records Ltd, of Kampala, hereafter NWR" */
function unbracketedTerms(opening: string): Introduction[] {
  const called =
    /^(.{3,200}?)[,;-]? ?-? ?(?:hereafter|hereinafter)(?: called| known as| referred to as)?:? (?:as )?"?(?:the )?(\p{Lu}[\p{L}'-]+(?: \p{Lu}[\p{L}'-]+)?)"?[.,;]?$/gmu;
  return [...opening.matchAll(called)].map(([, words = "", term = ""]) => ({ term, words }));
}

/** "Label: Nile Wave Records, Kampala" */
function headFields(opening: string): Introduction[] {
  return [...opening.matchAll(/^(?:the )?([A-Za-z][A-Za-z -]{2,20}): ?(.{3,120})$/gim)]
    .map(([, term = "", words = ""]) => ({ term, words }))
    .filter(({ term }) => isRole(term));
}

/** "between Nile Wave Records of Kampala and Sarah Namukasa, a singer": by what they are, where nobody gives them a term. */
function betweenTwo(opening: string): Introduction[] {
  const [, one = "", other = ""] =
    /\bbetween:?\s+([^\n;.]{3,160}?),?\s+and\s+([^\n;.]{3,160})/i.exec(opening) ?? [];
  return [one, other].filter((words) => words !== "").map((words) => ({ term: "", words }));
}

/** By its term, by the role before its name, or by its name: "Kilele" stands for "Kilele Music Group Ltd". */
function sideOf(
  { term, words }: Introduction,
  vocabulary: Vocabulary,
  text: string,
): Side | "somebody" | undefined {
  const sideOfRole = (role: string) =>
    (["creator", "company"] as const).find((side) => isRoleOf(vocabulary[side], role));
  const byTerm = sideOfRole(term);
  if (byTerm || subject.test(term)) return byTerm;
  const role = /^[^\p{L}]*(?:the )?([\p{L} -]{3,25}):/u.exec(words)?.[1] ?? "";
  if (sideOfRole(role)) return sideOfRole(role);
  const initials = words.match(/\b[A-Z]/g)?.join("") ?? "";
  const isInitials = /^[A-Z]{2,5}$/.test(term) && initials.includes(term);
  const isShortName = term.length > 2 && words.toLowerCase().includes(term.toLowerCase());
  if (term !== "" && !isInitials && !isShortName && !acts(term, text)) return undefined;
  if (isFirm(words)) return "company";
  return isPerson(words, vocabulary) ? "creator" : "somebody";
}

/** "Provider warrants": a term for somebody who does things. */
function acts(term: string, text: string): boolean {
  const verbs =
    "(?:shall|will|may|must|can|agrees|warrants|grants|assigns|appoints|pays|receives|undertakes|is entitled)";
  const found = text.match(new RegExp(`\\b${term.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")} ${verbs}\\b`, "g"));
  return /^\p{Lu}/u.test(term) && (found?.length ?? 0) >= 3;
}

function isFirm(words: string): boolean {
  return corporate.test(words) || firm.test(words);
}

/** "Sarah Namukasa, a singer of Mukono": somebody with the name of a person who is said to make music. */
function isPerson(words: string, { creator }: Vocabulary): boolean {
  return new RegExp(
    `\\b(?:${creator}|known as|perform(?:s|ing) as|p/k/a|a\\.?k\\.?a|stage name)\\b`,
    "i",
  ).test(words);
}

/** Where nobody is known as the other side: whoever else does things, under a name of one or two words. */
function actors(text: string, known: ReadonlySet<string>): string[] {
  const counts = new Map<string, number>();
  const doing =
    /(?<![\p{L}'] )(?<![\p{L}\p{N}'])(?:the )?(\p{Lu}\p{L}{1,30}(?: \p{Lu}\p{L}{1,30})?) (?:shall|will|may|must|agrees?|undertakes?|reserves?|grants?|pays?)\b/gu;
  for (const [, name = ""] of text.matchAll(doing)) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts]
    .filter(
      ([name, count]) => count >= FEWEST && !known.has(name) && !subject.test(name) && !noActor.test(name),
    )
    .toSorted(([, one], [, other]) => other - one)
    .slice(0, 1)
    .map(([name]) => name);
}
const noActor =
  /^(?:the|this|that|these|those|each|either|neither|both|no|any|all|such|it|he|she|they|we|you|if|in|on|as|payments?|notices?|disput\w+|nothing|nobody|everybody|members?)\b/i;

const FEWEST = 2;

/** The words of a vocabulary that the text uses for somebody: with a capital, or else all in small letters behind "the". */
function usedAsNames(text: string, words: string): string[] {
  const counts = new Map<string, number>();
  for (const [, the, word = ""] of text.matchAll(new RegExp(`\\b(the )?(${words})\\b`, "gi"))) {
    const isName = /^[A-Z]/.test(word);
    if (isName || the) counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  const capitals = [...counts.keys()].filter((word) => /^[A-Z]/.test(word)).map((word) => word.toLowerCase());
  return [...counts]
    .filter(([word, count]) =>
      /^[A-Z]/.test(word) ? count >= FEWEST : count >= FEWEST_SMALL && !capitals.includes(word),
    )
    .map(([word]) => word);
}

/** "the artist" is a party where the contract speaks of nobody else so. */
const FEWEST_SMALL = 3;
