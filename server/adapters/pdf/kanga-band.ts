import { fillBox, pathOf, type Point } from "#server/adapters/pdf/draw-lines";
import { palette } from "#server/adapters/pdf/palette";
import { type Pdf, sheet } from "#server/adapters/pdf/pdf";

/** One repeat of the cloth, 32 × 32: teeth along the edges, a diamond in a diamond, and half diamonds where repeats meet. */
const weave: { shapes: readonly (readonly Point[])[]; color: keyof typeof palette }[] = [
  {
    color: "ochre",
    shapes: [
      [
        [0, 0],
        [32, 0],
        [24, 8],
        [16, 0],
        [8, 8],
      ],
      [
        [0, 32],
        [32, 32],
        [24, 24],
        [16, 32],
        [8, 24],
      ],
    ],
  },
  {
    color: "paper",
    shapes: [
      [
        [16, 7],
        [25, 16],
        [16, 25],
        [7, 16],
      ],
      [
        [0, 11.5],
        [4.5, 16],
        [0, 20.5],
      ],
      [
        [32, 11.5],
        [27.5, 16],
        [32, 20.5],
      ],
    ],
  },
  {
    color: "ochre",
    shapes: [
      [
        [16, 11.5],
        [20.5, 16],
        [16, 20.5],
        [11.5, 16],
      ],
    ],
  },
];

const drawn = new Map<number, string>();

/** The woven border across the whole width at the top of the page, `height` points high. */
export function drawKangaBand(pdf: Pdf, height: number): void {
  const operators = drawn.get(height) ?? weaveOperators(height);
  drawn.set(height, operators);
  fillBox(pdf, 0, 0, sheet.width, height, palette.forest);
  pdf.doc.addContent(operators);
}

function weaveOperators(height: number): string {
  const repeats = Math.round(sheet.width / height);
  const step = sheet.width / repeats;
  const place =
    (repeat: number) =>
    ([x, y]: Point): Point => [repeat * step + (x / 32) * step, (y / 32) * height];

  return weave
    .map(({ shapes, color }) => {
      const paths = Array.from({ length: repeats }, (_, repeat) =>
        shapes.map((shape) => pathOf(shape.map(place(repeat)))).join(" "),
      );
      return `${palette[color]} rg ${paths.join(" ")} f`;
    })
    .join("\n");
}
