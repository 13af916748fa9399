import type { Hundredths } from "#shared/domain/shares";

/** What somebody wrote, as CISAC's registries name it (CWR lookup table). */
export const writerRoleCodes = ["CA", "C", "A", "AR", "AD", "SR", "SA", "TR"] as const;
export type WriterRoleCode = (typeof writerRoleCodes)[number];

export const writerRoleLabels = {
  CA: "Words and music",
  C: "Music",
  A: "Words",
  AR: "Arrangement",
  AD: "Adaptation of words",
  SR: "Later arrangement",
  SA: "Later words",
  TR: "Translation",
} as const satisfies Record<WriterRoleCode, string>;

/** What somebody brought to a song, in the words of a studio; what societies call them follows from it. */
export const contributions = ["words", "music", "beat", "arrangement", "sample"] as const;
export type Contribution = (typeof contributions)[number];
export const contributionLabels = {
  words: "Words",
  music: "Music",
  beat: "Beat",
  arrangement: "Arrangement",
  sample: "What was sampled",
} as const satisfies Record<Contribution, string>;

export const writerCapacities = ["writer", "company", "work_for_hire"] as const;
export const writerCapacityLabels = {
  writer: "For themselves",
  company: "On behalf of a company",
  work_for_hire: "As work for hire",
} as const satisfies Record<(typeof writerCapacities)[number], string>;

/** A publisher owns a part of its writer's share; an administrator collects for whoever owns it. */
export const publisherKinds = ["publisher", "administrator"] as const;
export type PublisherKind = (typeof publisherKinds)[number];

/** Parts of a song that a tool may have made; each is declared as one of `aiUses`, or not at all. */
export const aiParts = ["vocals", "instruments", "composition", "lyrics", "mix"] as const;
export const aiUses = ["none", "assisted", "generated"] as const;
export type AiUse = (typeof aiUses)[number] | "";

/** Kinds of alternative titles (CWR lookup table): only what a songwriter has to do with. */
export const titleTypes = ["AT", "FT", "PT", "TT", "OL", "AL"] as const;
export const titleTypeLabels = {
  AT: "Alternative or working title",
  FT: "First line",
  PT: "Part",
  TT: "Translated title",
  OL: "In its own letters",
  AL: "Alternative, in its own letters",
} as const satisfies Record<(typeof titleTypes)[number], string>;

/** Languages that registries have a code for. Kikuyu, Luo, Luhya, Igbo and Luganda have none: they stay blank. */
export const registryLanguages = {
  AM: "Amharic",
  AR: "Arabic",
  EN: "English",
  FR: "French",
  HA: "Hausa",
  LN: "Lingala",
  MG: "Malagasy",
  OM: "Oromo",
  PT: "Portuguese",
  RN: "Kirundi",
  RW: "Kinyarwanda",
  SN: "Shona",
  SO: "Somali",
  SS: "Swati",
  ST: "Sotho",
  SW: "Swahili",
  TN: "Tswana",
  TS: "Tsonga",
  TW: "Twi",
  WO: "Wolof",
  XH: "Xhosa",
  YO: "Yoruba",
  ZU: "Zulu",
} as const;
export type LanguageCode = keyof typeof registryLanguages;

export const performerParts = ["main", "featured", "background", "instrument"] as const;
export const performerPartLabels = {
  main: "Main artist",
  featured: "Featured artist",
  background: "Background vocals",
  instrument: "Instrument",
} as const satisfies Record<(typeof performerParts)[number], string>;

/** What a registration pack is made as: for societies by CWR, for people and their spreadsheets, and for single takers. */
export const exportFormats = [
  "pdf",
  "cwr22",
  "csv",
  "xlsx",
  "json",
  "owners",
  "mlc",
  "soundexchange",
] as const;
export type ExportFormat = (typeof exportFormats)[number];

/** What societies answer to a notification (CWR 2.2, record ACK). */
export const acknowledgementStatuses = {
  RA: "Accepted technically",
  RJ: "Rejected",
  AS: "Accepted as sent",
  AC: "Accepted with changes",
  SA: "Accepted in part",
  SR: "Rejected in part",
  CO: "In conflict with another registration",
  DU: "Registered already",
  NP: "No share of this society's members",
  RC: "Claim rejected",
} as const;
export type AcknowledgementStatus = keyof typeof acknowledgementStatuses;

/** A society is three digits of CISAC's list, or whatever somebody calls it. What nobody knows is empty. */
export type RegistrationPerson = {
  /** "Last name, first names", or as it is said: the last word is the last name then. */
  legalName: string;
  stageName: string;
  ipiNameNumber: string;
  ipiBaseNumber: string;
  isni: string;
  performingSociety: string;
  mechanicalSociety: string;
  publisher: { name: string; kind: PublisherKind; ipiNameNumber: string; society: string };
  contributions: Contribution[];
  writerRole: WriterRoleCode | "";
  writerCapacity: (typeof writerCapacities)[number];
};

/** What of it is the same whatever the song, and whoever they are on it. */
export type StandingDetails = Omit<
  RegistrationPerson,
  "stageName" | "contributions" | "writerRole" | "writerCapacity"
>;

export type RegistrationSong = {
  iswc: string;
  alternativeTitles: { title: string; type: (typeof titleTypes)[number]; language: LanguageCode | "" }[];
  language: LanguageCode | "";
  /** YYYY-MM-DD */
  writtenOn: string;
  writtenIn: string;
  samples: { title: string; artist: string; owners: string; cleared: boolean }[];
  /** Who wrote the songs that samples come from, by the sample's title: who owns one, or plays on it, may have written none of it. */
  sampled: { title: string; writer: string }[];
  ai: Record<(typeof aiParts)[number], AiUse> & { tool: string };
  earlierAgreements: string;
};

/** Of the first recording, what is empty is what the sheet says: without owners, those of the sheet's master rights own it. */
export type RegistrationRecording = {
  title: string;
  version: string;
  artist: string;
  isrc: string;
  duration: string;
  label: string;
  releaseDate: string;
  recordedOn: string;
  country: string;
  studio: string;
  owners: { name: string; share: Hundredths }[];
  performers: { name: string; part: (typeof performerParts)[number]; instrument: string; society: string }[];
  producerPoints: { name: string; points: Hundredths }[];
};

export const noPerson: RegistrationPerson = {
  legalName: "",
  stageName: "",
  ipiNameNumber: "",
  ipiBaseNumber: "",
  isni: "",
  performingSociety: "",
  mechanicalSociety: "",
  publisher: { name: "", kind: "publisher", ipiNameNumber: "", society: "" },
  contributions: [],
  writerRole: "",
  writerCapacity: "writer",
};

export const noSong: RegistrationSong = {
  iswc: "",
  alternativeTitles: [],
  language: "",
  writtenOn: "",
  writtenIn: "",
  samples: [],
  sampled: [],
  ai: { vocals: "", instruments: "", composition: "", lyrics: "", mix: "", tool: "" },
  earlierAgreements: "",
};

export const noRecording: RegistrationRecording = {
  title: "",
  version: "",
  artist: "",
  isrc: "",
  duration: "",
  label: "",
  releaseDate: "",
  recordedOn: "",
  country: "",
  studio: "",
  owners: [],
  performers: [],
  producerPoints: [],
};

/** "Words, Beat" */
export const contributionsInWords = ({ contributions: brought }: Pick<RegistrationPerson, "contributions">) =>
  brought.map((one) => contributionLabels[one]).join(", ");

const rolesOnSheets: Record<string, readonly Contribution[]> = {
  songwriter: ["words", "music"],
  composer: ["music"],
  beatmaker: ["beat"],
  lyricist: ["words"],
  arranger: ["arrangement"],
};

/**
 * What the roles of a sheet say that somebody brought, and nothing where they leave it open: a producer or a vocalist may have written the
 * music, the words, both or neither.
 */
export function contributionsOf(roles: readonly string[]): Contribution[] {
  const brought = new Set(roles.flatMap((role) => rolesOnSheets[role.trim().toLowerCase()] ?? []));
  return contributions.filter((one) => brought.has(one));
}

/**
 * What societies call somebody. An arrangement of a new song is no part of it for them, and whoever wrote what was sampled wrote words or
 * music: there it stays open.
 */
export function writerRoleOf(brought: readonly Contribution[]): WriterRoleCode | "" {
  const wroteMusic = brought.includes("music") || brought.includes("beat");
  if (brought.includes("words")) return wroteMusic ? "CA" : "A";
  return wroteMusic ? "C" : "";
}

/** Whether a row of a sheet is a publisher's: a company that takes a part of the song, and has written none of it. */
export const isPublisherRole = (role: string) => role.trim().toLowerCase() === "publisher";

/** What stands before a last name and belongs to it: of Thiong'o, son of Moi. */
const ofLastNames = /^(wa|ole|arap|bin|bint|binti|ibn|ould|el|al|van|der|den|von|de|da|dos)$/i;

/** "Wanjiru, Amina" and "Amina Wanjiru" as registries want them; a single name is the last one. */
export function splitName(name: string): { lastName: string; firstName: string } {
  const comma = name.indexOf(",");
  if (comma > 0) return { lastName: name.slice(0, comma).trim(), firstName: name.slice(comma + 1).trim() };
  const words = name.trim().split(/\s+/);
  let last = words.length - 1;
  while (last > 1 && ofLastNames.test(words[last - 1]!)) last -= 1;
  return { lastName: words.slice(last).join(" "), firstName: words.slice(0, last).join(" ") };
}

/** Words that registries want with a recording and not in the title of a song. */
export const hasRecordingsWords = (title: string) =>
  /\b(feat|ft|featuring)\b|[([][^)\]]*\b(cover|remix|demo|live|remaster(ed)?|radio edit|acoustic|instrumental)\b/i.test(
    title,
  );

/**
 * Songs that parts are taken of: of two or more societies want to know who wrote each. Of two of one title the first that was told is the
 * first's.
 */
export function sampledOf({
  samples,
  sampled,
}: Pick<RegistrationSong, "samples" | "sampled">): RegistrationSong["sampled"] {
  if (samples.length < 2) return [];
  const told = Map.groupBy(sampled, ({ title }) => title);
  return samples.map(({ title }) => ({ title, writer: told.get(title)?.shift()?.writer ?? "" }));
}

/** “Malaika” by Fadhili */
export const sampleInWords = ({ title, artist }: { title: string; artist: string }) =>
  `“${title}”${artist === "" ? "" : ` by ${artist}`}`;

/** Whether a title is in its own letters. */
export const isNational = (type: string) => type === "OL" || type === "AL";

/** Registries take a title in its own letters only with its language. */
export const lacksLanguage = ({ type, language }: { type: string; language: string }) =>
  isNational(type) && language === "";
