import { foldTitle } from "#server/features/registration/cwr/fold";
import type { CwrPublisher, CwrWork, CwrWriter } from "#server/features/registration/cwr/work";
import type { RegistrationRecord } from "#shared/contract/registration";
import { readIsrc } from "#shared/domain/registration/isrc";
import { readDuration } from "#shared/domain/registration/duration";
import {
  splitName,
  type RegistrationPerson,
  type RegistrationRecording,
} from "#shared/domain/registration/registration";
import type { Hundredths } from "#shared/domain/shares";
import { societyOf, type Society } from "#shared/domain/registration/societies";
import type { SplitSheet } from "#shared/domain/split-sheet";

/** Somebody who holds a part of the song, with what is noted of them and when they said themselves that it is right. */
export type WorkPerson = {
  ref: string;
  name: string;
  share: Hundredths;
  details: RegistrationPerson;
  confirmedAt: string | null;
};

/** A song in force with what is noted beside it. */
export type RegisteredWork = {
  documentId: string;
  workNumber: string;
  sheet: SplitSheet;
  record: Pick<RegistrationRecord, "song" | "recordings">;
  people: WorkPerson[];
  version: { number: number; sha256: string; signedAt: string };
  /** By which names and codes are found; a society that is not suggested any more among them. */
  societies: readonly Society[];
  /** What societies have called it in their answers, the newest last. */
  societyNumbers: readonly { society: string; number: string }[];
};

/** The number of a person or publisher in the owner's files. */
export type PartyNumberOf = (identity: string) => string;

export const identityOfWriter = ({ name, details }: WorkPerson) =>
  `writer ${details.ipiNameNumber || name.trim().toLowerCase()}`;
export const identityOfPublisher = ({ publisher }: RegistrationPerson) =>
  `publisher ${publisher.ipiNameNumber || publisher.name.trim().toLowerCase()}`;

/** The writers of a song, and nobody who only owns a part of its recording. */
export const writersOf = ({ people }: RegisteredWork) => people.filter(({ share }) => share > 0);

/** A song as CWR notifies it. A society that is no code of CISAC's list is none there. */
export function cwrWorkOf(work: RegisteredWork, numberOf: PartyNumberOf): CwrWork {
  const { record } = work;
  const recordings = recordingsOf(work);
  const { iswc, language, alternativeTitles, samples } = record.song;
  return {
    workNumber: work.workNumber,
    title: titleForRegistries(work),
    language,
    iswc,
    seconds: recordings[0]?.seconds ?? 0,
    writers: writersOf(work).map((person) => cwrWriter(person, work.societies, numberOf)),
    alternativeTitles: alternativeTitles.map((one) => ({
      ...one,
      language: isNational(one.type) ? one.language : "",
    })),
    performers: (record.recordings[0]?.performers ?? [])
      .filter(({ part }) => part === "main" || part === "featured")
      .map(({ name }) => ({ ...splitName(name), ipiNameNumber: "" })),
    recordings: recordings.map(({ isrc, ...recording }) => ({
      ...recording,
      isrc: isrc.replaceAll("-", ""),
    })),
    samples: samples.map(({ title, artist, owners }) => ({ title, iswc: "", writer: owners || artist })),
    societyNumbers: [...new Map(work.societyNumbers.map((one) => [one.society, one])).values()],
  };
}

/** A title in letters that registries do not take goes under the first other title that they do take; the song's own stays first in our papers. */
function titleForRegistries({ sheet, record }: RegisteredWork): string {
  const fits = (title: string) => foldTitle(title).left.length === 0;
  if (fits(sheet.songTitle)) return sheet.songTitle;
  return record.song.alternativeTitles.find(({ title }) => fits(title))?.title ?? sheet.songTitle;
}

const isNational = (type: string) => type === "OL" || type === "AL";

function cwrWriter(person: WorkPerson, societies: readonly Society[], numberOf: PartyNumberOf): CwrWriter {
  const { name, share, details } = person;
  return {
    ...splitName(details.legalName || name),
    partyNumber: numberOf(identityOfWriter(person)),
    ipiNameNumber: details.ipiNameNumber,
    ipiBaseNumber: details.ipiBaseNumber,
    performingSociety: codeOf(details.performingSociety, societies),
    mechanicalSociety: codeOf(details.mechanicalSociety, societies),
    // What is none of these is refused by `checkWork`, with the field.
    role: details.writerRole as CwrWriter["role"],
    share,
    isWorkForHire: details.writerCapacity === "work_for_hire",
    publisher: cwrPublisher(details, societies, numberOf),
  };
}

function cwrPublisher(
  details: RegistrationPerson,
  societies: readonly Society[],
  numberOf: PartyNumberOf,
): CwrPublisher | null {
  const { name, ipiNameNumber, society } = details.publisher;
  if (name === "") return null;
  const code = codeOf(society, societies);
  return {
    partyNumber: numberOf(identityOfPublisher(details)),
    name,
    ipiNameNumber,
    ipiBaseNumber: "",
    performingSociety: code,
    mechanicalSociety: code,
  };
}

export function codeOf(society: string, societies: readonly Society[]): string {
  return societyOf(society, societies)?.code ?? (/^\d{3}$/.test(society) ? society : "");
}

/** The recordings, the first one with what the sheet says of it. One of which nothing is known is none. `index` is its place in the record. */
export function recordingsOf({ sheet, record }: RegisteredWork) {
  return record.recordings
    .map((recording, index) => ({ index, ...withSheet(recording, index === 0 ? sheet : null) }))
    .filter(({ index, isrc, releaseDate, seconds, version, title }) =>
      index > 0 ? title || isrc || version : isrc || releaseDate || seconds || version,
    )
    .map(({ index, title, version, artist, label, isrc, releaseDate, seconds }) => ({
      index,
      title: title || sheet.songTitle,
      versionTitle: version,
      artist: artist || sheet.artistName,
      label,
      isrc,
      releaseDate,
      seconds,
    }));
}

function withSheet(recording: RegistrationRecording, sheet: SplitSheet | null) {
  const { title, version, artist } = recording;
  const length = readDuration(recording.duration || (sheet?.duration ?? ""));
  return {
    title,
    version,
    artist,
    label: recording.label || (sheet?.label ?? ""),
    isrc: readIsrc(recording.isrc || (sheet?.isrc ?? "")) ?? "",
    releaseDate: dayOf(recording.releaseDate || (sheet?.releaseDate ?? "")),
    seconds: length ? secondsOf(length) : 0,
  };
}

/** A sheet may say "next summer". */
const dayOf = (text: string) => (/^\d{4}-\d\d-\d\d$/.test(text) ? text : "");

/** Of 3:45 or 1:02:03. */
function secondsOf(length: string): number {
  return length.split(":").reduce((total, part) => total * 60 + Number(part), 0);
}

/** Where in the record what is refused of a CWR work is entered: `people.p1.legalName`. */
export function placeOfFault(
  work: RegisteredWork,
  [list, index, ...rest]: readonly (string | number)[],
): string {
  const field = rest.join(".");
  if (list === "writers" && typeof index === "number") {
    const names: Record<string, string> = {
      lastName: "legalName",
      firstName: "legalName",
      role: "writerRole",
    };
    return `people.${writersOf(work)[index]?.ref}.${names[field] ?? field}`;
  }
  if (list === "recordings" && typeof index === "number") {
    const place = recordingsOf(work)[index]?.index ?? index;
    return `recordings.${place}.${field === "versionTitle" ? "version" : field}`;
  }
  if (list === "samples") return `song.samples.${index}.${field === "writer" ? "owners" : field}`;
  if (list === "alternativeTitles") return `song.alternativeTitles.${index}.${field}`;
  if (list === "performers") return `recordings.0.performers.${index}.name`;
  if (list === "title") return "song.alternativeTitles";
  return list === "iswc" ? "song.iswc" : String(list);
}
