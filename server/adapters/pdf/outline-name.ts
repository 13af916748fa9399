import type { Font } from "fontkit";
import { fontsOfMarks, type FontFile } from "#server/adapters/pdf/font-files";
import { parseFont } from "#server/adapters/pdf/open-fonts";
import type { Mark } from "#shared/contract/fields/mark";
import { HIGHEST_MARK, MOST_OF_A_PATH, WIDEST_MARK } from "#shared/domain/mark";

/** How many units an em has, finest first: a long name is drawn coarser, to stay within its bytes. */
const EMS = [120, 88, 64, 48, 36, 28];

/**
 * A typed name as shapes, one a face, for its bearer to choose from: as shapes it looks the same on every screen and paper, and no
 * browser loads a font for it. None where no font has its letters, or it is too long.
 */
export function outlineName(name: string): Mark[] {
  const marks = fontsOfMarks.flatMap((files) => outline(name, files) ?? []);
  // Some scripts are drawn by one font, whatever the face.
  return [...new Map(marks.map((mark) => [mark.path, mark])).values()];
}

const runsLeft = /\p{Script=Arabic}/u;
const runsRight = /[\p{Script=Latin}\p{Script=Tifinagh}\p{Nd}\p{Ps}\p{Pe}]/u;

type Command = { command: keyof typeof letters; args: number[] };

/** SVG's letter for each of the font's commands; all but the first go on from where the one before ended. */
const letters = {
  moveTo: "M",
  lineTo: "l",
  quadraticCurveTo: "q",
  bezierCurveTo: "c",
  closePath: "z",
} as const;

function outline(name: string, files: readonly FontFile[]): Mark | null {
  const characters = Array.from(name.normalize("NFC"));
  // One font for the whole name: letters of two would not stand on one line.
  const font = files
    .map(open)
    .find((one) => characters.every((character) => one.hasGlyphForCodePoint(character.codePointAt(0)!)));
  // Nor would words that run to both sides stand in their order.
  if (!font || (runsLeft.test(name) && runsRight.test(name))) return null;
  const shape = shapeOf(font, name.normalize("NFC"));
  for (const em of EMS) {
    const mark = writeMark(shape, em / font.unitsPerEm);
    if (mark && mark.path.length <= MOST_OF_A_PATH) return mark;
  }
  return null;
}

const fonts = new Map<FontFile, Font>();

/** Apart from those that documents share, which keep no outlines. */
function open(file: FontFile): Font {
  const font = fonts.get(file) ?? parseFont(file);
  fonts.set(file, font);
  return font;
}

/** In the font's units, the baseline at 0 and up positive. */
function shapeOf(font: Font, name: string): Command[] {
  const shape: Command[] = [];
  const { glyphs, positions } = font.layout(name);
  let pen = 0;
  for (const [index, { path }] of glyphs.entries()) {
    const { xAdvance, xOffset, yOffset } = positions[index]!;
    for (const { command, args } of path.commands)
      shape.push({
        command,
        args: args.map((value, at) => value + (at % 2 === 0 ? pen + xOffset : yOffset)),
      });
    pen += xAdvance;
  }
  return shape;
}

function writeMark(shape: readonly Command[], scale: number): Mark | null {
  const placed = shape.map(({ command, args }) => ({
    command,
    args: args.map((value, index) => Math.round(value * scale * (index % 2 === 0 ? 1 : -1))),
  }));
  const ends = placed.flatMap(({ args }) => pairsOf(args));
  if (ends.length === 0) return null;
  const left = Math.min(...ends.map(([x]) => x));
  const top = Math.min(...ends.map(([, y]) => y));
  const width = Math.max(...ends.map(([x]) => x)) - left;
  const height = Math.max(...ends.map(([, y]) => y)) - top;
  if (width < 1 || height < 1 || width > WIDEST_MARK || height > HIGHEST_MARK) return null;

  let path = "";
  let last = "";
  let [x, y] = [left, top];
  for (const { command, args } of placed) {
    const [fromX, fromY] = command === "moveTo" ? [left, top] : [x, y];
    const steps = straighten(
      command,
      args.map((value, index) => value - (index % 2 === 0 ? fromX : fromY)),
    );
    if (command === "lineTo" && steps.every((step) => step === 0)) continue;
    const letter = steps.length === 2 && command !== "moveTo" ? "l" : letters[command];
    // What follows its like needs no letter of its own, nor a minus a space.
    path += `${letter === last ? " " : letter}${steps.join(" ")}`;
    last = letter === "M" || letter === "z" ? "" : letter;
    [x, y] = [args.at(-2) ?? x, args.at(-1) ?? y];
  }
  return { kind: "typed", width, height, path: path.replaceAll(" -", "-") };
}

/** A curve that is hardly one is a line: at this size nobody sees it. */
function straighten(command: Command["command"], steps: number[]): number[] {
  if (!command.endsWith("CurveTo")) return steps;
  const [endX, endY] = [steps.at(-2)!, steps.at(-1)!];
  const isBent = pairsOf(steps.slice(0, -2)).some(
    ([x, y]) =>
      Math.abs(x * endY - y * endX) > 1.2 * Math.hypot(endX, endY) ||
      Math.hypot(x, y) > Math.hypot(endX, endY) + 1,
  );
  return isBent ? steps : [endX, endY];
}

function pairsOf(args: readonly number[]): [number, number][] {
  return args.flatMap((x, index) => (index % 2 === 0 ? [[x, args[index + 1]!] as [number, number]] : []));
}
