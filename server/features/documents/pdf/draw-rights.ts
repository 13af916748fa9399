import { fillBox } from "#server/adapters/pdf/draw-lines";
import { drawTable, type Column, type TableRow } from "#server/adapters/pdf/draw-table";
import { drawTextBlock } from "#server/adapters/pdf/draw-text-block";
import { type Color, palette, rgb } from "#server/adapters/pdf/palette";
import { columnWidth, makeRoom, ornament, type Pdf, paper } from "#server/adapters/pdf/pdf";
import { styles } from "#server/adapters/pdf/text-styles";
import { personColour } from "#shared/domain/person-colours";
import { formatShare, type Hundredths, totalOf, WHOLE } from "#shared/domain/shares";
import {
  peopleOf,
  personKey,
  rightsLabels,
  type RightsHolder,
  type RightsType,
  type SplitSheet,
} from "#shared/domain/split-sheet";

const meanings: Record<RightsType, string> = {
  publishing: "The song itself: its words and its music.",
  master: "This recording of the song.",
};

const columns: Column[] = [
  { title: "", x: paper.left, width: 22 },
  { title: "Name", x: paper.left + 24, width: 232 },
  { title: "Role", x: paper.left + 272, width: 120 },
  { title: "Share", x: paper.right - 60, width: 60, numbers: true },
];

/** Up to this many people the shares are also drawn as lengths of one thread; more would be too short to see. */
const MOST_THREADS = 12;

/** Heading, the shares as lengths of a thread, and the table with its total. */
export function drawRights(pdf: Pdf, rightsType: RightsType, sheet: SplitSheet): void {
  const holders = sheet[rightsType];
  const colors = holders.length <= MOST_THREADS ? threadColors(sheet) : undefined;
  pdf.y += 22;
  makeRoom(pdf, 150);
  drawTextBlock(pdf, pdf.root, "H2", rightsLabels[rightsType], styles.heading);
  drawTextBlock(pdf, pdf.root, "P", meanings[rightsType], styles.note);
  pdf.y += 8;
  if (colors) drawThread(pdf, holders, colors);
  drawTable(pdf, pdf.root, {
    columns,
    rows: holders.map((holder, index) => rowOf(holder, index, colors)),
    total: totalRow(totalOf(holders.map(({ share }) => share))),
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
function rowOf(holder: RightsHolder, index: number, colors: ThreadColors | undefined): TableRow {
  const { name, email, role, share } = holder;
  return {
    swatch: colors?.get(personKey(holder)),
    cells: [
      colors ? [] : [{ text: String(index + 1), style: styles.number }],
      [{ text: name, style: styles.name }, ...(email ? [{ text: email, style: styles.note }] : [])],
      [{ text: role, style: styles.name }],
      [{ text: percent(share), style: styles.name }],
    ],
  };
}

function totalRow(total: Hundredths): TableRow {
  return {
    cells: [
      [],
      [{ text: "Total", style: styles.total }],
      [],
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

/** One thread across the page, cut into the shares, in the order of the table. */
function drawThread(pdf: Pdf, holders: readonly RightsHolder[], colors: ThreadColors): void {
  ornament(pdf, () => {
    let x: number = paper.left;
    for (const [index, holder] of holders.entries()) {
      const width = (holder.share / WHOLE) * columnWidth;
      const gap = index === holders.length - 1 ? 0 : 1.5;
      const color = colors.get(personKey(holder)) ?? palette.forest;
      fillBox(pdf, x, pdf.y, Math.max(width - gap, 0.5), 3, color);
      x += width;
    }
  });
  pdf.y += 8;
}
