import { expect, test } from "vitest";
import { outlineStrokes, type PenPoint } from "#client/features/signing/outline-strokes";
import { Mark } from "#shared/contract/fields/mark";

const spiral = (points: number): PenPoint[] =>
  Array.from({ length: points }, (_, index) => ({
    x: 150 + Math.cos(index / 9) * (20 + index / 40),
    y: 80 + Math.sin(index / 7) * (20 + index / 90),
    pressure: 0.5,
    time: index * 16,
  }));

test.each([
  ["a dot", [[{ x: 5, y: 5, pressure: 0.5, time: 0 }]]],
  ["a dot that was held", [[5, 5, 5].map((x, time) => ({ x, y: 5, pressure: 0.9, time }))]],
  ["a line", [[0, 300].map((x) => ({ x, y: x / 3, pressure: 0.2, time: x }))]],
  ["a name in strokes", [spiral(60), spiral(40), spiral(5)]],
  ["a scribble of half a minute", [spiral(2000)]],
])("%s is a mark that the server takes", (_, strokes) => {
  const mark = outlineStrokes(strokes);
  expect(Mark.parse(mark)).toEqual(mark);
});

test("nothing drawn is no mark", () => {
  expect(outlineStrokes([])).toBeNull();
  expect(outlineStrokes([[]])).toBeNull();
});

test("a pen that presses draws a thicker line", () => {
  const line = (pressure: number) => [[0, 100, 200].map((x) => ({ x, y: 10, pressure, time: x * 2 }))];
  expect(outlineStrokes(line(1))!.height).toBeGreaterThan(outlineStrokes(line(0))!.height);
});
