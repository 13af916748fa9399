import * as fc from "fast-check";

const letters = [
  ..."abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789'’ʼ-.&<>\"/()%",
  ..."éèêëçãõñáíóúôîïüÉÇÃÑŵŷĩũŨĨšžŋŊɓɗƙƴɛɔƐƆƁƊɣʋɖƒẹọṣẸỌṢḿǹ",
  "ọ̀",
  "ọ́",
  "ẹ̀",
  "ẹ́",
  "Ọ̀",
  "Ẹ́",
  "ɛ̃",
  "ɔ̀",
  "ɔ́",
  "m̀",
  "ń",
  "ŋ̀",
  "i̱",
  "fi",
  "ffl",
  "fj",
];
const ethiopic = [..."ሀለሐመሠረሰሸቀበተቸኀነኘአከኸወዐዘዠየደጀገጠጨጰጸፀፈፐካሳሁንቴዎድሮስአቢብማርያም"];
const others = [..."αβγδΩЖдяЮ愛音楽🎶", "🇰🇪", "👩‍👩‍👧"];

const wordIn = (alphabet: readonly string[], longest: number) =>
  fc.array(fc.constantFrom(...alphabet), { minLength: 1, maxLength: longest }).map((parts) => parts.join(""));
const word = fc.oneof(
  { weight: 8, arbitrary: wordIn(letters, 12) },
  { weight: 3, arbitrary: wordIn(ethiopic, 8) },
  { weight: 1, arbitrary: wordIn([...letters, ...others], 8) },
  { weight: 1, arbitrary: wordIn(letters, 60) },
);
/** Words in the scripts and marks of the continent, and some that our typefaces do not have. */
export const anyLine = fc
  .array(word, { minLength: 1, maxLength: 4 })
  .map((words) => words.join(" ").normalize("NFC").slice(0, 110).toWellFormed().trim());

export const anyEmail = fc
  .tuple(
    wordIn([..."abcdefghijklmnopqrstuvwxyz0123456789._-"], 24),
    wordIn([..."abcdefghijklmnopqrstuvwxyz"], 12),
  )
  .map(([local, host]) => `${local}@${host}.example`);

const syllables = [
  "wa",
  "nji",
  "rũ",
  "o",
  "lá",
  "yín",
  "ká",
  "a",
  "dé",
  "bá",
  "yọ̀",
  "ta",
  "fa",
  "ri",
  "mwa",
  "ngi",
  "zé",
  "ção",
  "ké",
  "ndi",
];
const spoken = fc
  .array(fc.constantFrom(...syllables), { minLength: 2, maxLength: 4 })
  .map((parts) => parts.join("").replace(/^./u, (letter) => letter.toUpperCase()));

/** Two words of syllables that readers and plain pdfkit both get right. */
export const spokenName = fc.tuple(spoken, spoken).map((words) => words.join(" "));
