import { expect, test } from "vitest";
import { readTxt } from "#server/adapters/text/txt/read-txt";

const said = "1. The “Artist” — Ọlá Café —\n\tgrants £100 to Müller.";
const western = "1. The “Artist” – Café –\n\tgrants £100 to Müller.";
const utf16 = (text: string, order: "le" | "be") => {
  const bytes = Buffer.from(text, "utf16le");
  return order === "le" ? bytes : bytes.swap16();
};

test.each<[string, Uint8Array, string]>([
  ["UTF-8", Buffer.from(said), said],
  ["UTF-8 with a mark", Buffer.from(`\uFEFF${said}`), said],
  ["UTF-16, little end first, with a mark", utf16(`\uFEFF${said}`, "le"), said],
  ["UTF-16, big end first, with a mark", utf16(`\uFEFF${said}`, "be"), said],
  ["UTF-16, little end first", utf16(said, "le"), said],
  ["UTF-16, big end first", utf16(said, "be"), said],
  ["Windows-1252", windows1252(western), western],
  ["line ends of Windows", Buffer.from("one\r\n\r\n\r\n\r\ntwo \r\nthree\r\n"), "one\n\ntwo\nthree"],
])("%s", async (_, bytes, text) => {
  expect((await readTxt(bytes)).text).toBe(text);
});

test.each<[string, string, string]>([
  ["control characters", "one escape\u001b", "one escape"],
  [
    "marks that turn the direction, and invisible ones",
    "pay \u202Enothing\u202C\u200B to\u00ADday\uFEFF",
    "pay nothing today",
  ],
  ["half characters", "a\uD800b", "a\uFFFDb"],
  ["spaces of a typesetter", "KES\u00A0100\u2009000", "KES 100 000"],
  ["ligatures", "oﬃce ﬁve", "office five"],
])("comes out without %s", async (_, given, text) => {
  expect((await readTxt(utf16(`\uFEFF${given}`, "le"))).text).toBe(text);
});

test.each<[string, Uint8Array]>([
  ["a picture", Buffer.from("89504E470D0A1A0A0000000D4948445200000001000000010802000000", "hex")],
  ["zeros", new Uint8Array(500)],
])("%s is not text", async (_, bytes) => {
  await expect(readTxt(bytes)).rejects.toMatchObject({ fault: "other_kind" });
});

test("more than a million characters are no contract", async () => {
  await expect(readTxt(Buffer.alloc(1_000_001, "a"))).rejects.toMatchObject({ fault: "too_long" });
});

/** The few letters of the text that Latin-1 does not have, at their places in Windows-1252. */
function windows1252(text: string): Uint8Array {
  const places: Record<string, number> = { "“": 0x93, "”": 0x94, "–": 0x96 };
  return Uint8Array.from(text, (letter) => places[letter] ?? letter.charCodeAt(0));
}
