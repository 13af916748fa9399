import {
  codeOf,
  recordingsOf,
  writersOf,
  type RegisteredWork,
} from "#server/features/registration/registered-work";
import type { RegistrationPack } from "#shared/contract/registration-pack";
import { contributionsInWords, splitName } from "#shared/domain/registration/registration";
import { societyOf } from "#shared/domain/registration/societies";
import { toPercent } from "#shared/domain/shares";

type Row = (string | number)[];

const notification = [
  "Work ID",
  "Title",
  "ISWC",
  "Alternative titles",
  "Row",
  "Last name",
  "First name",
  "IPI name number",
  "ISNI",
  "Performing society",
  "Mechanical society",
  "Contribution",
  "Role",
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
  "Signed on",
];

/**
 * One row for each writer, publisher and recording. A publisher's part is taken out of its writer's share: half of the performing right,
 * all of the mechanical one, as in CWR.
 */
export function notificationTable(works: readonly RegisteredWork[]): Row[] {
  return [notification, ...works.flatMap(rowsOf)];
}

function rowsOf(work: RegisteredWork): Row[] {
  const { song } = work.record;
  const titles = song.alternativeTitles.map(({ title }) => title).join("; ");
  const start = [work.workNumber, work.sheet.songTitle, song.iswc, titles];
  const signedOn = work.version.signedAt.slice(0, 10);
  const writers = writersOf(work).flatMap(({ name, share, details }): Row[] => {
    const { lastName, firstName } = splitName(details.legalName || name);
    const { publisher } = details;
    const published = publisher.name === "" ? 0 : Math.floor(share / 2);
    const mechanical = publisher.name === "" ? share : 0;
    const writer = [
      ...start,
      "writer",
      lastName,
      firstName,
      details.ipiNameNumber,
      details.isni,
      nameOf(work, details.performingSociety),
      nameOf(work, details.mechanicalSociety),
      contributionsInWords(details),
      details.writerRole,
      toPercent(share),
      toPercent(share - published),
      toPercent(mechanical),
      ...blank(7),
      signedOn,
    ];
    if (publisher.name === "") return [writer];
    const society = nameOf(work, publisher.society);
    const numbers = [
      publisher.ipiNameNumber,
      "",
      society,
      society,
      "",
      "E",
      "",
      toPercent(published),
      toPercent(share),
    ];
    return [writer, [...start, "publisher", publisher.name, "", ...numbers, ...blank(7), signedOn]];
  });
  const recordings = recordingsOf(work).map(
    ({ title, versionTitle, artist, isrc, seconds, releaseDate, label }): Row => [
      ...start,
      "recording",
      ...blank(11),
      title,
      versionTitle,
      artist,
      isrc,
      seconds || "",
      releaseDate,
      label,
      signedOn,
    ],
  );
  return [...writers, ...recordings];
}

/** A clerk reads names; programs find the codes in the JSON. */
const nameOf = ({ societies }: RegisteredWork, society: string) =>
  societyOf(society, societies)?.name ?? society;

const blank = (length: number) => Array.from({ length }, () => "");

/** Who owns which part of song and recording, as the registry of KECOBO asks for it. */
export function ownersTable(works: readonly RegisteredWork[]): Row[] {
  const head = ["Work ID", "Title", "What", "Owner", "Legal name", "Role", "Percentage", "Society", "ISRC"];
  return [head, ...works.flatMap(ownersOf)];
}

function ownersOf(work: RegisteredWork): Row[] {
  const { sheet, record } = work;
  const start = [work.workNumber, sheet.songTitle];
  const legalName = (name: string) => work.people.find((one) => one.name === name)?.details.legalName ?? "";
  const isrc = recordingsOf(work)[0]?.isrc ?? "";
  const song = sheet.publishing.map(({ name, role, share }): Row => {
    const society = nameOf(
      work,
      work.people.find((one) => one.name === name)?.details.performingSociety ?? "",
    );
    return [...start, "Song", name, legalName(name), role, toPercent(share), society, ""];
  });
  const master = sheet.master.map(({ name, role, share }): Row => [
    ...start,
    "Recording",
    name,
    legalName(name),
    role,
    toPercent(share),
    "",
    isrc,
  ]);
  const others = record.recordings.flatMap(({ owners, isrc: own, version }): Row[] =>
    owners.map(({ name, share }) => [
      ...start,
      version === "" ? "Recording" : `Recording (${version})`,
      name,
      legalName(name),
      "Owner",
      toPercent(share),
      "",
      own,
    ]),
  );
  return record.recordings[0]?.owners.length ? [...song, ...others] : [...song, ...master, ...others];
}

const mlcHead = [
  "PRIMARY TITLE",
  "MLC SONG CODE",
  "MEMBERS SONG ID",
  "ISWC",
  "AKA TITLE",
  "AKA TITLE TYPE CODE",
  "WRITER LAST NAME",
  "WRITER FIRST NAME",
  "WRITER IPI NUMBER",
  "WRITER ROLE CODE",
  "MLC PUBLISHER NUMBER",
  "PUBLISHER NAME",
  "PUBLISHER IPI NUMBER",
  "ADMINISTRATOR MLC PUBLISHER NUMBER",
  "ADMINISTRATOR NAME",
  "ADMINISTRATOR IPI NUMBER",
  "COLLECTION SHARE",
  "RECORDING TITLE",
  "RECORDING ARTIST NAME",
  "RECORDING ISRC",
  "RECORDING LABEL",
];

/** The MLC's bulk layout: one row for each writer with their publisher, or recording, or other title; the song's title once. */
export function mlcTable(works: readonly RegisteredWork[]): Row[] {
  return [mlcHead, ...works.flatMap(mlcRows)];
}

function mlcRows(work: RegisteredWork): Row[] {
  const { song } = work.record;
  const writers = writersOf(work).map(({ name, share, details }) => {
    const { lastName, firstName } = splitName(details.legalName || name);
    const { publisher } = details;
    const writer = [lastName, firstName, details.ipiNameNumber, details.writerRole];
    return [...writer, "", publisher.name, publisher.ipiNameNumber, "", "", "", toPercent(share)];
  });
  const titles = song.alternativeTitles.map(({ title, type }) => [title, type]);
  const recordings = recordingsOf(work).map(({ title, artist, isrc, label }) => [title, artist, isrc, label]);
  const count = Math.max(writers.length, titles.length, recordings.length);
  return Array.from({ length: count }, (_, index): Row => [
    ...(index === 0 ? [work.sheet.songTitle, "", work.workNumber, song.iswc] : ["", "", work.workNumber, ""]),
    ...(titles[index] ?? blank(2)),
    ...(writers[index] ?? blank(11)),
    ...(recordings[index] ?? blank(4)),
  ]);
}

const soundExchangeHead = [
  "Recording Artist",
  "Recording Title",
  "ISRC",
  "Basis of Claim",
  "Percentage Claimed",
  "Collection Rights Begin Date",
  "Collection Rights End Date",
  "Non-US Territories",
  "Version",
  "Duration",
  "Genre",
  "Recording Date",
  "Country of Recording",
  "Release Artist",
  "Release Title",
  "Release Date",
  "Release Label",
  "ISWC",
  "Composer(s)",
  "Publisher(s)",
];

/** SoundExchange's columns: what is claimed is left to whoever claims it. */
export function soundExchangeTable(works: readonly RegisteredWork[]): Row[] {
  const rows = works.flatMap((work) => {
    const composers = writersOf(work).map(({ name, details }) => details.legalName || name);
    const publishers = writersOf(work).map(({ details }) => details.publisher.name);
    return recordingsOf(work).map(
      ({ index, title, versionTitle, artist, isrc, seconds, releaseDate, label }): Row => {
        const { recordedOn, country } = work.record.recordings[index] ?? { recordedOn: "", country: "" };
        const rights = [artist, title, isrc.replaceAll("-", ""), "", "", "", "", ""];
        const facts = [versionTitle, lengthOf(seconds), work.sheet.genre, usDay(recordedOn), country];
        const release = [artist, title, usDay(releaseDate), label];
        const song = [
          work.record.song.iswc,
          composers.join("; "),
          [...new Set(publishers)].filter(Boolean).join("; "),
        ];
        return [...rights, ...facts, ...release, ...song];
      },
    );
  });
  return [soundExchangeHead, ...rows];
}

const usDay = (day: string) => day.replace(/^(\d{4})-(\d\d)-(\d\d)$/, "$2/$3/$1");
const lengthOf = (seconds: number) =>
  seconds === 0 ? "" : `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;

/** All that is known of the songs, for programs. */
export function packOf(works: readonly RegisteredWork[]): RegistrationPack {
  return {
    format: "sahihi-registration/3",
    works: works.map(({ workNumber, documentId, version, sheet, record, people, societies, ...work }) => ({
      workNumber,
      documentId,
      version,
      title: sheet.songTitle,
      artist: sheet.artistName,
      song: record.song,
      recordings: record.recordings,
      facts: recordingsOf({ workNumber, documentId, version, sheet, record, people, societies, ...work }),
      writers: people
        .filter(({ share }) => share > 0)
        .map(({ name, share, details }) => ({
          name,
          percentage: toPercent(share),
          ...details,
          performingSocietyCode: codeOf(details.performingSociety, societies),
          mechanicalSocietyCode: codeOf(details.mechanicalSociety, societies),
        })),
      masterOwners: sheet.master.map(({ name, role, share }) => ({
        name,
        role,
        percentage: toPercent(share),
      })),
    })),
  };
}
