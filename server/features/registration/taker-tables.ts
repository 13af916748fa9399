import { timeOf } from "#server/features/registration/cwr/work-records";
import { blank, type Row } from "#server/features/registration/pack-tables";
import {
  recordingsOf,
  type RegisteredWork,
  type WorkPerson,
} from "#server/features/registration/registered-work";
import {
  administratorOf,
  publisherNoted,
  publisherOf,
  publishersOf,
  writersOf,
} from "#shared/domain/registration/publishers";
import { noPerson, noRecording, splitName } from "#shared/domain/registration/registration";
import { toPercent } from "#shared/domain/shares";

type Publisher = ReturnType<typeof publisherNoted>;

/** As in its template: what has a star is required, and of two with a dagger each needs the other. */
const mlcHead = [
  "PRIMARY TITLE *",
  "MLC SONG CODE",
  "MEMBERS SONG ID",
  "ISWC",
  "AKA TITLE †",
  "AKA TITLE TYPE CODE †",
  "WRITER LAST NAME *",
  "WRITER FIRST NAME",
  "WRITER IPI NUMBER",
  "WRITER ROLE CODE *",
  "MLC PUBLISHER NUMBER",
  "PUBLISHER NAME *",
  "PUBLISHER IPI NUMBER *",
  "ADMINISTRATOR MLC PUBLISHER NUMBER",
  "ADMINISTRATOR NAME †",
  "ADMINISTRATOR IPI NUMBER †",
  "COLLECTION SHARE *",
  "RECORDING TITLE †",
  "RECORDING ARTIST NAME †",
  "RECORDING ISRC",
  "RECORDING LABEL",
];

/** The MLC's bulk layout: one row for each writer with their publisher, or recording, or other title; what is of the song stands in its first. */
export function mlcTable(works: readonly RegisteredWork[]): Row[] {
  return [mlcHead, ...works.flatMap(mlcRows)];
}

function mlcRows(work: RegisteredWork): Row[] {
  const { song } = work.record;
  const row = (
    writer: string[],
    { name, ipiNameNumber }: Pick<Publisher, "name" | "ipiNameNumber">,
    share: number,
    administrator: Pick<Publisher, "name" | "ipiNameNumber"> = noPerson.publisher,
  ) => [
    ...writer,
    "",
    name,
    ipiNameNumber,
    "",
    administrator.name,
    administrator.ipiNameNumber,
    toPercent(share),
  ];
  const named = ({ name, details }: WorkPerson) => {
    const { lastName, firstName } = splitName(details.legalName || name);
    return [lastName, firstName, details.ipiNameNumber, details.writerRole];
  };
  const writers = [
    ...writersOf(work).map((person) => {
      const publisher = publisherOf(work, person);
      return row(
        named(person),
        publisher?.share === null ? publisher : noPerson.publisher,
        person.share,
        administratorOf(work, person) ?? undefined,
      );
    }),
    // A publisher's own share stands with the first of its writers.
    ...publishersOf(work).map((one) => {
      const [first] = one.writers;
      return row(first ? named(first) : blank(4), publisherNoted(one), one.publisher.share);
    }),
  ];
  const titles = song.alternativeTitles.map(({ title, type }) => [title, type]);
  const recordings = recordingsOf(work).map(({ title, artist, isrc, label }) => [
    title,
    artist,
    compact(isrc),
    label,
  ]);
  const count = Math.max(writers.length, titles.length, recordings.length);
  return Array.from({ length: count }, (_, index): Row => [
    ...(index === 0 ? [work.sheet.songTitle, "", work.workNumber, compact(song.iswc)] : blank(4)),
    ...(titles[index] ?? blank(2)),
    ...(writers[index] ?? blank(11)),
    ...(recordings[index] ?? blank(4)),
  ]);
}

/** As in its ISRC ingest form, of which row 11 is the first to fill. */
const soundExchangeHead = [
  "Artist",
  "Recording Title",
  "ISRC",
  "What is the basis of your claim? (Copyright Owner or Collections Designee)",
  "Percentage Claimed",
  "Collection Rights Begin Date (MM/DD/YYYY)",
  "Collection Rights End Date (MM/DD/YYYY)",
  "Non-US Territories of Collection Rights",
  "Recording Version",
  "Duration (HH:MM:SS)",
  "Genre",
  "Recording Date (MM/DD/YYYY)",
  "Country of Recording/Fixation",
  "Country of Mastering",
  "Copyright Owner Country of Nationality",
  "Date of First Release (MM/DD/YYYY)",
  "Country/Countries of First Release/Publication",
  "(P) Line",
  "ISWC",
  "Composer(s)",
  "Publisher(s)",
  "Release Artist",
  "Release Title (Album Title)",
  "Release Version",
  "UPC",
  "Catalog #",
  "Release Date (MM/DD/YYYY)",
  "Country of Release",
  "Release Label",
];

/** SoundExchange's columns: what is claimed is left to whoever claims it, and what nobody is asked for here is empty. */
export function soundExchangeTable(works: readonly RegisteredWork[]): Row[] {
  return [
    soundExchangeHead,
    ...works.flatMap((work) => recordingsOf(work).map((recording) => soundExchangeRow(work, recording))),
  ];
}

function soundExchangeRow(work: RegisteredWork, recording: ReturnType<typeof recordingsOf>[number]): Row {
  const { index, title, versionTitle, artist, isrc, seconds, releaseDate, label } = recording;
  const { recordedOn, country, performers } = work.record.recordings[index] ?? noRecording;
  const featured = performers.filter(({ part }) => part === "featured").map(({ name }) => name);
  const composers = writersOf(work).filter(({ details }) => details.writerRole !== "A");
  const publishers = [
    ...writersOf(work).map((one) => publisherOf(work, one)?.name ?? ""),
    ...publishersOf(work).map((one) => publisherNoted(one).name),
  ];
  const released = usDay(releaseDate);
  const rights = [[artist, ...featured].join("; "), title, compact(isrc), ...blank(5)];
  const facts = [versionTitle, lengthOf(seconds), work.sheet.genre, usDay(recordedOn), country];
  const firstRelease = ["", "", released, "", ""];
  const song = [
    compact(work.record.song.iswc),
    composers.map(({ name, details }) => details.legalName || name).join("; "),
    [...new Set(publishers)].filter(Boolean).join("; "),
  ];
  return [...rights, ...facts, ...firstRelease, ...song, ...blank(5), released, "", label];
}

const usDay = (day: string) => day.replace(/^(\d{4})-(\d\d)-(\d\d)$/, "$2/$3/$1");
const lengthOf = (seconds: number) =>
  seconds === 0 ? "" : timeOf(seconds).replace(/^(\d\d)(\d\d)(\d\d)$/, "$1:$2:$3");

/** An ISRC or ISWC without what people read it by. */
const compact = (identifier: string) => identifier.replace(/[-.]/g, "");
