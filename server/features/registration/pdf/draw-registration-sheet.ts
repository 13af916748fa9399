import { drawFacts } from "#server/adapters/pdf/draw-facts";
import { drawOperator, OPERATOR_ROOM } from "#server/adapters/pdf/draw-operator";
import { drawTable, type Cell, type Column } from "#server/adapters/pdf/draw-table";
import { linesOf } from "#server/adapters/pdf/draw-text";
import { drawTextBlock } from "#server/adapters/pdf/draw-text-block";
import { drawTitle } from "#server/adapters/pdf/draw-title";
import { pageFurniture } from "#server/adapters/pdf/page-furniture";
import {
  columnWidth,
  finishPdf,
  makeRoom,
  paper,
  startPage,
  startPdf,
  type Pdf,
} from "#server/adapters/pdf/pdf";
import { styles } from "#server/adapters/pdf/text-styles";
import type { RegistrationSheet } from "#server/features/registration/pdf/registration-sheet";
import { publisherNoted, publishersOf, writersOf } from "#shared/domain/registration/publishers";
import {
  recordingOwnersOf,
  recordingsOf,
  type RegisteredWork,
  type WorkPerson,
} from "#server/features/registration/registered-work";
import { brand } from "#shared/brand";
import { calendarDay, dayInNairobi } from "#shared/dates";
import {
  performerPartLabels,
  registryLanguages,
  contributionsInWords,
  writerCapacityLabels,
  writerRoleLabels,
} from "#shared/domain/registration/registration";
import { nothingDeclared } from "#shared/domain/declared";
import { declaredParts } from "#shared/domain/declared-words";
import { formatShare } from "#shared/domain/shares";
import { societyOf, type Society } from "#shared/domain/registration/societies";

const TITLE = "For registration";
const NOTHING = "–";
const NOTE_ROOM = 70 + OPERATOR_ROOM;

/** Each song with its writers, recordings, samples and statement on AI, and what all of it is worth. */
export async function drawRegistrationSheet({ works, madeAt, operator }: RegistrationSheet): Promise<Buffer> {
  const day = dayInNairobi(new Date(madeAt));
  const [first] = works;
  const name = works.length === 1 && first ? first.sheet.songTitle : `${works.length} songs`;
  const pdf = startPdf(
    {
      title: `${TITLE}: ${name}`,
      author: brand.name,
      subject: `What registries ask for, as noted on ${day}`,
      keywords: `${brand.name}, registration, ${works.map(({ workNumber }) => workNumber).join(", ")}`,
      madeAt: new Date(madeAt),
    },
    pageFurniture(
      { name: `${TITLE}: ${name}`, reference: `As noted on ${day}` },
      { mark: `As noted on ${day}`, isFinal: true },
    ),
  );
  for (const [index, work] of works.entries()) {
    if (index > 0) startPage(pdf);
    drawWork(pdf, work);
  }
  makeRoom(pdf, NOTE_ROOM);
  pdf.y += 10;
  drawTextBlock(
    pdf,
    pdf.root,
    "P",
    "Everybody has signed the shares and, of owners, samples and AI, what the sheet itself says; the version is named with each song. All else on this paper was noted beside it by the owner and by the people themselves, can change, and is no part of what was signed. A dash stands where nothing is noted. Attach the signed sheet.",
    styles.note,
  );
  drawOperator(pdf, operator);
  return finishPdf(pdf);
}

function drawWork(pdf: Pdf, work: RegisteredWork): void {
  const { sheet } = work;
  drawTitle(pdf, TITLE, sheet.songTitle);
  if (sheet.artistName) {
    pdf.y += 2;
    drawTextBlock(pdf, pdf.root, "P", `by ${sheet.artistName}`, styles.byline);
  }
  pdf.y += 12;
  drawFacts(pdf, songFacts(work));
  drawWriters(pdf, work);
  const statements = statementsOf(work);
  const height = heightOfStatements(statements);
  drawRecordings(pdf, work, height);
  drawStatements(pdf, statements, height);
}

function songFacts({ workNumber, version, record: { song } }: RegisteredWork) {
  const signed = dayInNairobi(new Date(version.signedAt));
  const written = [song.writtenOn && calendarDay(song.writtenOn), song.writtenIn].filter(Boolean);
  return [
    { label: "Work number", value: workNumber },
    { label: "ISWC", value: song.iswc || NOTHING },
    { label: "Language", value: song.language ? registryLanguages[song.language] : NOTHING },
    { label: "Written", value: written.join(", ") || NOTHING },
    { label: "Other titles", value: song.alternativeTitles.map(({ title }) => title).join("; ") || NOTHING },
    { label: "Earlier agreements", value: song.earlierAgreements || NOTHING },
    { label: "Signed by everybody", value: signed },
    { label: `Version ${version.number}, SHA-256`, value: `${version.sha256.slice(0, 16)}…` },
  ];
}

const columns: readonly Column[] = [
  { title: "Writer or publisher", x: paper.left, width: 122 },
  { title: "Wrote", x: paper.left + 130, width: 70 },
  { title: "IPI", x: paper.left + 208, width: 66 },
  { title: "Societies", x: paper.left + 282, width: 66 },
  { title: "Publisher", x: paper.left + 356, width: 66 },
  { title: "Share", x: paper.left + 422, width: 41, numbers: true },
];

function drawWriters(pdf: Pdf, work: RegisteredWork): void {
  makeRoom(pdf, 90);
  pdf.y += 8;
  drawTextBlock(pdf, pdf.root, "H2", "Song", styles.heading);
  pdf.y += 6;
  const rows = [
    ...writersOf(work).map((person) => cellsOf(person, work.societies)),
    ...publishersOf(work).map((one) => publisherCells(one, work.societies)),
  ];
  drawTable(pdf, pdf.root, { columns, rows: rows.map((cells) => ({ cells })) });
}

function cellsOf({ name, share, details, confirmedAt }: WorkPerson, societies: readonly Society[]): Cell[] {
  const nameOf = (society: string) => societyOf(society, societies)?.name ?? society;
  const { legalName, stageName, publisher, writerRole, writerCapacity } = details;
  // Words and music are what the role says already.
  const studio = details.contributions.filter((one) => one !== "words" && one !== "music");
  const brought = contributionsInWords({ contributions: studio });
  const others = [legalName !== name && legalName, stageName !== name && stageName && `“${stageName}”`];
  const confirmed = confirmedAt && `Confirmed by them on ${dayInNairobi(new Date(confirmedAt))}`;
  const capacity = writerCapacity === "writer" ? "" : writerCapacityLabels[writerCapacity];
  const mechanical = details.mechanicalSociety && `Mechanical: ${nameOf(details.mechanicalSociety)}`;
  return [
    cell(name, ...others, confirmed),
    cell(writerRole ? writerRoleLabels[writerRole] : brought || NOTHING, writerRole && brought, capacity),
    cell(details.ipiNameNumber || NOTHING, details.ipiBaseNumber, details.isni && `ISNI ${details.isni}`),
    cell(nameOf(details.performingSociety) || NOTHING, mechanical),
    cell(
      publisher.name || NOTHING,
      publisher.name !== "" && publisher.kind === "administrator" && "Administrator",
      publisher.ipiNameNumber,
      nameOf(publisher.society),
    ),
    [{ text: `${formatShare(share)}%`, style: styles.name }],
  ];
}

function publisherCells(one: ReturnType<typeof publishersOf>[number], societies: readonly Society[]): Cell[] {
  const { publisher, writers } = one;
  const nameOf = (society: string) => societyOf(society, societies)?.name ?? society;
  const { ipiNameNumber, society, mechanicalSociety } = publisherNoted(one);
  const whose = writers.map(({ name }) => name).join(", ");
  return [
    cell(publisher.name, whose ? `Publisher of ${whose}` : "Publisher: of whom is not noted"),
    cell(NOTHING),
    cell(ipiNameNumber || NOTHING),
    cell(
      nameOf(society) || NOTHING,
      mechanicalSociety !== society && `Mechanical: ${nameOf(mechanicalSociety)}`,
    ),
    cell(NOTHING),
    [{ text: `${formatShare(publisher.share)}%`, style: styles.name }],
  ];
}

function cell(first: string, ...more: (string | false | null | undefined)[]): Cell {
  const notes = more.filter((text) => typeof text === "string" && text !== "") as string[];
  return [{ text: first, style: styles.name }, ...notes.map((text) => ({ text, style: styles.label }))];
}

function drawRecordings(pdf: Pdf, work: RegisteredWork, below: number): void {
  const recordings = recordingsOf(work);
  for (const recording of recordings) {
    const noted = work.record.recordings[recording.index];
    makeRoom(pdf, 110);
    pdf.y += 18;
    const named = [recording.title, recording.versionTitle].filter(Boolean).join(", ");
    drawTextBlock(pdf, pdf.root, "H2", `Recording: ${named}`, styles.heading);
    pdf.y += 6;
    const facts = [
      { label: "ISRC", value: recording.isrc || NOTHING },
      { label: "Artist", value: recording.artist },
      { label: "Label", value: recording.label || NOTHING },
      { label: "Released", value: recording.releaseDate ? calendarDay(recording.releaseDate) : NOTHING },
      { label: "Length", value: recording.seconds ? minutes(recording.seconds) : NOTHING },
      { label: "Recorded", value: placeAndDay(noted) },
      { label: "Owners", value: ownersOf(work, recording.index) || NOTHING },
      { label: "Performers", value: performersOf(noted, work.societies) || NOTHING },
      ...pointsOf(noted),
    ];
    drawFacts(pdf, facts, recording === recordings.at(-1) ? below : 0);
  }
}

type Noted = RegisteredWork["record"]["recordings"][number] | undefined;

const minutes = (seconds: number) => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;

function placeAndDay(noted: Noted): string {
  const { recordedOn = "", studio = "", country = "" } = noted ?? {};
  return [recordedOn && calendarDay(recordedOn), studio, country].filter(Boolean).join(", ") || NOTHING;
}

function ownersOf(work: RegisteredWork, index: number): string {
  return recordingOwnersOf(work, index)
    .map(({ name, share }) => `${name} ${formatShare(share)}%`)
    .join("; ");
}

function performersOf(noted: Noted, societies: readonly Society[]): string {
  const nameOf = (society: string) => societyOf(society, societies)?.name ?? society;
  const performers = noted?.performers ?? [];
  return performers
    .map(
      ({ name, part, instrument, society }) =>
        `${name} (${[instrument || performerPartLabels[part].toLowerCase(), nameOf(society)].filter(Boolean).join(", ")})`,
    )
    .join("; ");
}

/** A part of the income, and of that of few recordings. */
function pointsOf(noted: Noted): { label: string; value: string }[] {
  const points = (noted?.producerPoints ?? []).map((one) => `${one.name} ${formatShare(one.points)}`);
  return points.length > 0 ? [{ label: "Producer points", value: points.join("; ") }] : [];
}

/** Whoever has signed a sheet that declares them has signed them, too. */
function statementsOf({ sheet, record: { song } }: RegisteredWork): string[] {
  const parts = declaredParts({ ...nothingDeclared, samples: song.samples, ai: song.ai });
  if (parts.length === 0) return ["Nothing is declared."];
  const whose = sheet.declared ? "Declared on the sheet, and signed with it." : "Noted beside the sheet.";
  return [...parts.map(({ label, lines }) => `${label}: ${lines.join("; ")}`), whose];
}

const ABOVE_STATEMENTS = 12;
const BELOW_HEADING = 6;
/** Statements stay with the recording above them, unless they are longer than this, in points. */
const MOST_TOGETHER = 120;

function heightOfStatements(statements: readonly string[]): number {
  const lines = statements.flatMap((line) => linesOf(line, styles.text, columnWidth));
  const height =
    ABOVE_STATEMENTS + styles.heading.leading + BELOW_HEADING + lines.length * styles.text.leading;
  return Math.min(height, MOST_TOGETHER);
}

function drawStatements(pdf: Pdf, statements: readonly string[], height: number): void {
  makeRoom(pdf, height);
  pdf.y += ABOVE_STATEMENTS;
  drawTextBlock(pdf, pdf.root, "H2", "Samples and AI", styles.heading);
  pdf.y += BELOW_HEADING;
  for (const line of statements) drawTextBlock(pdf, pdf.root, "P", line, styles.text);
}
