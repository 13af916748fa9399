import { expect, test } from "vitest";
import { isWrittenAs, namesPerson } from "#shared/domain/named-person";

test.each([
  ["Owen Owner", "Owen Owner", true],
  ["owen  OWNER", "Owen Owner", true],
  ["Owen Owner, father", "Owen Owner", true],
  ["Mr Owen Owner", "Owen Owner", true],
  ["Father: Owen Owner", "Owen Owner", true],
  ["Jane Otieno, mother", "Otieno", false],
  ["Otieno (father)", "Otieno", true],
  ["Owen Ownerson, father", "Owen Owner", false],
  ["Mama Kid, mother", "", false],
])("%s names %s: %s", (written, name, names) => {
  expect(namesPerson(written, name)).toBe(names);
});

test("a parent who is called by their child's name is not the child", () => {
  expect(isWrittenAs("Mama Kid Producer", "Kid Producer")).toBe(false);
  expect(isWrittenAs("Kid Producer, self", "Kid Producer")).toBe(true);
});
