import type { Hundredths } from "#shared/domain/shares";

/** What a writer wrote, as CISAC names it: music and words, music, or words. Only these are parties of an original work. */
export const cwrWriterRoles = ["CA", "C", "A"] as const;
export type CwrWriterRole = (typeof cwrWriterRoles)[number];

/** A person or company as registries know them. Numbers are empty where nobody has told them. */
type Party = {
  /** Ours, of at most nine letters and digits: the same in every file, for ever. */
  partyNumber: string;
  /** 11 digits. */
  ipiNameNumber: string;
  /** I-000000229-7 */
  ipiBaseNumber: string;
  /** Three digits of CISAC's list, or nothing: "099" is no society. */
  performingSociety: string;
  mechanicalSociety: string;
};

export type CwrPublisher = Party & {
  name: string;
  /** Of each right, where the sheet gives it beside its writers' shares; null where it takes its part out of them. */
  share: Hundredths | null;
};

export type CwrWriter = Party & {
  lastName: string;
  firstName: string;
  role: CwrWriterRole;
  /** Of the song, with what the publisher takes out of it. All writers' total 10000, with what publishers have beside them. */
  share: Hundredths;
  isWorkForHire: boolean;
  publisher: CwrPublisher | null;
};

export type CwrRecording = {
  title: string;
  versionTitle: string;
  artist: string;
  label: string;
  /** 12 letters and digits, without hyphens. */
  isrc: string;
  /** YYYY-MM-DD */
  releaseDate: string;
  seconds: number;
};

/** A song as it is notified to societies. */
export type CwrWork = {
  /** Ours, of at most 14 letters and digits: never used for another song. */
  workNumber: string;
  title: string;
  /** A code of CISAC's list, or nothing. */
  language: string;
  /** T-034.524.680-1 */
  iswc: string;
  seconds: number;
  writers: CwrWriter[];
  /** Publishers with a share that have no place beside a writer: nobody knows whom they publish, or `writer` has another one. */
  unplacedPublishers: { name: string; share: Hundredths; writer: string }[];
  alternativeTitles: { title: string; type: string; language: string }[];
  performers: { lastName: string; firstName: string; ipiNameNumber: string }[];
  recordings: CwrRecording[];
  /** Songs that this one takes parts of, each with who wrote it: two or more, or none. Their owners are no writers. */
  samples: { title: string; lastName: string; firstName: string }[];
  /** What societies call it: three digits of CISAC's list, and their own number of at most 14 characters. */
  societyNumbers: { society: string; number: string }[];
};

/** Who sends the file: a publisher or administrator in CISAC's list of senders. */
export type CwrSubmitter = {
  /** As it stands in that list. */
  name: string;
  /** 11 digits. */
  ipiNameNumber: string;
  /** Two or three letters and digits. */
  senderCode: string;
};
