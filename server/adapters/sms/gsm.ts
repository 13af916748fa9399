/*
 * What an SMS costs: letters of the GSM-7 alphabet (3GPP TS 23.038) go 160 to a message, or 153 to each part of a longer one; a single
 * letter outside of it makes the whole message UCS-2, with 70 and 67.
 */

const basic = new Set(
  "@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !\"#¤%&'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà",
);
/** Each counts as two. */
const extended = new Set("\f^{}\\[~]|€");

/** Letters without an accent to drop, and signs that phones and word processors put in by themselves. */
const replacements: Record<string, string> = {
  "‘": "'",
  "’": "'",
  ʼ: "'",
  "“": '"',
  "”": '"',
  "–": "-",
  "—": "-",
  "…": "...",
  "\u00a0": " ",
  Ɓ: "B",
  ɓ: "b",
  Ɗ: "D",
  ɗ: "d",
  Đ: "D",
  đ: "d",
  Ɖ: "D",
  ɖ: "d",
  Ɛ: "E",
  ɛ: "e",
  Ǝ: "E",
  ǝ: "e",
  Ə: "E",
  ə: "e",
  Ƒ: "F",
  ƒ: "f",
  Ɣ: "G",
  ɣ: "g",
  Ħ: "H",
  ħ: "h",
  Ɨ: "I",
  ɨ: "i",
  Ɩ: "I",
  ɩ: "i",
  Ƙ: "K",
  ƙ: "k",
  Ł: "L",
  ł: "l",
  Ɲ: "NY",
  ɲ: "ny",
  Ŋ: "NG",
  ŋ: "ng",
  Ɔ: "O",
  ɔ: "o",
  Œ: "OE",
  œ: "oe",
  Ŧ: "T",
  ŧ: "t",
  Ʉ: "U",
  ʉ: "u",
  Ʊ: "U",
  ʊ: "u",
  Ʋ: "V",
  ʋ: "v",
  Ƴ: "Y",
  ƴ: "y",
};

/** How many messages the text is sent and paid as. */
export function segmentsOf(text: string): number {
  const letters = Array.from(text);
  if (letters.every((letter) => basic.has(letter) || extended.has(letter)))
    return inParts(
      letters.map((letter) => (extended.has(letter) ? 2 : 1)),
      160,
      153,
    );
  return inParts(
    letters.map((letter) => letter.length),
    70,
    67,
  );
}

/** A letter that takes two places is never cut in the middle. */
function inParts(places: readonly number[], alone: number, joined: number): number {
  if (places.reduce((sum, taken) => sum + taken, 0) <= alone) return 1;
  let parts = 1;
  let filled = 0;
  for (const taken of places) {
    if (filled + taken > joined) {
      parts++;
      filled = 0;
    }
    filled += taken;
  }
  return parts;
}

/** The text without the accents that GSM-7 has no letter for; as it is where that saves nothing. */
export function foldToSave(text: string): string {
  const folded = Array.from(text.normalize("NFC")).map(fold).join("");
  return segmentsOf(folded) < segmentsOf(text) ? folded : text;
}

function fold(letter: string): string {
  if (basic.has(letter) || extended.has(letter)) return letter;
  return Array.from(letter.normalize("NFD"))
    .map((part) => replacements[part] ?? part)
    .filter((part) => !/^\p{Mark}$/u.test(part))
    .join("");
}
