import type { ContractKind } from "#shared/domain/contract-kind";

type Named = Exclude<ContractKind, "unknown">;

/** Contracts about something else than records and songs: a concert, or a band among its members. */
const otherTitle =
  /\b(?:booking|concert|festival|live performance|gig|residency|partnership among|among(?:st)? the members|band members?|members of|band partnership|non-?disclosure|confidentiality)\b/i;

/** In the order they are asked: "Featured Artist Recording Agreement" is about a feature. */
const titles: readonly (readonly [Named, RegExp])[] = [
  ["split_sheet", /split[ -]?sheet|song ?writers?'? splits?/i],
  ["featured", /\bfeatur(?:ed?|ing)\b|guest (?:artist|vocal|performer)|side artist/i],
  ["management", /\bmanage(?:ment|r)\b/i],
  // Whoever is signed to record has more to ask than a licensor.
  [
    "recording",
    /\brecording (?:and|&) (?:\w+ )?(?:licen[cs]|distribut)|\b(?:licen[cs]\w*|distribution) (?:and|&) recording\b/i,
  ],
  [
    "licence",
    /\bsync\w*\b|master use|\bbeat (?:licen[cs]e|lease)|\bdistribut|\blicen[cs](?:e|ing)\b|\blease\b/i,
  ],
  ["publishing", /\bpublishing\b|\bsong ?writers?\b|\bcomposers?\b|\badministration agreement/i],
  ["producer", /\bproducers?\b|\bproduction agreement|\bbeat\b/i],
  ["recording", /\brecord(?:ing|s)?\b|\bartiste?\b|\b360\b|\brelease\b/i],
];

/** Words of the text that speak for a kind. */
const words: Record<Named, RegExp> = {
  split_sheet: /\bsplit sheet\b/gi,
  featured: /\bfeatured (?:artist|performer|vocalist)|\bguest (?:artist|vocalist)/gi,
  management: /\bmanagers?\b|\bcommission\b/gi,
  licence: /\bdistribut(?:or|ion)s?\b|\blicensors?\b|\blicensees?\b/gi,
  publishing: /\bpublishers?\b|\bcompositions?\b|\bwriters?\b/gi,
  producer: /\bthe producer\b|\bbeats?\b|\bas (?:a )?producer\b/gi,
  recording: /\balbums?\b|\bmasters?\b|\brecordings?\b|\blabel\b|\brecord company\b/gi,
};

const titleLine =
  /\b(?:agreement|contract|deed|sheet|terms|licen[cs]e|lease|deal|heads|letter|memorandum|form)\b/i;
const LONGEST_TITLE = 120;
const LINES_OF_A_TITLE = 12;
const FEWEST_WORDS = 4;

/** What kind of contract this is: by its title, else by its words. */
export function detectKind(paragraphs: readonly string[]): ContractKind {
  const lines = paragraphs
    .slice(0, LINES_OF_A_TITLE)
    .map(headOf)
    .filter((line) => line.length <= LONGEST_TITLE && titleLine.test(line));
  for (const line of lines) {
    if (otherTitle.test(line)) return "unknown";
    const kind = titles.find(([, title]) => title.test(line))?.[0];
    if (kind) return kind;
  }
  return kindOfWords(paragraphs.join("\n"));
}

/** "RECORDING AGREEMENT between … and the members of the group": the title, without the parties on the same line. */
function headOf(line: string): string {
  const head =
    /^(?:this )?([\p{Lu} &/-]{8,80}|(?:\S+ ){1,6}?(?:Agreement|Contract|Deed|Deal|Licen[cs]e)),? (?:(?:is )?(?:made|dated|entered into) .{0,60}?)?(?:by and )?between\b/u.exec(
      line,
    );
  return head?.[1] ?? line;
}

function kindOfWords(text: string): ContractKind {
  const counts = Object.entries(words).map(
    ([kind, pattern]) => [kind as Named, text.match(pattern)?.length ?? 0] as const,
  );
  const [kind, count] = counts.reduce((most, each) => (each[1] > most[1] ? each : most));
  return count >= FEWEST_WORDS ? kind : "unknown";
}
