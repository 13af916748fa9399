import type { ContractFamily } from "#server/contract-rules/contract";
import type { ContractKind } from "#shared/domain/reviews/contract-kind";

type Named = Exclude<ContractFamily, "unknown">;

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
  ["recording", /\brecord(?:ing|s)?\b|\b360\b|\brelease\b/i],
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
  /\b(?:agreement|contract|deed|sheet|terms|licen[cs]e|lease|deal|heads|letter|memorandum|form|consent)\b/i;
const LONGEST_TITLE = 120;
const LINES_OF_A_TITLE = 12;
const FEWEST_WORDS = 4;

/** What family of contracts this belongs to: by its title, else by its words. */
export function detectFamily(paragraphs: readonly string[]): ContractFamily {
  const text = paragraphs.join("\n");
  for (const line of titleLines(paragraphs)) {
    if (otherTitle.test(line)) return "unknown";
    const family = titles.find(([, title]) => title.test(line))?.[0];
    if (family) return outweighed(family, text) ?? family;
  }
  const family = familyOfWords(text);
  if (isPlatform(text, family)) return "unknown";
  return family === "unknown" && titleLines(paragraphs).some((line) => /\bartiste?\b/i.test(line))
    ? (outweighed("recording", text) ?? "recording")
    : family;
}

/** What is done under a contract, where its title says less: "Administration Agreement" over the work of a manager. */
const work: readonly (readonly [ContractFamily, RegExp])[] = [
  [
    "management",
    /\bcareers?\b|\bengagements?\b|\bpersonal (?:manager|representative)s?\b|\bcommissions?\b|\bmanagers?\b/gi,
  ],
  [
    "unknown",
    /\bpromoters?\b|\bvenues?\b|\bsound ?check\b|\bconcerts?\b|\bgigs?\b|\bthe (?:show|event)s?\b|\b(?:live )?performances?\b|\btickets?\b/gi,
  ],
];
const MUCH_WORK = 10;

/** Another family that nearly all of the words speak of, where hardly one speaks of the one in the title. */
function outweighed(family: Named, text: string): ContractFamily | null {
  if (family !== "publishing" && family !== "recording") return null;
  if ((text.match(words[family])?.length ?? 0) >= FEWEST_WORDS) return null;
  return work.find(([, pattern]) => (text.match(pattern)?.length ?? 0) >= MUCH_WORK)?.[0] ?? null;
}

function titleLines(paragraphs: readonly string[]): string[] {
  return paragraphs
    .slice(0, LINES_OF_A_TITLE)
    .map(headOf)
    .filter((line) => line.length <= LONGEST_TITLE && titleLine.test(line));
}

/** "RECORDING AGREEMENT between … and the members of the group": the title, without the parties on the same line. */
function headOf(line: string): string {
  const head =
    /^(?:this )?([\p{Lu} &/-]{8,80}|(?:\S+ ){1,6}?(?:Agreement|Contract|Deed|Deal|Licen[cs]e)),? (?:(?:is )?(?:made|dated|entered into) .{0,60}?)?(?:by and )?between\b/u.exec(
      line,
    );
  return head?.[1] ?? line;
}

/** "By uploading content to the Platform …": terms for everybody who has an account, whatever is uploaded. */
const account =
  /\b(?:your|artist|user|creator) accounts?\b|\bupload\w*|\busers?\b|\b(?:our|the) (?:service|platform|site|website|app)\b|\bterms of (?:service|use)\b|\bcommunity guidelines\b/gi;

/** Words for an account outweigh those for any deal; a distributor's terms speak of an account too, and are about distribution. */
function isPlatform(text: string, family: ContractFamily): boolean {
  const said = text.match(account)?.length ?? 0;
  const about = family === "unknown" ? 0 : (text.match(words[family])?.length ?? 0);
  return said >= 2 * FEWEST_WORDS && said > 2 * about;
}

function familyOfWords(text: string): ContractFamily {
  const counts = Object.entries(words).map(
    ([family, pattern]) => [family as Named, text.match(pattern)?.length ?? 0] as const,
  );
  const [family, count] = counts.reduce((most, each) => (each[1] > most[1] ? each : most));
  return count >= FEWEST_WORDS ? family : "unknown";
}

type Telling = readonly (readonly [ContractKind, RegExp])[];

/** Titles that tell more than the family does; the first that fits. */
const kindsOfTitles: Telling = [
  ["split_sheet", /split[ -]?sheet|song ?writers?'? splits?/i],
  [
    "session",
    /\bsession\b|\bside ?(?:man|musician|person|player)\b|\bmusician(?:'?s)? (?:consent|release|engagement)|\bperformer(?:'?s)? (?:consent|release)/i,
  ],
  [
    "beat_licence",
    /\b(?:beats?|instrumentals?)\b.*\b(?:licen[cs]|lease|purchase|sale)|\b(?:licen[cs]e|lease) .*\b(?:beat|instrumental)/i,
  ],
  ["sync", /\bsync\w*\b|\bmaster use\b/i],
  ["distribution", /\bdistribut|\baggregat|\blabel services\b/i],
  ["endorsement", /\bendors|\bambassador|\bsponsor|\binfluencer|\bbrand partnership\b/i],
  [
    "booking",
    /\bbooking\b|\bconcert\b|\bfestival\b|\blive performance\b|\bgig\b|\bresidency\b|\b(?:performance|appearance|engagement) (?:agreement|contract)\b/i,
  ],
  [
    "platform",
    /\bterms (?:of|and) (?:service|use|conditions)\b|\b(?:user|creator|uploader) (?:agreement|terms)\b/i,
  ],
  ["songwriter", /\bsong ?writers?\b|\b(?:staff )?writer(?:'s)? (?:agreement|contract)\b/i],
];

/** Families in which the title of a kind is believed: "Recording and Performance Contract" is no booking. */
const familiesOfKinds: Partial<Record<ContractKind, readonly ContractFamily[]>> = {
  session: ["featured", "recording", "producer", "unknown"],
  beat_licence: ["licence", "producer", "unknown"],
  sync: ["licence", "publishing", "unknown"],
  distribution: ["licence", "unknown"],
  endorsement: ["unknown", "management", "recording", "licence"],
  booking: ["unknown"],
  platform: ["unknown", "licence", "recording", "publishing", "producer"],
  songwriter: ["publishing"],
};

/** Words that speak for a kind where the title does not. */
const kindsOfWords: Partial<Record<ContractFamily, Telling>> = {
  licence: [
    ["beat_licence", /\b(?:beats?|instrumentals?)\b/gi],
    ["sync", /\bsynchroni[sz]\w*|\bfilm\b|\bepisodes?\b|\bcommercials?\b|\bsoundtracks?\b/gi],
    ["distribution", /\bdistribut(?:or|ion|e)s?\b|\bstores?\b|\baggregator\b/gi],
  ],
  unknown: [
    [
      "booking",
      /\bpromoters?\b|\bvenues?\b|\bsound ?check\b|\bconcerts?\b|\bgigs?\b|\bset of \d+|\bthe show\b/gi,
    ],
    ["endorsement", /\bbrand\b|\bcampaigns?\b|\bendorse\w*|\bambassador\b|\bsocial media posts?\b/gi],
    ["session", /\bsession (?:fee|musician|player|singer)s?\b|\bsessions?\b/gi],
    ["platform", /\byour account\b|\bupload\w*|\busers?\b|\bour (?:service|platform|site)\b/gi],
  ],
};

/** The deals that are made in one contract: a title names them, or each has a title of its own. */
const deals: readonly RegExp[] = [
  /\brecording\b/i,
  /\b(?:co-?)?publishing\b/i,
  /\bmanagement\b/i,
  /\b(?:live|booking)\b/i,
  /\bmerchandis\w+/i,
];
const FEWEST_TITLES = 2;

/** The kind within its family: by the title, else by what the words speak of most. */
export function detectKind(paragraphs: readonly string[], family = detectFamily(paragraphs)): ContractKind {
  const lines = titleLines(paragraphs);
  if (isMixed(paragraphs, lines)) return "mixed";
  if (isSoldOnPlatform(paragraphs.join("\n")) && familiesOfKinds.platform?.includes(family))
    return "platform";
  for (const line of lines) {
    const kind = kindsOfTitles.find(
      ([named, title]) => title.test(line) && (familiesOfKinds[named]?.includes(family) ?? named === family),
    )?.[0];
    if (kind) return kind;
  }
  return kindOfWords(paragraphs.join("\n"), family);
}

/** Whoever sells on somebody's platform agrees to its terms, whatever they are called. */
const onPlatform = /\b(?:on|through|via|from|to) the platform\b/gi;

function isSoldOnPlatform(text: string): boolean {
  return (text.match(onPlatform)?.length ?? 0) >= MUCH_WORK;
}

function isMixed(paragraphs: readonly string[], [title = ""]: readonly string[]): boolean {
  if (deals.filter((deal) => deal.test(title)).length >= FEWEST_TITLES) return true;
  const own = paragraphs.filter(
    (line) => /^[\p{Lu}\d .,()&'/-]{12,90}$/u.test(line) && /\b(?:AGREEMENT|CONTRACT|DEED)$/.test(line),
  );
  const families = new Set(
    own.map((line) => titles.find(([, pattern]) => pattern.test(line))?.[0]).filter(Boolean),
  );
  return families.size >= FEWEST_TITLES;
}

function kindOfWords(text: string, family: ContractFamily): ContractKind {
  const counts = (kindsOfWords[family] ?? []).map(
    ([kind, pattern]) => [kind, text.match(pattern)?.length ?? 0] as const,
  );
  const [kind, count] = counts.reduce((most, each) => (each[1] > most[1] ? each : most), [
    family,
    0,
  ] as const);
  return count >= FEWEST_WORDS ? kind : family;
}
