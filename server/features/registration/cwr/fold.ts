/** Letters that CISAC's table writes as two, and those of African languages that have no accent to drop (the latter: our own choice). */
const letters: Record<string, string> = {
  Ä: "AE",
  Å: "AA",
  Æ: "AE",
  Ö: "OE",
  Ø: "OE",
  Œ: "OE",
  Ü: "UE",
  ẞ: "SS",
  Ð: "D",
  Đ: "D",
  Ł: "L",
  Þ: "TH",
  Ħ: "H",
  Ŧ: "T",
  Ɓ: "B",
  Ɗ: "D",
  Ɖ: "D",
  Ƙ: "K",
  Ƴ: "Y",
  Ɛ: "E",
  Ǝ: "E",
  Ə: "E",
  Ɔ: "O",
  Ŋ: "NG",
  Ɲ: "NY",
  Ƒ: "F",
  Ɣ: "G",
  Ʋ: "V",
  Ʊ: "U",
  Ʉ: "U",
  Ɩ: "I",
  Ɨ: "I",
  Ɑ: "A",
  Ƈ: "C",
  Ƥ: "P",
  Ʃ: "S",
  Ƭ: "T",
  Ʒ: "Z",
  Ɂ: "'",
  ʔ: "'",
  ǃ: "!",
  ǀ: "/",
  ǁ: "//",
  ǂ: "#",
  "£": "GBP",
  "€": "EUR",
  "’": "'",
  "‘": "'",
  ʼ: "'",
  ʻ: "'",
  "′": "'",
  Ꞌ: "'",
  "–": "-",
  "—": "-",
  "‐": "-",
  "‑": "-",
  "…": "...",
};

const inNames = /^[ !#$%&'()+\-./0-9?@A-Z`]*$/;
const inTitles = /^[ !#$%&'()+\-./0-9?@A-Z`"*,:;<=>[\\\]^_{|}~]*$/;

export type Folded = {
  text: string;
  /** What has no place in the file, as it was written. */
  left: string[];
};

/** A name in the letters that registries take: ỌLÁYÍNKÁ becomes OLAYINKA. Quotation marks go, commas too. */
export function foldName(text: string): Folded {
  return fold(text.replace(/["“”„«»,*:;_]/g, ""), inNames);
}

/** A title in the letters that registries take. */
export function foldTitle(text: string): Folded {
  return fold(text.replace(/[“”„«»]/g, '"'), inTitles);
}

function fold(text: string, allowed: RegExp): Folded {
  const left: string[] = [];
  const folded = Array.from(text.normalize("NFC").toUpperCase(), (character) => {
    const plain = foldCharacter(character);
    if (!allowed.test(plain)) left.push(character);
    return allowed.test(plain) ? plain : "";
  });
  return { text: folded.join("").replace(/ +/g, " ").trim(), left: [...new Set(left)] };
}

function foldCharacter(character: string): string {
  if (/\s/.test(character)) return " ";
  const base = letters[character] ?? character.normalize("NFD").replace(/\p{M}/gu, "");
  return letters[base] ?? base;
}
