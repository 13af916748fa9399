import {
  administratorOf,
  publisherNoted,
  publisherOf,
  publisherOnSheet,
  publishersOf,
  writersOf,
} from "#shared/domain/registration/publishers";
import {
  codeOf,
  recordingOwnersOf,
  recordingsOf,
  type RegisteredWork,
  type WorkPerson,
} from "#server/features/registration/registered-work";
import { isSameName } from "#shared/domain/acting";
import type { RegistrationPack } from "#shared/contract/registration-pack";
import {
  contributionsInWords,
  noPerson,
  noRecording,
  performerPartLabels,
  sampledOf,
  splitName,
  writerCapacityLabels,
} from "#shared/domain/registration/registration";
import { societyOf } from "#shared/domain/registration/societies";
import { toPercent } from "#shared/domain/shares";

export type Row = (string | number)[];
type Publisher = ReturnType<typeof publisherNoted>;

const notification = [
  "Work ID",
  "Title",
  "ISWC",
  "Alternative titles",
  "Row",
  "Last name",
  "First name",
  "Publisher of",
  "IPI name number",
  "ISNI",
  "IPI base number",
  "Performing society",
  "Mechanical society",
  "Contribution",
  "Role",
  "Capacity",
  "Share of song %",
  "Performing share %",
  "Mechanical share %",
  "Recording title",
  "Version",
  "Artist",
  "ISRC",
  "Length (seconds)",
  "Release date",
  "Label",
  "Performers",
  "Language",
  "Written on",
  "Written in",
  "Signed on",
];

/**
 * One row for each writer, publisher and recording. A publisher has the share that the sheet gives it, or takes its part out of its
 * writer's: half of the performing right, all of the mechanical one, as in CWR. An administrator has none.
 */
export function notificationTable(works: readonly RegisteredWork[]): Row[] {
  return [notification, ...works.flatMap(rowsOf)];
}

function rowsOf(work: RegisteredWork): Row[] {
  const { song } = work.record;
  const titles = song.alternativeTitles.map(({ title }) => title).join("; ");
  const start = [work.workNumber, work.sheet.songTitle, song.iswc, titles];
  const ofSong = [song.language, song.writtenOn, song.writtenIn, work.version.signedAt.slice(0, 10)];
  const publisherRow = (
    { name, ipiNameNumber, society, mechanicalSociety }: Publisher,
    writers: string,
    shares: [ofSong: number | "", performing: number, mechanical: number],
    role = "E",
  ): Row => [
    ...start,
    "publisher",
    name,
    "",
    writers,
    ipiNameNumber,
    "",
    "",
    nameOf(work, society),
    nameOf(work, mechanicalSociety),
    "",
    role,
    "",
    ...shares,
    ...blank(8),
    ...ofSong,
  ];
  const writers = writersOf(work).flatMap((person): Row[] => {
    const { name, share, details } = person;
    const { lastName, firstName } = splitName(details.legalName || name);
    const { publisher, published, mechanical } = partsOf(work, person);
    const writer = [
      ...start,
      "writer",
      lastName,
      firstName,
      "",
      details.ipiNameNumber,
      details.isni,
      details.ipiBaseNumber,
      nameOf(work, details.performingSociety),
      nameOf(work, details.mechanicalSociety),
      contributionsInWords(details),
      details.writerRole,
      writerCapacityLabels[details.writerCapacity],
      toPercent(share),
      toPercent(share - published),
      toPercent(mechanical),
      ...blank(8),
      ...ofSong,
    ];
    const administrator = administratorOf(work, person);
    if (administrator) {
      const { society } = administrator;
      const collects = { ...administrator, mechanicalSociety: society };
      return [writer, publisherRow(collects, inColumns(person), ["", 0, 0], "AM")];
    }
    if (!publisher) return [writer];
    return [writer, publisherRow(publisher, inColumns(person), ["", toPercent(published), toPercent(share)])];
  });
  const publishers = publishersOf(work).map((one): Row => {
    const share = toPercent(one.publisher.share);
    const names = one.writers.map(inColumns).join("; ");
    return publisherRow(publisherNoted(one), names, [share, share, share]);
  });
  const recordings = recordingsOf(work).map(
    ({ index, title, versionTitle, artist, isrc, seconds, releaseDate, label }): Row => [
      ...start,
      "recording",
      ...blank(14),
      title,
      versionTitle,
      artist,
      isrc,
      seconds || "",
      releaseDate,
      label,
      performersInWords(work.record.recordings[index] ?? noRecording),
      ...ofSong,
    ],
  );
  return [...writers, ...publishers, ...recordings];
}

/** What a writer's publisher takes out of their share, where it does; `mechanical` is what is left to them. */
function partsOf(song: { people: readonly WorkPerson[] }, person: WorkPerson) {
  const { share } = person;
  const publisher = publisherOf(song, person);
  return publisher?.share === null
    ? { publisher, published: Math.floor(share / 2), mechanical: 0 }
    : { publisher: null, published: 0, mechanical: share };
}

/** Zuri (Instrument, nyatiti); Otile (Featured artist) */
const performersInWords = ({ performers }: Pick<typeof noRecording, "performers">) =>
  performers
    .map(({ name, part, instrument }) => {
      const did = [performerPartLabels[part], instrument].filter(Boolean).join(", ");
      return `${name} (${did})`;
    })
    .join("; ");

/** As a writer's own row calls them. */
function inColumns({ name, details }: WorkPerson): string {
  const { lastName, firstName } = splitName(details.legalName || name);
  return `${firstName} ${lastName}`.trim();
}

/** A clerk reads names; programs find the codes in the JSON. */
const nameOf = ({ societies }: RegisteredWork, society: string) =>
  societyOf(society, societies)?.name ?? society;

export const blank = (length: number) => Array.from({ length }, () => "");

/** Who owns which part of song and recording, as the registry of KECOBO asks for it. */
export function ownersTable(works: readonly RegisteredWork[]): Row[] {
  const head = [
    "Work ID",
    "Title",
    "What",
    "Owner",
    "Legal name",
    "Role",
    "Percentage",
    "Society",
    "ISRC",
    "IPI name number",
  ];
  return [head, ...works.flatMap(ownersOf)];
}

function ownersOf(work: RegisteredWork): Row[] {
  const { sheet, record } = work;
  const start = [work.workNumber, sheet.songTitle];
  const detailsOf = (holder: Holder) => personCalled(work, holder)?.details ?? noPerson;
  const song = sheet.publishing.map((holder): Row => {
    const { legalName, performingSociety, ipiNameNumber } = detailsOf(holder);
    const { name, role, share } = holder;
    const society = nameOf(work, performingSociety);
    return [...start, "Song", name, legalName, role, toPercent(share), society, "", ipiNameNumber];
  });
  const recordings = record.recordings.flatMap(({ title, version }, index): Row[] => {
    const isrc = recordingsOf(work).find((one) => one.index === index)?.isrc ?? "";
    const called = version || (index > 0 ? title || sheet.songTitle : "");
    return recordingOwnersOf(work, index).map((owner) => [
      ...start,
      called === "" ? "Recording" : `Recording (${called})`,
      owner.name,
      detailsOf(owner).legalName,
      owner.role,
      toPercent(owner.share),
      "",
      isrc,
      detailsOf(owner).ipiNameNumber,
    ]);
  });
  return [...song, ...recordings];
}

/** Of a row of a sheet that was sent stands who it is, and no address. */
type Holder = { name: string; email?: string; key?: string };

/** Two of one name are told apart by who they are on the sheet, else by their addresses; of whom neither is known is neither. */
function personCalled(
  { people }: Pick<RegisteredWork, "people">,
  { name, email = "", key }: Holder,
): WorkPerson | undefined {
  const named = people.filter((one) => isSameName(one.name, name));
  if (named.length < 2) return named[0];
  return named.find((one) => one.ref === key) ?? named.find((one) => email !== "" && one.email === email);
}

/** All that is known of the songs, for programs. */
export function packOf(works: readonly RegisteredWork[]): RegistrationPack {
  return {
    format: "sahihi-registration/6",
    works: works.map(({ workNumber, documentId, version, sheet, record, people, societies, ...work }) => ({
      workNumber,
      documentId,
      version,
      title: sheet.songTitle,
      artist: sheet.artistName,
      song: { ...record.song, sampled: sampledOf(record.song) },
      recordings: record.recordings,
      facts: recordingsOf({ workNumber, documentId, version, sheet, record, people, societies, ...work }),
      publishers: publishersOf({ people }).map((one) => ({
        ...publisherNoted(one),
        name: one.publisher.name,
        percentage: toPercent(one.publisher.share),
        of: one.writers.map(({ name }) => name),
      })),
      writers: writersOf({ people }).map((writer) => ({
        name: writer.name,
        percentage: toPercent(writer.share),
        performingPercentage: toPercent(writer.share - partsOf({ people }, writer).published),
        mechanicalPercentage: toPercent(partsOf({ people }, writer).mechanical),
        ...writer.details,
        // One with a share of its own stands among the publishers alone.
        publisher:
          publisherOnSheet({ people }, writer) && !administratorOf({ people }, writer)
            ? noPerson.publisher
            : writer.details.publisher,
        performingSocietyCode: codeOf(writer.details.performingSociety, societies),
        mechanicalSocietyCode: codeOf(writer.details.mechanicalSociety, societies),
      })),
      signedShares: sheet.publishing.map(({ name, role, share }) => ({
        name,
        role,
        percentage: toPercent(share),
      })),
      masterOwners: sheet.master.map((owner) => {
        const { legalName, ipiNameNumber } = personCalled({ people }, owner)?.details ?? noPerson;
        return {
          name: owner.name,
          role: owner.role,
          percentage: toPercent(owner.share),
          legalName,
          ipiNameNumber,
        };
      }),
    })),
  };
}
