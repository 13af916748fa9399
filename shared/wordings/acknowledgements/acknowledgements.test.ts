import { expect, test } from "vitest";
import { documentTypes } from "#shared/domain/document-status";
import { acknowledgements, versions } from "#shared/wordings/acknowledgements/en";
import { acknowledgementsOf, isCurrentWording } from "#shared/wordings/acknowledgements/index";
import { NOT_STATED } from "#shared/wordings/shown-versions";
import * as acting from "#shared/wordings/acknowledgements/acting-en";
import * as swahiliActing from "#shared/wordings/acknowledgements/acting-sw";
import * as swahili from "#shared/wordings/acknowledgements/sw";

test("a wording that was signed stays as it was signed, in either language", () => {
  expect(acknowledgementsOf("2026-11-21")?.lines).toEqual([
    "I agree to the terms of this document and to the percentages shown for me and for everyone else on it.",
    "My electronic signature here is legally binding, like a signature by hand.",
    "I have reviewed the details of this document and they are correct.",
  ]);
  expect(acknowledgementsOf("2026-11-21/sw")?.lines).toEqual([
    "Ninakubali masharti ya hati hii na asilimia zilizoonyeshwa humo, zangu na za kila mtu mwingine aliyetajwa.",
    "Sahihi yangu ya kielektroniki hapa inanifunga kisheria, sawa na sahihi ya mkono.",
    "Nimeyakagua maelezo yaliyo katika hati hii na ni sahihi.",
  ]);
});

test("each wording is there in Swahili, line by line", () => {
  const shapeOf = ({ version, lines }: { version: string; lines: readonly string[] }) => [
    version.replace(/\/sw$/, ""),
    lines.length,
  ];
  expect(swahili.versions.map(shapeOf)).toEqual(versions.map(shapeOf));
});

test.each(documentTypes)("the current wording of a %s is one of those that are kept", (type) => {
  for (const spoken of [acknowledgements, swahili.acknowledgements]) {
    const wording = spoken[type];
    expect(acknowledgementsOf(wording.version)).toBe(wording);
    expect(isCurrentWording(wording.version, type)).toBe(true);
    expect(wording.lines.join(" ")).toMatch(/18 or older|miaka 18 au zaidi/);
  }
  expect(isCurrentWording("2026-11-21", type)).toBe(false);
});

test("percentages are agreed to only where there are some", () => {
  const about = /percentages|asilimia/;
  for (const spoken of [acknowledgements, swahili.acknowledgements]) {
    expect(spoken.split_sheet.lines.join(" ")).toMatch(about);
    expect(spoken.producer_agreement.lines.join(" ")).not.toMatch(about);
    expect(spoken.featured_artist_agreement.lines.join(" ")).not.toMatch(about);
  }
  expect(isCurrentWording(acknowledgements.split_sheet.version, "producer_agreement")).toBe(false);
});

test("who leaves a document agrees to no percentages, but to what ends", () => {
  for (const spoken of [acknowledgements, swahili.acknowledgements]) {
    const { version, lines } = spoken.leaving;
    expect(lines.join(" ")).not.toMatch(/percentages|asilimia/);
    expect(lines.join(" ")).toMatch(/18 or older|miaka 18 au zaidi/);
    // Who leaves gives a title away, and not their name.
    expect(lines[0]).toMatch(
      /assign to those on this version.*for the full term|ninawakabidhi.*kwa muda wote/,
    );
    expect(lines[0]).toMatch(/I stay named|Ninabaki kutajwa/);
    expect(isCurrentWording(version, "leaving")).toBe(true);
    expect(isCurrentWording(version, "split_sheet")).toBe(false);
  }
});

test("a parent or guardian says that they are bound, too", () => {
  expect(acting.acting["agreement/guardian"].lines.join(" ")).toMatch(
    /For myself, too.*binding for them and for me/,
  );
  expect(swahiliActing.acting["agreement/guardian"].lines.join(" ")).toMatch(
    /Kwa niaba yangu pia.*yeye na mimi/,
  );
});

test("a parent or guardian consents to the use of a child's data, and holds its money in trust", () => {
  for (const as of ["agreement/guardian", "sheet/guardian"] as const) {
    expect(acting.acting[as].lines[0]).toMatch(
      /to the use of their data.*hold what is paid to them in trust/,
    );
    expect(swahiliActing.acting[as].lines[0]).toMatch(/matumizi ya taarifa zake.*kwa amana anacholipwa/);
  }
});

test("who signs in somebody's place says so, line by line in either language, and nobody signs it for themselves", () => {
  expect(swahiliActing.versions.map(({ version, lines }) => [version, lines.length])).toEqual(
    acting.versions.map(({ version, lines }) => [`${version}/sw`, lines.length]),
  );
  for (const spoken of [acting.acting, swahiliActing.acting])
    for (const [as, { version, lines }] of Object.entries(spoken)) {
      expect(version).toMatch(new RegExp(`^2026-(?:11-2[5789])/${as}`));
      expect(acknowledgementsOf(version)).toBe(spoken[as as keyof typeof spoken]);
      expect(isCurrentWording(version, as as keyof typeof spoken)).toBe(true);
      for (const type of documentTypes) expect(isCurrentWording(version, type)).toBe(false);
      expect(lines.join(" ")).toMatch(/18 or older|miaka 18 au zaidi/);
      expect(/percentages|asilimia/.test(lines.join(" "))).toBe(as.startsWith("sheet"));
    }
});

test("a wording that was not stated is none, and an unknown one is never replaced by the current one", () => {
  expect(acknowledgementsOf(NOT_STATED)).toBeNull();
  expect(() => acknowledgementsOf("2020-01-01")).toThrow("No wording 2020-01-01");
});
