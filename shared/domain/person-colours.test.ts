import { describe, expect, it } from "vitest";
import { personColours } from "#shared/domain/person-colours";

const grounds = ["#fbf9f4", "#ffffff", "#12140f", "#1a1d17"];

/** Relative luminance. Source: WCAG 2.2. */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const channel = parseInt(hex.slice(start, start + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

describe("the colours of people", () => {
  it.each(personColours.flatMap((colour) => grounds.map((ground) => [colour, ground] as const)))(
    "show %s on %s",
    (colour, ground) => {
      expect(contrast(colour, ground)).toBeGreaterThanOrEqual(3);
    },
  );

  it("are all different", () => {
    expect(new Set(personColours).size).toBe(personColours.length);
  });
});
