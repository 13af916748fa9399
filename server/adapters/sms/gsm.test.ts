import { expect, test } from "vitest";
import { foldToSave, segmentsOf } from "#server/adapters/sms/gsm";

test.each([
  ["", 1],
  ["a".repeat(160), 1],
  ["a".repeat(161), 2],
  ["a".repeat(306), 2],
  ["a".repeat(307), 3],
  ["[".repeat(80), 1],
  ["[".repeat(81), 2],
  // 152 and half of a bracket do not fit: it begins the next part.
  [`${"a".repeat(152)}[${"a".repeat(152)}`, 3],
  ["ũ".repeat(70), 1],
  ["ũ".repeat(71), 2],
  ["ũ".repeat(135), 3],
  [`${"a".repeat(68)}🎵`, 1],
  [`${"a".repeat(69)}🎵`, 2],
])("%j goes in %i messages", (text, messages) => {
  expect(segmentsOf(text)).toBe(messages);
});

test("accents go where that makes a message cheaper, and only there", () => {
  const long = (name: string) =>
    `${name} asks you to sign "Nairobi Nights": https://sahihi.com/s/abcdefgh1234 ${"x".repeat(40)}`;
  expect(foldToSave(long("Wanjirũ Ọláyínká Ŋaŋa"))).toBe(long("Wanjiru Olayinka NGanga"));
  expect(foldToSave("Wanjirũ asks you to sign")).toBe("Wanjirũ asks you to sign");
  expect(foldToSave(long("ወይዘሮ አስቴር"))).toBe(long("ወይዘሮ አስቴር"));
});

test("letters of the alphabet itself keep their accents", () => {
  expect(foldToSave(`José Ũ ${"é".repeat(80)}`)).toBe(`José U ${"é".repeat(80)}`);
});
