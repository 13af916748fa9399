import { fillBox } from "#server/adapters/pdf/draw-lines";
import { drawTable, type Column, type TableRow } from "#server/adapters/pdf/draw-table";
import { lineOf, widthOf } from "#server/adapters/pdf/draw-text";
import { drawTextBlock } from "#server/adapters/pdf/draw-text-block";
import { type Color, palette, rgb } from "#server/adapters/pdf/palette";
import { columnWidth, makeRoom, ornament, type Pdf, paper } from "#server/adapters/pdf/pdf";
import { styles } from "#server/adapters/pdf/text-styles";
import { printAddress } from "#shared/domain/phone";
import { personColour } from "#shared/domain/person-colours";
import { formatShare, type Hundredths, totalOf, WHOLE } from "#shared/domain/shares";
import {
  peopleOf,
  personKey,
  rightsLabels,
  rightsTypes,
  type RightsHolder,
  type RightsType,
  type SplitSheet,
} from "#shared/domain/split-sheet";

const meanings: Record<RightsType, string> = {
  publishing: "The song itself: its words and its music.",
  master: "This recording of the song.",
};

/** Where a table stands: on the whole column, or on its left or right half. */
type Place = { x: number; width: number; columns: readonly Column[]; isNarrow: boolean };

const whole: Place = {
  x: paper.left,
  width: columnWidth,
  columns: [
    { title: "", x: paper.left, width: 22 },
    { title: "Name", x: paper.left + 24, width: 232 },
    { title: "Role", x: paper.left + 272, width: 120 },
    { title: "Share", x: paper.right - 60, width: 60, numbers: true },
  ],
  isNarrow: false,
};

const GAP = 28;
const half = (columnWidth - GAP) / 2;
const halves = [paper.left, paper.left + half + GAP].map((x): Place => ({
  x,
  width: half,
  columns: [
    { title: "", x, width: 14 },
    { title: "Name and role", x: x + 16, width: half - 70 },
    { title: "Share", x: x + half - 50, width: 50, numbers: true },
  ],
  isNarrow: true,
}));

/** Up to this many people the shares are also drawn as lengths of one thread; more would be too short to see. */
const MOST_THREADS = 12;

/** Two tables of so few people stand beside each other, so that a sheet of two fits two pages. */
const MOST_BESIDE = 4;
/** What a table beside another one needs: its heading, the thread, head and total, and each of its people. */
const AROUND_ROWS = 100;
const ROW_BESIDE = 50;

/** Each right with its table: beside each other where both are short, else under each other. */
export function drawAllRights(pdf: Pdf, sheet: SplitSheet): void {
  const drawn = rightsTypes.filter((rightsType) => sheet[rightsType].length > 0);
  if (drawn.length < 2 || !drawn.every((rightsType) => fitsHalf(sheet[rightsType]))) {
    for (const rightsType of drawn) {
      pdf.y += 22;
      makeRoom(pdf, 150);
      drawRights(pdf, rightsType, sheet, whole);
    }
    return;
  }
  pdf.y += 16;
  makeRoom(pdf, AROUND_ROWS + ROW_BESIDE * Math.max(...drawn.map((rightsType) => sheet[rightsType].length)));
  const top = pdf.y;
  const bottoms = drawn.map((rightsType, index) => {
    pdf.y = top;
    drawRights(pdf, rightsType, sheet, halves[index]!);
    return pdf.y;
  });
  pdf.y = Math.max(...bottoms);
}

/** Few people, whose names and addresses need no second line there. */
function fitsHalf(holders: readonly RightsHolder[]): boolean {
  const room = half - 70;
  return (
    holders.length <= MOST_BESIDE &&
    holders.every(
      ({ name, email, role }) =>
        widthOf(lineOf(name, styles.name), styles.name) <= room &&
        [email, role].every((text) => widthOf(lineOf(text, styles.note), styles.note) <= room),
    )
  );
}

/** Heading, the shares as lengths of a thread, and the table with its total. */
function drawRights(pdf: Pdf, rightsType: RightsType, sheet: SplitSheet, place: Place): void {
  const holders = sheet[rightsType];
  const colors = holders.length <= MOST_THREADS ? threadColors(sheet) : undefined;
  drawTextBlock(pdf, pdf.root, "H2", rightsLabels[rightsType], styles.heading, place);
  drawTextBlock(pdf, pdf.root, "P", meanings[rightsType], styles.note, place);
  pdf.y += 8;
  if (colors) drawThread(pdf, holders, colors, place);
  drawTable(pdf, pdf.root, {
    columns: place.columns,
    rows: holders.map((holder, index) => rowOf(holder, index, colors, place)),
    total: totalRow(totalOf(holders.map(({ share }) => share)), place),
  });
}

export function drawNotes(pdf: Pdf, notes: string): void {
  if (notes === "") return;
  pdf.y += 22;
  makeRoom(pdf, 70);
  drawTextBlock(pdf, pdf.root, "H2", "Notes", styles.heading);
  pdf.y += 4;
  drawTextBlock(pdf, pdf.root, "P", notes.replace(/\n{3,}/g, "\n\n"), styles.text);
}

/** A person is known by the colour of their part of the thread, else by a number. */
function rowOf(
  holder: RightsHolder,
  index: number,
  colors: ThreadColors | undefined,
  { isNarrow }: Place,
): TableRow {
  const { name, role, share } = holder;
  const address = printAddress(holder);
  const person = [
    { text: name, style: styles.name },
    ...(address ? [{ text: address, style: styles.note }] : []),
  ];
  return {
    swatch: colors?.get(personKey(holder)),
    cells: [
      colors ? [] : [{ text: String(index + 1), style: styles.number }],
      ...(isNarrow
        ? [[...person, { text: role, style: styles.note }]]
        : [person, [{ text: role, style: styles.name }]]),
      [{ text: percent(share), style: styles.name }],
    ],
  };
}

function totalRow(total: Hundredths, { isNarrow }: Place): TableRow {
  return {
    cells: [
      [],
      [{ text: "Total", style: styles.total }],
      ...(isNarrow ? [] : [[]]),
      [{ text: percent(total), style: styles.total }],
    ],
  };
}

function percent(share: Hundredths): string {
  return `${formatShare(share)}%`;
}

type ThreadColors = ReadonlyMap<string, Color>;

/** A person has one colour in both tables. The order is the form's. */
function threadColors(sheet: SplitSheet): ThreadColors {
  return new Map(peopleOf(sheet).map((person, index) => [personKey(person), rgb(personColour(index))]));
}

/** One thread across its place, cut into the shares, in the order of the table. */
function drawThread(
  pdf: Pdf,
  holders: readonly RightsHolder[],
  colors: ThreadColors,
  { x: left, width: all }: Place,
): void {
  ornament(pdf, () => {
    let x = left;
    for (const [index, holder] of holders.entries()) {
      const width = (holder.share / WHOLE) * all;
      const gap = index === holders.length - 1 ? 0 : 1.5;
      const color = colors.get(personKey(holder)) ?? palette.forest;
      fillBox(pdf, x, pdf.y, Math.max(width - gap, 0.5), 3, color);
      x += width;
    }
  });
  pdf.y += 8;
}
