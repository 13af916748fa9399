/** Small words that make up a large part of any text in their language. */
const languages = {
  English: "the of and to in for shall or any by this be with is that a are will not on as may from its",
  Swahili: "ya na wa kwa ni za katika cha la hii huu atakuwa mkataba msanii kuwa au lakini pia vya hiyo",
  French: "le la les de des du et à un une dans pour par ou que est sur aux ce cette au",
  Portuguese: "o os da do dos das e em um uma para por ou que é no na ao à se com não",
  Spanish: "el la los las de del y en un una para por o que es con se su al no",
  German: "der die das und den von zu mit für ist des im dem nicht ein eine oder auf",
} as const;
export type Language = keyof typeof languages;

const smallWords = Object.entries(languages).map(
  ([language, words]) => [language as Language, new Set(words.split(" "))] as const,
);
/** An English contract has about 40 in a hundred; a list of names or figures between the clauses takes some away. */
const LEAST_SHARE = 0.15;

/** Lines of so many words are sentences: they tell the language of a form, and its labels and blanks do not. */
const FEWEST_IN_A_SENTENCE = 8;

/** The language a text is written in; null where none of these is to be seen. */
export function detectLanguage(text: string): Language | null {
  return languageOf(wordsIn(text)) ?? languageOf(wordsIn(text.split(/\n+/).filter(isProse).join("\n")));
}

function wordsIn(text: string): string[] {
  return text.toLowerCase().match(/\p{L}+/gu) ?? [];
}

const isProse = (line: string) => wordsIn(line).length >= FEWEST_IN_A_SENTENCE;

function languageOf(words: readonly string[]): Language | null {
  if (words.length === 0) return null;
  const shares = smallWords.map(
    ([language, small]) => [language, words.filter((word) => small.has(word)).length / words.length] as const,
  );
  const [language, share] = shares.reduce((most, each) => (each[1] > most[1] ? each : most));
  return share >= LEAST_SHARE ? language : null;
}
