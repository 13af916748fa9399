/** Which side of a contract somebody is on who has it reviewed. */
export const readerSides = [
  "artist",
  "songwriter",
  "producer",
  "session",
  "performer",
  "manager",
  "other",
] as const;
export type ReaderSide = (typeof readerSides)[number];

export const readerSideLabels: Record<ReaderSide, string> = {
  artist: "Artist or band",
  songwriter: "Songwriter or composer",
  producer: "Producer or beatmaker",
  session: "Session musician or singer",
  performer: "Live performer or DJ",
  manager: "Manager or label",
  other: "Somebody else",
};

/** Characters of what somebody fears. */
export const MOST_OF_FEAR = 300;

/** What a model is told of the person for whom it reads. */
export type ReviewReader = {
  side?: ReaderSide | undefined;
  country?: string | undefined;
  fear?: string | undefined;
};
