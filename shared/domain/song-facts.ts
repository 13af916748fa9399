type Fact = {
  key: string;
  /** How it is named where people read it. */
  label: string;
  /** Longest text, in characters. */
  max: number;
  /** A line of the title, a line among the details below it, or a text of its own further down. */
  kind: "title" | "detail" | "text";
  /** What shows where nobody filled it in. */
  missing: string;
  /** The message to whoever leaves it out; without one it may be left out, and is an empty text. */
  required?: string;
};

/**
 * What a split sheet says of its song, in reading order. Contract, stored content, pages, PDF and comparisons are made from it; what a
 * fact is called in mails and other languages stands in `shared/words/`, an input of its own in `song-facts-fields.tsx`.
 */
export const songFacts = [
  {
    key: "songTitle",
    label: "Song title",
    max: 200,
    kind: "title",
    missing: "Not specified",
    required: "Song title is required",
  },
  {
    key: "artistName",
    label: "Artist",
    max: 200,
    kind: "title",
    missing: "Not specified",
    required: "Artist name is required",
  },
  { key: "releaseDate", label: "Release date", max: 40, kind: "detail", missing: "TBD" },
  { key: "duration", label: "Duration", max: 40, kind: "detail", missing: "Not specified" },
  { key: "genre", label: "Genre", max: 80, kind: "detail", missing: "Not specified" },
  { key: "isrc", label: "ISRC", max: 40, kind: "detail", missing: "TBD" },
  { key: "label", label: "Label", max: 200, kind: "detail", missing: "Not specified" },
  { key: "publisher", label: "Publisher", max: 200, kind: "detail", missing: "Not specified" },
  { key: "notes", label: "Notes", max: 4000, kind: "text", missing: "" },
] as const satisfies readonly Fact[];

export type SongFact = (typeof songFacts)[number];
/** Those that may be left out are empty texts where nobody knows them. */
export type SongFacts = Record<SongFact["key"], string>;

/** The facts under the title. */
export const songDetails = songFacts.filter((fact) => fact.kind === "detail");

/** Those that stand in a section of their own. */
export const songTexts = songFacts.filter((fact) => fact.kind === "text");

/** Something for each fact, by its key. */
export function perSongFact<Value>(of: (fact: Fact) => Value): Record<SongFact["key"], Value> {
  return Object.fromEntries(songFacts.map((fact) => [fact.key, of(fact)])) as Record<SongFact["key"], Value>;
}

/** Where nothing is known of a song yet. */
export const noSongFacts: SongFacts = perSongFact(() => "");

const ISO_DAY = /^(\d{4})-(\d{2})-(\d{2})$/;

/** What shows for a fact: its text, with a date as dd/mm/yyyy, or the words for a missing one ("TBD", "Not specified"). */
export function factText(facts: SongFacts, fact: SongFact): string {
  const text = facts[fact.key].trim();
  return text === "" ? fact.missing : text.replace(ISO_DAY, "$3/$2/$1");
}

/** The facts of a song as they are compared: what each is called, and what shows for it. */
export function labelledFacts(facts: SongFacts): { label: SongFact["label"]; text: string }[] {
  return songFacts.map((fact) => ({ label: fact.label, text: factText(facts, fact) }));
}
