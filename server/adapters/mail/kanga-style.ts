import { palette } from "#server/adapters/mail/palette";

/** The tile's side in pixels; the band is one tile high. */
export const BAND_HEIGHT = 24;

/**
 * The kanga band as CSS: mail clients take SVG out. Forest ground, paper diamonds with an ochre heart, ochre teeth along both edges.
 * Clients that know no gradients show the plain ground.
 */
export const kangaStyle = [
  `background-color:${palette.forest}`,
  `background-image:${[
    ...diamond(palette.ochre, 9),
    ...diamond(palette.paper, 17),
    ...corners(["135deg", "225deg"], palette.ochre, 25),
    ...corners(["45deg", "315deg"], palette.ochre, 25),
  ].join(",")}`,
  `background-size:${[...Array<string>(8).fill("24px 24px"), ...Array<string>(4).fill("12px 12px")].join(",")}`,
  `background-position:${[...Array<string>(8).fill("12px 12px"), "0 0", "0 0", "0 100%", "0 100%"].join(",")}`,
  `background-repeat:${[...Array<string>(8).fill("repeat"), ...Array<string>(4).fill("repeat-x")].join(",")}`,
].join(";");

/** The four corners of a tile, moved by half a tile, meet as a diamond. `reach` is how far a corner goes, in percent of the diagonal. */
function diamond(color: string, reach: number): string[] {
  return corners(["45deg", "135deg", "225deg", "315deg"], color, reach);
}

function corners(angles: string[], color: string, reach: number): string[] {
  return angles.map((angle) => `linear-gradient(${angle},${color} ${reach}%,transparent ${reach}%)`);
}
