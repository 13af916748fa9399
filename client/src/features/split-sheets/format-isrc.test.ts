import { describe, expect, it } from "vitest";
import { formatIsrc } from "#client/features/split-sheets/format-isrc";

describe("formatIsrc", () => {
  it.each([
    ["kea1b2600001", "KE-A1B-26-00001"],
    ["ISRC KE-A1B-26-00001", "KE-A1B-26-00001"],
    ["isrc: ke a1b 26 00001", "KE-A1B-26-00001"],
    ["KE–A1B–26–00001", "KE-A1B-26-00001"],
    ["ISRC12600001", "IS-RC1-26-00001"],
  ])("prints %s as %s", (typed, printed) => {
    expect(formatIsrc(typed)).toBe(printed);
  });

  it.each(["", "pending", "KE-A1B-26-0001", "KEA1B26000012", "12-A1B-26-00001"])(
    "leaves %j alone",
    (typed) => {
      expect(formatIsrc(typed)).toBe(typed);
    },
  );
});
