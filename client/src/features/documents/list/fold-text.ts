// Letters of African and European alphabets that carry their mark in the letter itself, so that no normal form takes it off.
const plainLetters: Record<string, string> = {
  ɓ: "b",
  ɖ: "d",
  ɗ: "d",
  đ: "d",
  ɛ: "e",
  ƒ: "f",
  ɣ: "g",
  ɩ: "i",
  ƙ: "k",
  ł: "l",
  ŋ: "n",
  ɲ: "n",
  ɔ: "o",
  ø: "o",
  ʋ: "v",
  ƴ: "y",
  æ: "ae",
  œ: "oe",
  ß: "ss",
  "’": "'",
  ʼ: "'",
};
const markedLetter = new RegExp(`[${Object.keys(plainLetters).join("")}]`, "gu");

/** Text as searching compares it: lower case, without accents, white space runs as one space ("Ọláyínká" is "olayinka"). */
export function foldText(text: string): string {
  return text
    .normalize("NFKD")
    .replace(/\p{M}+/gu, "")
    .toLowerCase()
    .replace(markedLetter, (letter) => plainLetters[letter] ?? letter)
    .replace(/\s+/g, " ")
    .trim();
}
