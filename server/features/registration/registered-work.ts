import {
  publisherOf,
  publisherOnSheet,
  publishersOf,
  writersOf,
} from "#shared/domain/registration/publishers";
import { foldName, foldTitle } from "#server/features/registration/cwr/fold";
import type { CwrPublisher, CwrWork, CwrWriter } from "#server/features/registration/cwr/work";
import type { RegistrationRecord } from "#shared/contract/registration";
import { readIsrc } from "#shared/domain/registration/isrc";
import { readDuration } from "#shared/domain/registration/duration";
import {
  isNational,
  lacksLanguage,
  sampledOf,
  splitName,
  type RegistrationPerson,
  type RegistrationRecording,
  type RegistrationSong,
} from "#shared/domain/registration/registration";
import type { Hundredths } from "#shared/domain/shares";
import { isCisacCode, societyOf, type Society } from "#shared/domain/registration/societies";
import { personKey, type SplitSheet } from "#shared/domain/split-sheet";

/** Somebody who holds a part of the song, with what is noted of them and when they said themselves that it is right. */
export type WorkPerson = {
  ref: string;
  name: string;
  email: string;
  share: Hundredths;
  /** Whether the sheet gives them their part as a publisher. */
  isPublisher: boolean;
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

/**
 * By what somebody is known again, the surest first: whoever is known by one keeps their number, and is known by all of them from then on.
 * A number that stood with somebody by mistake is theirs by their last name alone, and nobody else's of another.
 */
export type Identities = readonly string[];

/** The number of a person or publisher in the owner's files. */
export type PartyNumberOf = (identities: Identities) => string;

function identitiesOfWriter(person: WorkPerson): Identities {
  const { legalName, ipiNameNumber } = person.details;
  const lastName = foldName(
    splitName(legalName || person.name)
      .lastName.split(" ")
      .at(-1)!,
  ).text;
  const numbered = ipiNameNumber === "" ? [] : [`writer ${ipiNameNumber} ${lastName}`];
  return [`writer ${personKey(person)}`, ...numbered];
}

/** Two publishers may have one name. */
const identitiesOfPublisher = ({
  name,
  ipiNameNumber,
}: Pick<RegistrationPerson["publisher"], "name" | "ipiNameNumber">): Identities => [
  ipiNameNumber === "" ? `publisher ${name.trim().toLowerCase()}` : `publisher ${ipiNameNumber}`,
];

/** Everybody to whom a file gives a number for this song: the writers and their publishers. */
export const partiesOf = (work: RegisteredWork): Identities[] =>
  writersOf(work).flatMap((person) => {
    const publisher = publisherOf(work, person);
    return [identitiesOfWriter(person), ...(publisher ? [identitiesOfPublisher(publisher)] : [])];
  });

/** A song as CWR notifies it. A society that is no code of CISAC's list is none there. */
export function cwrWorkOf(work: RegisteredWork, numberOf: PartyNumberOf): CwrWork {
  const { record } = work;
  const recordings = recordingsOf(work);
  const { iswc, language } = record.song;
  const registered = titleForRegistries(work);
  return {
    workNumber: work.workNumber,
    title: registered,
    language,
    iswc,
    seconds: recordings[0]?.seconds ?? 0,
    writers: writersOf(work).map((person) => cwrWriter(work, person, numberOf)),
    unplacedPublishers: publishersOf(work)
      .filter(({ publisher, writers }) => !writers.some((one) => publisherOnSheet(work, one) === publisher))
      .map(({ publisher: { name, share }, writers }) => ({ name, share, writer: writers[0]?.name ?? "" })),
    alternativeTitles: cwrAlternatives(work).map((one) => ({
      ...one,
      language: isNational(one.type) ? one.language : "",
    })),
    performers: artistsOf(work).map((name) => ({ ...splitName(name), ipiNameNumber: "" })),
    recordings: recordings.map(({ isrc, ...recording }) => ({
      ...recording,
      title: recording.title === work.sheet.songTitle ? registered : recording.title,
      isrc: isrc.replaceAll("-", ""),
    })),
    samples: componentsOf(work).map(({ title, writer }) => ({ title, ...splitName(writer) })),
    societyNumbers: [...new Map(work.societyNumbers.map((one) => [one.society, one])).values()],
  };
}

/** Who performs the first recording as an artist of it. */
export const artistsOf = ({ record }: Pick<RegisteredWork, "record">): string[] =>
  (record.recordings[0]?.performers ?? [])
    .filter(({ part }) => part === "main" || part === "featured")
    .map(({ name }) => name);

/** A composite names who wrote each of its components, or none of them. */
export function componentsOf({ record }: Pick<RegisteredWork, "record">): RegistrationSong["sampled"] {
  const sampled = sampledOf(record.song);
  return sampled.every(({ writer }) => writer !== "") ? sampled : [];
}

/** A title that registries do not take, for its letters or its length, goes under the first other title that they do; the song's own stays first in our papers. */
function titleForRegistries({ sheet, record }: RegisteredWork): string {
  const fits = (typed: string) => {
    const { text, left } = foldTitle(typed);
    return left.length === 0 && text.length <= 60;
  };
  if (fits(sheet.songTitle)) return sheet.songTitle;
  const fitting = record.song.alternativeTitles.filter(({ title }) => fits(title));
  const best = standsForSong.map((type) => fitting.find((one) => one.type === type)).find(Boolean);
  return best?.title ?? sheet.songTitle;
}

/** Kinds of titles that are one of the whole song, the likeliest first: neither its first line nor the name of a part of it is. */
const standsForSong = ["AT", "TT", "AL", "OL"];

/** Without the one that the song is registered under, and those that registries do not take. */
function cwrAlternatives(work: RegisteredWork) {
  const registered = titleForRegistries(work);
  return work.record.song.alternativeTitles.filter(
    (one) => one.title !== registered && whyLeftOut(one) === null,
  );
}

/** Of a title in its own letters, why a file for registries goes without it; null where it has it. */
export function whyLeftOut(one: RegistrationSong["alternativeTitles"][number]): string | null {
  if (lacksLanguage(one)) return "left out: please choose its language";
  return isNational(one.type) && foldTitle(one.title).left.length > 0
    ? "left out: registries have no place for its letters, and your papers keep it"
    : null;
}

function cwrWriter(work: RegisteredWork, person: WorkPerson, numberOf: PartyNumberOf): CwrWriter {
  const { name, share, details } = person;
  const { societies } = work;
  const publisher = publisherOf(work, person);
  return {
    ...splitName(details.legalName || name),
    partyNumber: numberOf(identitiesOfWriter(person)),
    ipiNameNumber: details.ipiNameNumber,
    ipiBaseNumber: details.ipiBaseNumber,
    performingSociety: codeOf(details.performingSociety, societies),
    mechanicalSociety: codeOf(details.mechanicalSociety, societies),
    // What is none of these is refused by `checkWork`, with the field.
    role: details.writerRole as CwrWriter["role"],
    share,
    isWorkForHire: details.writerCapacity === "work_for_hire",
    publisher: publisher && cwrPublisher(publisher, societies, numberOf),
  };
}

function cwrPublisher(
  publisher: NonNullable<ReturnType<typeof publisherOf>>,
  societies: readonly Society[],
  numberOf: PartyNumberOf,
): CwrPublisher {
  const { name, ipiNameNumber, society, mechanicalSociety, share } = publisher;
  return {
    partyNumber: numberOf(identitiesOfPublisher(publisher)),
    name,
    ipiNameNumber,
    ipiBaseNumber: "",
    performingSociety: codeOf(society, societies),
    mechanicalSociety: codeOf(mechanicalSociety, societies),
    share,
  };
}

export function codeOf(society: string, societies: readonly Society[]): string {
  const digits = society.trim();
  const code = /^\d{1,3}$/.test(digits) ? digits.padStart(3, "0") : "";
  const found = societyOf(code || society, societies)?.code ?? code;
  return isCisacCode(found) ? found : "";
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

/** Who owns a recording: whom it names itself. The sheet's master rights are those of the first, and of no other that is noted beside it. */
export function recordingOwnersOf(
  { record, sheet }: Pick<RegisteredWork, "record" | "sheet">,
  index: number,
) {
  const own = record.recordings[index]?.owners ?? [];
  if (own.length > 0) return own.map((owner) => ({ ...owner, role: "Owner" }));
  return index === 0 ? sheet.master : [];
}

/** A sheet may say "next summer". */
const dayOf = (text: string) => (/^\d{4}-\d\d-\d\d$/.test(text) ? text : "");

/** Of 3:45 or 1:02:03. */
function secondsOf(length: string): number {
  return length.split(":").reduce((total, part) => total * 60 + Number(part), 0);
}

/** "Amina Wanjiru: " before what is refused of a writer. */
export function whoseFault(work: RegisteredWork, [list, index]: readonly (string | number)[]): string {
  const writer = list === "writers" && typeof index === "number" ? writersOf(work)[index] : undefined;
  return writer ? `${writer.name}: ` : "";
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
  if (list === "unplacedPublishers") return `people.${writersOf(work)[0]?.ref ?? ""}.publisher.name`;
  if (list === "samples")
    return field === "title" ? `song.samples.${index}.title` : `song.sampled.${index}.writer`;
  if (list === "alternativeTitles") {
    const written = cwrAlternatives(work)[Number(index)];
    return `song.alternativeTitles.${written ? work.record.song.alternativeTitles.indexOf(written) : index}.${field}`;
  }
  if (list === "performers") return `recordings.0.performers.${index}.name`;
  if (list === "title") return "song.alternativeTitles";
  return list === "iswc" ? "song.iswc" : String(list);
}
