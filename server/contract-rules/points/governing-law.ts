import type { Contract } from "#server/contract-rules/contract";
import { anyOf, cue, denied, findMatch, type Look, type Match } from "#server/contract-rules/reading/cue";
import { lawRefusal } from "#server/contract-rules/reading/is-taken-back";

/** Countries by the words that a contract or an address has for them; the first group are the ones an African artist lives in. */
const african: readonly (readonly [country: string, words: RegExp])[] = [
  ["Kenya", /\bkenyan?\b|nairobi|mombasa|kisumu|nakuru|eldoret/],
  ["Nigeria", /\bnigerian?\b|lagos|abuja|ibadan|port harcourt/],
  ["Ghana", /\bghana(?:ian)?\b|accra|kumasi/],
  ["Uganda", /\bugandan?\b|kampala|entebbe/],
  ["Tanzania", /\btanzanian?\b|dar es salaam|arusha|zanzibar|dodoma/],
  ["Rwanda", /\brwandan?\b|kigali/],
  ["Ethiopia", /\bethiopian?\b|addis ababa/],
  ["South Africa", /\bsouth african?\b|johannesburg|cape town|durban|pretoria/],
  ["Zambia", /\bzambian?\b|lusaka/],
  ["Zimbabwe", /\bzimbabwean?\b|harare/],
  ["Botswana", /\bbotswana\b|gaborone/],
  ["Malawi", /\bmalawi(?:an)?\b|lilongwe|blantyre/],
  ["Senegal", /\bsenegal(?:ese)?\b|dakar/],
  ["Ivory Coast", /\bivory coast\b|c[oô]te d'ivoire|abidjan/],
  ["Cameroon", /\bcameroon(?:ian)?\b|douala|yaound[eé]/],
  ["Congo", /\bcongo(?:lese)?\b|kinshasa/],
  ["Burundi", /\bburundi(?:an)?\b|bujumbura/],
  ["Egypt", /\begypt(?:ian)?\b|cairo/],
  ["Morocco", /\bmorocc(?:o|an)\b|casablanca/],
];
/** Places elsewhere, each region in a pattern of its own. */
const elsewhere: readonly RegExp[] = [
  /\bengland\b|\benglish (?:law|courts?)|\bwales\b|\blondon\b|united kingdom|\bu\.?k\.?\b|\bscot(?:land|s)\b/,
  /new york|california|delaware|tennessee|florida|texas|georgia\b|nevada|los angeles|united states|\bu\.s\./,
  /\bfrench law|\bfrance\b|\bparis\b/,
  /germany|german law|\bberlin\b/,
  /netherlands|\bdutch\b|amsterdam/,
  /\bsweden|swedish|stockholm/,
  /\bswiss\b|switzerland|geneva|zurich/,
  /\bspain\b|portug|lisbon|belgi/,
  /dubai|emirates|difc/,
  /singapore|hong kong|\bchina/,
  /\bindian?\b|mumbai|delhi|bengaluru|bangalore|chennai|kolkata|hyderabad/,
  /canada|canadian|ontario|toronto|montreal|vancouver|quebec|british columbia/,
  /cyprus|malta|\bjersey\b|mauritius|cayman|british virgin|israel|russia/,
  /\bireland\b|\birish\b/,
  /australia|new south wales|new zealand/,
];

/** What is settled by a law or a court; "the laws of England on noise" settle nothing here. */
const settles = cue`(?:CONTRACT|govern|constru|interpret|disput|claims?\b|\bsuits?\b|actions?\b|proceeding|jurisdiction|arbitrat|appl(?:y|ies|icable)|determin|decide|disagree|litigat|lawsuit|brought|competent|venue|heard|subject to|\bparties\b)`;
/** By what law a company was founded: nothing is settled by it. */
const founded =
  /\b(?:organi[sz]ed|incorporated|registered|existing|established|formed|constituted)(?: (?:and|or|duly|validly|organi[sz]ed|incorporated|registered|existing|established|formed|constituted|in \w+))* (?:under|by|pursuant to|in accordance with) (?:and by virtue of )?(?:the )?(?:\w+ )?laws?\b(?: of (?:the )?(?:(?:\w+ )?(?:state|republic|kingdom) of (?:the )?)?[\w'.-]+(?: (?:york|africa|kingdom|states|and wales)\b)?)?/;
const onlyFounded = new RegExp(
  `^(?!.*(?:govern|constru|\\bappl(?:y|ies)|disput|jurisdiction|arbitrat)).*${founded.source}`,
);
const law: Look = {
  has: [
    anyOf`
      govern(?:s|ed|ing)\b
      \bcourts? (?:\w+ ){0,2}sitting
      \bvenue (?:for|of)\b
      construed
      \blaws? (?:of|in|applicable)
      \blaw (?:of|applies)
      \w+ law applies
      \bjurisdiction
      \bcourts? (?:of|in|located|at)
      \bcourt\b
      interpreted
      seat of
      arbitrat
      \blawsuits?\b
      \blitigat
      \bdisputes?\b…\b(?:heard|decided|settled|resolved|brought|go(?:es)?) (?:to|in|by|at|before)\b
    `,
    cue`(?:\blaws?\b|\bcourts?\b|jurisdiction|arbitrat|forum|\bvenue\b|\blawsuits?\b|\blitigat|\bdisputes?\b)`,
    settles,
  ],
  not: [
    onlyFounded,
    cue`copyright law|tax law|required by law|\bpro rata|act of 19|decided by a court|awarded by a court|ask a court|\bcompl(?:y|ies|iance) with\b[^;]{0,60}\blaws?\b|\bconsumer (?:rights|protection) laws?\b`,
  ],
};

/** "The law of Kenya does not apply", where it is the artist's or nobody knows whose. */
export function findRefusedLaw(contract: Contract): Match | null {
  const home = homeOf(contract);
  return findMatch(contract.sentences, {
    has: [lawRefusal],
    when: (context) => countriesIn(context).some((country) => home === null || country === home),
  });
}

/** The first words about the law or the courts that are not those of the artist's country. */
export function findForeignLaw(contract: Contract): Match | null {
  const home = homeOf(contract);
  return findMatch(contract.sentences, {
    ...law,
    not: [...(law.not ?? []), denied(/foreign|law|court/), lawRefusal, cue`(?:copyright|trade ?mark)s? act`],
    when: (context) => isForeign(lawPart(context), contract, home),
  });
}

export function findOwnLaw(contract: Contract): Match | null {
  const home = homeOf(contract);
  return findMatch(contract.trusted, {
    ...law,
    when: (context) => countriesIn(lawPart(context)).some((country) => home === null || country === home),
  });
}

/** An address before it is none of the law. */
function lawPart(sentence: string): string {
  if (/\b(?:that|said|such) (?:state|country)\b/.test(sentence)) return sentence;
  const context = sentence.replace(founded, "");
  const start = context.search(/govern|construed|\blaws?\b|\bcourts?\b|jurisdiction|arbitrat|disput/);
  return context.slice(Math.max(0, start - 25));
}

/** Where nothing African is named and the parties come from the place of the law, it is their own. */
function isForeign(words: string, { paragraphs }: Contract, home: string | null): boolean {
  const countries = countriesIn(words);
  if (countries.length > 0) return home !== null && !countries.includes(home);
  const opening = addressesIn(paragraphs);
  const isAbroad = countriesIn(opening).length === 0;
  return elsewhere.some((region) => region.test(words) && !(isAbroad && region.test(opening)));
}

function countriesIn(words: string): string[] {
  return african.filter(([, pattern]) => pattern.test(words)).map(([country]) => country);
}

/** Where the parties are introduced, in characters. */
const OPENING = 2500;

/** Where the artist lives, as far as the opening tells: in a country of its own, or the only African one that is named. */
export function homeOf({ paragraphs }: Pick<Contract, "paragraphs">): string | null {
  const named = countriesIn(addressesIn(paragraphs));
  return named.length === 1 ? (named[0] ?? null) : null;
}

function addressesIn(paragraphs: readonly string[]): string {
  const addresses = paragraphs.filter((line) => !/\blaws?\b|\bcourts?\b|jurisdiction|arbitrat/i.test(line));
  return addresses.join(" ").slice(0, OPENING).toLowerCase();
}
