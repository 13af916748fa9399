import { expect, test } from "vitest";
import { acknowledgements, versions } from "#shared/wordings/acknowledgements/en";
import { acknowledgementsOf, isCurrentWording } from "#shared/wordings/acknowledgements/index";
import * as swahili from "#shared/wordings/acknowledgements/sw";

test("a wording that was signed stays as it was signed, in either language", () => {
  expect(acknowledgementsOf("2026-11-21").lines).toEqual([
    "I agree to the terms of this document and to the percentages shown for me and for everyone else on it.",
    "My electronic signature here is legally binding, like a signature by hand.",
    "I have reviewed the details of this document and they are correct.",
  ]);
  expect(acknowledgementsOf("2026-11-21/sw").lines).toEqual([
    "Ninakubali masharti ya hati hii na asilimia zilizoonyeshwa humo, zangu na za kila mtu mwingine aliyetajwa.",
    "Sahihi yangu ya kielektroniki hapa inanifunga kisheria, sawa na sahihi ya mkono.",
    "Nimeyakagua maelezo yaliyo katika hati hii na ni sahihi.",
  ]);
});

test("each wording is there in Swahili, line by line", () => {
  const shapeOf = ({ version, lines }: { version: string; lines: readonly string[] }) => [
    version.split("/")[0],
    lines.length,
  ];
  expect(swahili.versions.map(shapeOf)).toEqual(versions.map(shapeOf));
});

test("the current wording is one of those that are kept, and an unknown one is never replaced by it", () => {
  for (const wording of [acknowledgements, swahili.acknowledgements]) {
    expect(acknowledgementsOf(wording.version)).toBe(wording);
    expect(isCurrentWording(wording.version)).toBe(true);
  }
  expect(isCurrentWording("2020-01-01")).toBe(false);
  expect(() => acknowledgementsOf("2020-01-01")).toThrow("No wording 2020-01-01");
});
