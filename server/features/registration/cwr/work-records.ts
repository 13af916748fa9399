import type { CwrRecord } from "#server/features/registration/cwr/records";
import { foldName, foldTitle } from "#server/features/registration/cwr/fold";
import type {
  CwrPublisher,
  CwrRecording,
  CwrSubmitter,
  CwrWork,
  CwrWriter,
} from "#server/features/registration/cwr/work";
import { totalOf, type Hundredths } from "#shared/domain/shares";

/** The world: where whoever is controlled collects. */
const WORLD = 2136;
const NO_SOCIETY = "099";
const everywhere = { inclusion: "I", territory: WORLD, sequence: 1 } as const;

/** Registered for the first time, or a change of what was registered. */
export type TransactionType = "NWR" | "REV";

/** A publisher of the work with the writers it publishes. */
type Chain = { number: number; publisher: CwrPublisher; writers: CwrWriter[]; isSubmitters: boolean };

/** Of one right each, in hundredths of a percent of the song. */
type Shares = { performing: Hundredths; mechanical: Hundredths };

/**
 * A song's transaction in the order that CISAC demands: whom the submitter acts for before everybody else. The work must have passed
 * `checkWork`. A publisher with a share of its own on the sheet has that of each right. Any other takes out of its writer's share half of
 * the performing right, the odd hundredth staying with the writer, and all of the mechanical and synchronisation rights.
 */
export function recordsOf(work: CwrWork, submitter: CwrSubmitter, type: TransactionType): CwrRecord[] {
  const chains = chainsOf(work, submitter);
  const chainOf = (writer: CwrWriter) => chains.find(({ writers }) => writers.includes(writer));
  const isControlled = (writer: CwrWriter) => actsFor(chains, chainOf(writer));
  const controlled = work.writers.filter(isControlled);
  const others = work.writers.filter((writer) => !isControlled(writer));
  return [
    songRecord(work, type),
    ...chains.flatMap((chain) => publisherRecords(chain)),
    ...controlled.flatMap((writer) => controlledWriter(writer, chainOf(writer))),
    ...others.flatMap((writer) => otherWriter(writer, chainOf(writer))),
    ...work.alternativeTitles.map((alternative): CwrRecord => ({
      record: "ALT",
      ...alternative,
      title: foldTitle(alternative.title).text,
    })),
    ...work.performers.map(({ lastName, firstName, ipiNameNumber }): CwrRecord => ({
      record: "PER",
      lastName: foldName(lastName).text,
      firstName: foldName(firstName).text,
      ipiNameNumber,
    })),
    ...work.recordings.map(recordingRecord),
    ...work.samples.map((sample): CwrRecord => ({
      record: "COM",
      title: foldTitle(sample.title).text,
      lastName: foldName(sample.lastName).text,
      firstName: foldName(sample.firstName).text,
    })),
    ...work.societyNumbers.map(({ society, number }): CwrRecord => ({
      record: "XRF",
      organisation: society,
      identifier: number,
      type: "W",
      validity: "Y",
    })),
  ];
}

/** The submitter's chain first: chains are counted in the order in which they stand. */
function chainsOf({ writers }: CwrWork, submitter: CwrSubmitter): Chain[] {
  const byNumber = new Map<string, Omit<Chain, "number">>();
  for (const writer of writers) {
    const { publisher } = writer;
    if (!publisher) continue;
    const isSubmitters = publisher.ipiNameNumber === submitter.ipiNameNumber;
    const chain = byNumber.get(publisher.partyNumber) ?? { publisher, writers: [], isSubmitters };
    chain.writers.push(writer);
    byNumber.set(publisher.partyNumber, chain);
  }
  return [...byNumber.values()]
    .toSorted((one, other) => Number(other.isSubmitters) - Number(one.isSubmitters))
    .map((chain, index) => ({ ...chain, number: index + 1 }));
}

/** The submitter acts for the writers it publishes; for everybody, where nobody has a publisher: a writer who is linked to none must hold all. */
function actsFor(chains: readonly Chain[], chain: Chain | undefined): boolean {
  return chain ? chain.isSubmitters : chains.length === 0;
}

function songRecord(work: CwrWork, type: TransactionType): CwrRecord {
  const components = work.samples.length;
  return {
    record: type,
    title: foldTitle(work.title).text,
    language: work.language,
    workNumber: work.workNumber,
    iswc: compactIswc(work.iswc),
    category: "POP",
    duration: timeOf(work.seconds),
    isRecorded: work.recordings.length > 0 ? "Y" : "U",
    textMusic: textMusicOf(work.writers),
    composite: components > 0 ? "COS" : "",
    version: "ORI",
    // Of songs, and not of works for the stage. Societies of the United Kingdom demand an answer here, and whether a first recording is refused.
    grandRights: "N",
    components,
  };
}

/** Where nobody wrote words, nobody knows whether there are any: it is left open. */
function textMusicOf(writers: readonly CwrWriter[]): string {
  const has = (roles: string[]) => writers.some(({ role }) => roles.includes(role));
  if (!has(["A", "CA"])) return "";
  return has(["C", "CA"]) ? "MTX" : "TXT";
}

function publisherRecords(chain: Chain): CwrRecord[] {
  const { publisher, number, isSubmitters } = chain;
  const shares = chain.writers.map(publishersPart);
  const performing = publisher.share ?? totalOf(shares.map((share) => share.performing));
  const mechanical = publisher.share ?? totalOf(shares.map((share) => share.mechanical));
  const owner = {
    chain: number,
    partyNumber: publisher.partyNumber,
    name: foldName(publisher.name).text,
    role: "E",
    ipiNameNumber: publisher.ipiNameNumber,
    ipiBaseNumber: publisher.ipiBaseNumber,
    ...ownershipOf(publisher, { performing, mechanical }),
  };
  if (!isSubmitters) return [{ record: "OPU", ...owner }];
  const { partyNumber } = publisher;
  return [
    { record: "SPU", ...owner, firstRecordingRefusal: "N" },
    { record: "SPT", partyNumber, ...collectionOf({ performing, mechanical }), ...everywhere },
  ];
}

function controlledWriter(writer: CwrWriter, chain: Chain | undefined): CwrRecord[] {
  const { partyNumber } = writer;
  return [
    { record: "SWR", ...writerFields(writer), firstRecordingRefusal: "N" },
    { record: "SWT", partyNumber, ...collectionOf(writersPart(writer)), ...everywhere },
    ...linkOf(writer, chain),
  ];
}

function otherWriter(writer: CwrWriter, chain: Chain | undefined): CwrRecord[] {
  return [{ record: "OWR", ...writerFields(writer) }, ...linkOf(writer, chain)];
}

function writerFields(writer: CwrWriter) {
  return {
    partyNumber: writer.partyNumber,
    lastName: foldName(writer.lastName).text,
    firstName: foldName(writer.firstName).text,
    role: writer.role,
    ipiNameNumber: writer.ipiNameNumber,
    ipiBaseNumber: writer.ipiBaseNumber,
    isWorkForHire: writer.isWorkForHire ? "Y" : "",
    ...ownershipOf(writer, writersPart(writer)),
  };
}

function linkOf({ partyNumber }: CwrWriter, chain: Chain | undefined): CwrRecord[] {
  if (!chain) return [];
  const { publisher, number } = chain;
  return [
    {
      record: "PWR",
      publisherNumber: publisher.partyNumber,
      publisherName: foldName(publisher.name).text,
      writerNumber: partyNumber,
      chain: number,
    },
  ];
}

/** What a publisher takes out of a writer's share. */
function publishersPart({ share, publisher }: CwrWriter): Shares {
  return publisher?.share === null
    ? { performing: Math.floor(share / 2), mechanical: share }
    : { performing: 0, mechanical: 0 };
}

function writersPart(writer: CwrWriter): Shares {
  const { performing, mechanical } = publishersPart(writer);
  return { performing: writer.share - performing, mechanical: writer.share - mechanical };
}

type Societies = { performingSociety: string; mechanicalSociety: string };

function ownershipOf(
  { performingSociety, mechanicalSociety }: Societies,
  { performing, mechanical }: Shares,
) {
  return {
    performingSociety: performingSociety || NO_SOCIETY,
    performingShare: performing,
    mechanicalSociety: mechanicalSociety || NO_SOCIETY,
    mechanicalShare: mechanical,
    synchronisationSociety: "",
    synchronisationShare: mechanical,
  };
}

function collectionOf({ performing, mechanical }: Shares) {
  return { performingShare: performing, mechanicalShare: mechanical, synchronisationShare: mechanical };
}

function recordingRecord(recording: CwrRecording): CwrRecord {
  return {
    record: "REC",
    releaseDate: recording.releaseDate.replaceAll("-", ""),
    duration: timeOf(recording.seconds),
    isrc: recording.isrc,
    format: "A",
    recordingTitle: foldTitle(recording.title).text,
    versionTitle: foldTitle(recording.versionTitle).text,
    displayArtist: foldTitle(recording.artist).text,
    recordLabel: foldTitle(recording.label).text,
    isrcValidity: recording.isrc === "" ? "" : "Y",
  };
}

/** HHMMSS */
export function timeOf(seconds: number): string {
  const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  return parts.map((part) => String(part).padStart(2, "0")).join("");
}

function compactIswc(iswc: string): string {
  return iswc.replace(/[^T\d]/g, "");
}
