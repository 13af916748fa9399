import { expect, test } from "vitest";
import { fileNameOf, kindOf } from "#server/features/network/file-kind-rules";

const bytes = (text: string) => Buffer.concat([Buffer.from(text, "latin1"), Buffer.alloc(20)]);

test.each([
  ["%PDF-1.7", "pdf"],
  ["\xFF\xD8\xFF\xE0", "jpg"],
  ["\x89PNG\r\n\x1A\n", "png"],
  ["RIFF\x10\0\0\0WEBP", "webp"],
  ["\0\0\0\x18ftypheic", "heic"],
  ["ID3\x04", "mp3"],
  ["\xFF\xFB\x90\x44", "mp3"],
  ["RIFF\x10\0\0\0WAVE", "wav"],
  ["OggS", "ogg"],
  ["fLaC", "flac"],
  ["\0\0\0\x18ftypM4A ", "m4a"],
])("%j is a %s", (text, extension) => {
  expect(kindOf(bytes(text))).toMatchObject({ extension });
});

test.each([
  ["<!doctype html><script>"],
  ["PK\x03\x04"],
  ["MZ\x90\0"],
  ["<svg xmlns="],
  ["\0\0\0\x18ftypisom\0\0moov\0\0vide"],
  ["\xFF\xFF\xFF\xFF"],
  [""],
])("%j may not be sent", (text) => expect(kindOf(bytes(text))).toBeNull());

test("a file is called what it is, and leads nowhere", () => {
  const pdf = { kind: "pdf", extension: "pdf" } as const;
  expect(fileNameOf("../../etc/contract.html", pdf)).toBe("contract.pdf");
  expect(fileNameOf("C:\\beats\\Ọlá \u202Efdp.exe", pdf)).toBe("Ọlá fdp.pdf");
  expect(fileNameOf("a".repeat(300), pdf)).toHaveLength(124);
  expect(fileNameOf("\u0000", pdf)).toBe("pdf.pdf");
});
