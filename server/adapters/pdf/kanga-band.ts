import { pathOf, type Point } from "#server/adapters/pdf/draw-lines";
import { palette } from "#server/adapters/pdf/palette";
import { type Pdf, paper } from "#server/adapters/pdf/pdf";

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

/** Height of the band as it is woven, in points; a lower band is the same cloth made smaller. */
const WOVEN_HEIGHT = 20;
const woven = weaveOperators();
const forms = new WeakMap<PDFKit.PDFDocument, PDFKit.PDFKitReference>();

/** The woven border across the whole width at the top of the page, `height` points high. */
export function drawKangaBand({ doc }: Pdf, height: number): void {
  const drawings = doc.page.xobjects as Record<string, PDFKit.PDFKitReference>;
  drawings.Kanga ??= formOf(doc);
  const scale = Math.round((height / WOVEN_HEIGHT) * 100) / 100;
  const lengths = Math.ceil(1 / scale);
  const repeats = Array.from({ length: lengths }, () => "/Kanga Do").join(` 1 0 0 1 ${paper.width} 0 cm `);
  doc.addContent(`q ${scale} 0 0 ${scale} 0 0 cm ${repeats} Q`);
}

/** The cloth is in the file once, however many pages show it. */
function formOf(doc: PDFKit.PDFDocument): PDFKit.PDFKitReference {
  const known = forms.get(doc);
  if (known) return known;
  const form = doc.ref({
    Type: "XObject",
    Subtype: "Form",
    BBox: [0, 0, paper.width, WOVEN_HEIGHT],
    Resources: {},
  });
  form.end(Buffer.from(woven));
  forms.set(doc, form);
  return form;
}

function weaveOperators(): string {
  const repeats = Math.round(paper.width / WOVEN_HEIGHT);
  const step = paper.width / repeats;
  const place =
    (repeat: number) =>
    ([x, y]: Point): Point => [repeat * step + (x / 32) * step, (y / 32) * WOVEN_HEIGHT];

  const ground = `${palette.forest} rg 0 0 ${paper.width} ${WOVEN_HEIGHT} re f`;
  const threads = weave.map(({ shapes, color }) => {
    const paths = Array.from({ length: repeats }, (_, repeat) =>
      shapes.map((shape) => pathOf(shape.map(place(repeat)))).join(" "),
    );
    return `${palette[color]} rg ${paths.join(" ")} f`;
  });
  return [ground, ...threads].join("\n");
}
