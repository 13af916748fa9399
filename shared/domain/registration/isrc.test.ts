import { expect, test } from "vitest";
import { readIsrc } from "#shared/domain/registration/isrc";

test.each([
  ["kea1b2600001", "KE-A1B-26-00001"],
  ["ISRC KE-A1B-26-00001", "KE-A1B-26-00001"],
  ["isrc: ke a1b 26 00001", "KE-A1B-26-00001"],
  [" KE–A1B–26–00001\n", "KE-A1B-26-00001"],
  ["ISRC12600001", "IS-RC1-26-00001"],
  ["AA6Q72000047", "AA-6Q7-20-00047"],
])("prints the ISRC in %j as %s", (typed, printed) => {
  expect(readIsrc(typed)).toBe(printed);
});

test.each(["", "pending", "KE-12", "KE-A1B-26-0001", "KEA1B26000012", "12-A1B-26-00001", "KEA01260000"])(
  "finds none in %j",
  (typed) => {
    expect(readIsrc(typed)).toBeNull();
  },
);
