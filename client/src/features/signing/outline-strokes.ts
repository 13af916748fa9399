import type { Mark } from "#shared/contract/fields/mark";
import { MOST_OF_A_PATH } from "#shared/domain/mark";

/** Where the pen was, in pixels, how hard it pressed (0.5 where the device cannot tell), and when. */
export type PenPoint = { x: number; y: number; pressure: number; time: number };
type At = { x: number; y: number; width: number };

/** The box that a drawn name is scaled into, in units of the mark. */
const BOX = { width: 700, height: 240 };
/** Widths of the line, in units: of a quick one and of a slow one. */
const PEN = { thin: 5, thick: 11 };
/** How far from what was drawn the outline may be, in units, finest first: a long signature is kept coarser. */
const TOLERANCES = [0.4, 0.8, 1.5, 3, 6, 12, 24];

/** What was drawn as one filled shape within the bytes of a mark; null of nothing, or of far too much. */
export function outlineStrokes(strokes: readonly (readonly PenPoint[])[]): Mark | null {
  const placed = place(strokes.filter((stroke) => stroke.length > 0));
  if (placed.length === 0) return null;
  for (const tolerance of TOLERANCES) {
    const shapes = placed.map((stroke) => outline(simplify(stroke, tolerance)));
    const mark = writeMark(shapes);
    if (mark.path.length <= MOST_OF_A_PATH) return mark;
  }
  return null;
}

/** Scaled into the box, smoothed, with the width of the line at each point. */
function place(strokes: readonly (readonly PenPoint[])[]): At[][] {
  const all = strokes.flat();
  const [left, top] = [Math.min(...all.map(({ x }) => x)), Math.min(...all.map(({ y }) => y))];
  const wide = Math.max(...all.map(({ x }) => x)) - left;
  const high = Math.max(...all.map(({ y }) => y)) - top;
  // A dot is not blown up.
  const scale = Math.min(BOX.width / Math.max(wide, 100), BOX.height / Math.max(high, 40));
  return strokes.map((stroke) =>
    smooth(
      stroke.map((point, index) => ({
        x: (point.x - left) * scale,
        y: (point.y - top) * scale,
        width: widthAt(point, stroke[index - 1]),
      })),
    ),
  );
}

/** Thin where the pen is quick, thick where it is slow or pressed. */
function widthAt({ x, y, pressure, time }: PenPoint, before: PenPoint | undefined): number {
  const speed = before ? Math.hypot(x - before.x, y - before.y) / Math.max(1, time - before.time) : 0;
  const slow = 1 / (1 + speed);
  return PEN.thin + (PEN.thick - PEN.thin) * Math.min(1, slow * (0.5 + pressure));
}

/** Corners are cut twice, and widths do not jump. */
function smooth(stroke: At[]): At[] {
  if (stroke.length < 3) return stroke;
  const cut = (points: At[]): At[] => [
    points[0]!,
    ...points.slice(1).flatMap((to, index) => {
      const from = points[index]!;
      return [between(from, to, 0.25), between(from, to, 0.75)];
    }),
    points.at(-1)!,
  ];
  return cut(cut(stroke));
}

const between = (from: At, to: At, share: number): At => ({
  x: from.x + (to.x - from.x) * share,
  y: from.y + (to.y - from.y) * share,
  width: from.width + (to.width - from.width) * share,
});

/** Ramer–Douglas–Peucker, without recursion: strokes may have thousands of points. */
function simplify(stroke: At[], tolerance: number): At[] {
  const keep = new Set([0, stroke.length - 1]);
  const spans: [number, number][] = [[0, stroke.length - 1]];
  for (let span = spans.pop(); span; span = spans.pop()) {
    const [first, last] = span;
    let [furthest, most] = [-1, tolerance];
    for (let index = first + 1; index < last; index++) {
      const away = distance(stroke[index]!, stroke[first]!, stroke[last]!);
      if (away > most) [furthest, most] = [index, away];
    }
    if (furthest < 0) continue;
    keep.add(furthest);
    spans.push([first, furthest], [furthest, last]);
  }
  return stroke.filter((_, index) => keep.has(index));
}

function distance(point: At, from: At, to: At): number {
  const [x, y] = [to.x - from.x, to.y - from.y];
  const length = Math.hypot(x, y);
  if (length === 0) return Math.hypot(point.x - from.x, point.y - from.y);
  const along = ((point.x - from.x) * x + (point.y - from.y) * y) / length;
  if (along < 0) return Math.hypot(point.x - from.x, point.y - from.y);
  if (along > length) return Math.hypot(point.x - to.x, point.y - to.y);
  return Math.abs((point.x - from.x) * y - (point.y - from.y) * x) / length;
}

type Corner = readonly [x: number, y: number];

/** Along one side of the line, round its end, and back along the other. */
function outline(stroke: At[]): Corner[] {
  const [first] = stroke;
  if (!first) return [];
  if (stroke.every(({ x, y }) => Math.hypot(x - first.x, y - first.y) < 1)) return ring(first);
  const directions = stroke.map((_, index) => {
    const [from, to] = [stroke[Math.max(0, index - 1)]!, stroke[Math.min(stroke.length - 1, index + 1)]!];
    return Math.atan2(to.y - from.y, to.x - from.x);
  });
  const side = (index: number, turn: number): Corner => {
    const { x, y, width } = stroke[index]!;
    const angle = directions[index]! + turn;
    return [x + (Math.cos(angle) * width) / 2, y + (Math.sin(angle) * width) / 2];
  };
  const last = stroke.length - 1;
  const indexes = stroke.map((_, index) => index);
  const quarter = Math.PI / 2;
  return [
    side(0, Math.PI),
    ...indexes.map((index) => side(index, -quarter)),
    side(last, -quarter / 2),
    side(last, 0),
    side(last, quarter / 2),
    ...indexes.toReversed().map((index) => side(index, quarter)),
  ];
}

function ring({ x, y, width }: At): Corner[] {
  return Array.from({ length: 8 }, (_, turn): Corner => {
    const angle = (turn * Math.PI) / 4;
    return [x + (Math.cos(angle) * width) / 2, y + (Math.sin(angle) * width) / 2];
  });
}

function writeMark(shapes: readonly Corner[][]): Mark {
  const corners = shapes.flat();
  const left = Math.floor(Math.min(...corners.map(([x]) => x)));
  const top = Math.floor(Math.min(...corners.map(([, y]) => y)));
  const width = Math.max(1, Math.ceil(Math.max(...corners.map(([x]) => x))) - left);
  const height = Math.max(1, Math.ceil(Math.max(...corners.map(([, y]) => y))) - top);
  const path = shapes
    .map((shape) => {
      const [[x, y], ...rest] = shape.map((corner) => [
        Math.round(corner[0] - left),
        Math.round(corner[1] - top),
      ]) as [[number, number], ...[number, number][]];
      let [atX, atY] = [x, y];
      const steps = rest.flatMap(([toX, toY]) => {
        const step = [toX - atX, toY - atY];
        [atX, atY] = [toX, toY];
        return step.every((one) => one === 0) ? [] : step;
      });
      return steps.length === 0 ? "" : `M${x} ${y}l${steps.join(" ")}z`;
    })
    .join("");
  return { kind: "drawn", width, height, path: path.replaceAll(" -", "-") };
}
