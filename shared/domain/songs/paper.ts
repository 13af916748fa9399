import type { TypedContent } from "#shared/domain/agreements/agreement-content";
import type { Acting } from "#shared/domain/acting";
import type { FeaturedForm } from "#shared/domain/agreements/featured-artist-agreement";
import type { ProducerForm } from "#shared/domain/agreements/producer-agreement";
import {
  splitName,
  type RegistrationPerson,
  type RegistrationRecording,
  type RegistrationSong,
} from "#shared/domain/registration/registration";
import { formatShare, type Hundredths } from "#shared/domain/shares";
import type { SplitSheet } from "#shared/domain/split-sheet";
import { foldName } from "#shared/domain/songs/match";

/** A document as it is compared with others of its song. */
export type Paper = {
  id: string;
  says: TypedContent;
  /** That an agreement says in its text alone what is agreed: it has no form, or the text says something else than that. */
  byTextAlone: boolean;
  /** What is noted beside a sheet. */
  record: {
    song: RegistrationSong;
    recordings: readonly RegistrationRecording[];
    people: readonly (Named & { details: RegistrationPerson })[];
  } | null;
  /** ISO times of what was sent and signed; null of what was not. */
  sentAt: string | null;
  /** Of each version that everybody signed, oldest first. */
  signings: readonly { sentAt: string; signedAt: string }[];
  /** On the version that is compared; `by` where somebody signed in the signer's place. */
  signatures: readonly (Named & { signedAt: string; by: Acting | null })[];
  /** Addresses are quoted to nobody but the owner of both papers. */
  isOwn: boolean;
};

export type Sheet = Paper & { sheet: SplitSheet };
export type Producer = Paper & { form: ProducerForm };
export type Featured = Paper & { form: FeaturedForm };

/** The papers of a song by what they are; what stands in a text alone cannot be compared. */
export type Papers = { sheets: Sheet[]; producers: Producer[]; features: Featured[] };

export function sortPapers(papers: readonly Paper[]): Papers {
  const sorted: Papers = { sheets: [], producers: [], features: [] };
  for (const paper of papers.filter(({ byTextAlone }) => !byTextAlone)) {
    const { says } = paper;
    if (says.type === "split_sheet") sorted.sheets.push({ ...paper, sheet: says.content });
    else if (says.type === "producer_agreement" && says.content.formData)
      sorted.producers.push({ ...paper, form: says.content.formData });
    else if (says.type === "featured_artist_agreement" && says.content.formData)
      sorted.features.push({ ...paper, form: says.content.formData });
  }
  return sorted;
}

/** A place in a paper with the words that stand there. */
export type Quote = { documentId: string; field: string; words: string };

/** Two places that cannot both be right; which one is, is for the people to say. `number` is the rule's. */
export type Contradiction = {
  number: number;
  isSerious: boolean;
  /** What the two differ in. */
  about: string;
  quotes: readonly [Quote, Quote];
};

export const quote = ({ id }: Paper, field: string, words: string): Quote => ({
  documentId: id,
  field,
  words,
});

const found =
  (isSerious: boolean) =>
  (number: number, about: string, one: Quote, other: Quote): Contradiction => ({
    number,
    isSerious,
    about,
    quotes: [one, other],
  });
export const serious = found(true);
export const note = found(false);

/** Somebody as a paper names them, with whatever else they are called. */
export type Named = { name: string; email: string; also?: string };

export const partiesIn = {
  artist: ({ artistName: name, artistEmail: email, artistLegalName: also }: ProducerForm): Named => ({
    name,
    email,
    also,
  }),
  producer: ({ producerName: name, producerEmail: email, producerLegalName: also }: ProducerForm): Named => ({
    name,
    email,
    also,
  }),
  primary: ({
    primaryArtist: name,
    primaryArtistEmail: email,
    primaryArtistLegalName: also,
  }: FeaturedForm): Named => ({ name, email, also }),
  featured: ({
    featuredArtist: name,
    featuredArtistEmail: email,
    featuredArtistLegalName: also,
  }: FeaturedForm): Named => ({ name, email, also }),
};

function namesOf({ name, also = "" }: Named): string[] {
  return [name, also].map(foldName).filter(Boolean);
}

/** By address, else by one of their names. */
export function isSame(one: Named, other: Named): boolean {
  if (one.email !== "" && one.email.toLowerCase() === other.email.toLowerCase()) return true;
  const names = namesOf(one);
  return namesOf(other).some((name) => names.includes(name));
}

/** Somebody on a sheet, with the legal and the stage name that are noted of them. */
export function isOnSheet({ record }: Sheet, row: Named, person: Named): boolean {
  if (isSame(row, person)) return true;
  const noted = record?.people.find(({ name }) => foldName(name) === foldName(row.name))?.details;
  if (!noted) return false;
  const { lastName, firstName } = splitName(noted.legalName);
  return [`${firstName} ${lastName}`.trim(), noted.stageName]
    .filter(Boolean)
    .some((name) => isSame({ name, email: "" }, person));
}

/** The share of one list that somebody holds; 0 where they are not on it. */
export function shareOf(sheet: Sheet, list: "publishing" | "master", person: Named): Hundredths {
  return sheet.sheet[list]
    .filter((row) => isOnSheet(sheet, row, person))
    .reduce((sum, { share }) => sum + share, 0);
}

/** "Amina Wanjiru 60%, Brian Otieno 40%" */
export function sharesInWords(rows: readonly { name: string; share: Hundredths }[]): string {
  return rows.map(({ name, share }) => `${name} ${formatShare(share)}%`).join(", ");
}

export const percent = (share: Hundredths) => `${formatShare(share)}%`;
