const romanValues: [number, string][] = [
  [1000, "m"],
  [900, "cm"],
  [500, "d"],
  [400, "cd"],
  [100, "c"],
  [90, "xc"],
  [50, "l"],
  [40, "xl"],
  [10, "x"],
  [9, "ix"],
  [5, "v"],
  [4, "iv"],
  [1, "i"],
];

function roman(number: number): string {
  let rest = number;
  return romanValues
    .map(([value, letters]) => {
      const times = Math.floor(rest / value);
      rest -= times * value;
      return letters.repeat(times);
    })
    .join("");
}

/** After z comes aa, then bb (ECMA-376 part 1, 17.18.59, lowerLetter). */
function letter(number: number): string {
  const index = (number - 1) % 26;
  return String.fromCharCode(97 + index).repeat(Math.floor((number - 1) / 26) + 1);
}

function ordinal(number: number): string {
  const isTeen = number % 100 > 10 && number % 100 < 14;
  return `${number}${isTeen ? "th" : (["th", "st", "nd", "rd"][number % 10] ?? "th")}`;
}

const formats: Record<string, (number: number) => string> = {
  lowerLetter: letter,
  upperLetter: (number) => letter(number).toUpperCase(),
  lowerRoman: roman,
  upperRoman: (number) => roman(number).toUpperCase(),
  decimalZero: (number) => String(number).padStart(2, "0"),
  ordinal,
  none: () => "",
};

/** A number as Word writes it in a list of this format (`w:numFmt`). */
export function formatNumber(number: number, format: string): string {
  // Longer letters and numerals come from no contract.
  if (number < 1 || number > 1000) return String(number);
  return (formats[format] ?? String)(number);
}
