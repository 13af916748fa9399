import { months } from "#shared/domain/written-date";

const AMOUNT = String.raw`(\d{1,12}(?:\.\d{1,2})?)(?![\d.]*\d)`;
const MONTH = `(${months.join("|")})`;

const grouped = /(?<![\d.,])\d{1,3}(?:[, ]\d{3})+(?!\d)/g;
const dayFirst = new RegExp(
  String.raw`(?<!\d)(\d{1,2})(?:st|nd|rd|th)?(?: day)?(?: of)? ${MONTH},? (\d{4})(?!\d)`,
  "gi",
);
const monthFirst = new RegExp(
  String.raw`(?<!\p{L})${MONTH} (\d{1,2})(?:st|nd|rd|th)?,? (\d{4})(?!\d)`,
  "giu",
);
const slashed = /(?<![\d/.])(\d{1,2})[/.](\d{1,2})[/.](\d{4})(?![\d/])/g;
const percentage = /(?<![\d.,])(\d{1,6}(?:[.,]\d{1,4})?) ?(?:%|per ?cent(?!\p{L}))/giu;
const sumAfterName = new RegExp(
  String.raw`(?<!\p{L})(?:KES|K\.?Shs?|Kenyan? shillings|Shs?)\.?:? ?${AMOUNT}(?:/[=-])?`,
  "giu",
);
const sumBeforeName = new RegExp(
  String.raw`(?<![\d.]|KES )${AMOUNT} ?(?:/[=-]|(?:KES|K\.?Shs?|(?:Kenyan? )?shillings|Shs?)(?!\p{L}| ?\d))`,
  "giu",
);

/**
 * The same for two spellings of one thing: white space, quotation marks, thousands ("39 000"), days ("20th of November, 2026",
 * "20/11/2026"), percentages ("12,50 per cent") and shillings ("Ksh 39,000.00") are written one way. Case stays, and a line
 * break where a paragraph begins or a colon announces something.
 */
export function plainText(text: string): string {
  return text
    .normalize("NFC")
    .replace(/[‘’ʼ′]/g, "'")
    .replace(/[“”„″]/g, '"')
    .replace(/[‐‑]/g, "-")
    .replace(/:[ \t\r]*\n/g, ":\n\n")
    .replace(/\s+/g, (space) => (space.indexOf("\n") === space.lastIndexOf("\n") ? " " : "\n"))
    .trim()
    .replace(grouped, (number) => number.replace(/[, ]/g, ""))
    .replace(dayFirst, (_, day: string, month: string, year: string) => isoDay(year, monthNumber(month), day))
    .replace(monthFirst, (_, month: string, day: string, year: string) =>
      isoDay(year, monthNumber(month), day),
    )
    .replace(slashed, (_, day: string, month: string, year: string) => isoDay(year, month, day))
    .replace(percentage, (_, number: string) => `${Number(number.replace(",", "."))}%`)
    .replace(sumAfterName, (_, amount: string) => plainSum(amount))
    .replace(sumBeforeName, (_, amount: string) => plainSum(amount));
}

function isoDay(year: string, month: string | number, day: string): string {
  return `${year}-${String(month).padStart(2, "0")}-${day.padStart(2, "0")}`;
}

function monthNumber(name: string): number {
  return months.findIndex((month) => month.toLowerCase() === name.toLowerCase()) + 1;
}

function plainSum(amount: string): string {
  return `KES ${Number.isInteger(Number(amount)) ? Number(amount) : Number(amount).toFixed(2)}`;
}

const startsWithWord = /^[\p{L}\p{M}\p{N}]/u;
const endsWithWord = /[\p{L}\p{M}\p{N}]$/u;
const wordBefore = /[\p{L}\p{M}\p{N}][-_@+.]?$/u;
const wordAfter = /^[-_@.]?[\p{L}\p{M}\p{N}]/u;

/** Whether a phrase stands in a text as a whole: "5%" is not in "12.5%", nor "b@mail.com" in "a.b@mail.com". Both plain. */
export function containsPhrase(text: string, phrase: string): boolean {
  return findPhrase(text, phrase) !== -1;
}

/** Where a phrase stands as a whole, or -1. */
export function findPhrase(text: string, phrase: string): number {
  const [opensWord, closesWord] = [startsWithWord.test(phrase), endsWithWord.test(phrase)];
  for (let at = text.indexOf(phrase); at !== -1; at = text.indexOf(phrase, at + 1)) {
    const end = at + phrase.length;
    const goesOn =
      (opensWord && wordBefore.test(text.slice(Math.max(0, at - 3), at))) ||
      (closesWord && wordAfter.test(text.slice(end, end + 3)));
    if (!goesOn) return at;
  }
  return -1;
}
