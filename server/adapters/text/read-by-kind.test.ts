import { zipSync } from "fflate";
import { describe, expect, test } from "vitest";
import { judgeFile } from "#server/adapters/text/judge-file";
import { readByKind } from "#server/adapters/text/read-by-kind";
import { ReadingError } from "#server/adapters/text/reading-error";
import { samplePdf } from "#server/adapters/text/sample-files";
import {
  bombDocx,
  encryptedDocx,
  encryptedPdf,
  entityDocx,
  inflatingPdf,
  loopingPdf,
  lyingBombDocx,
  oldDoc,
  picturePdf,
  pointingDocx,
} from "#server/testing/factories/hostile-files";

const words = samplePdf(["The Artist grants nothing."], 1);
const half = (bytes: Uint8Array) => bytes.subarray(0, bytes.length / 2);

/** What reading comes to: the text, or why there is none. */
async function outcomeOf(name: string, bytes: Uint8Array): Promise<string> {
  try {
    const { text } = await readByKind(judgeFile(name, bytes), Uint8Array.from(bytes));
    return `read: ${text}`;
  } catch (error) {
    return error instanceof ReadingError ? error.fault : String(error);
  }
}

describe("a file that cannot be read says why", () => {
  test.each<[what: string, name: string, make: () => Uint8Array | Promise<Uint8Array>, fault: string]>([
    ["is broken", "a.pdf", () => Buffer.from(`%PDF-1.4\n${"x".repeat(9000)}%%EOF`), "damaged"],
    ["is cut off", "a.pdf", () => half(samplePdf(["words"], 90)), "damaged"],
    ["is a cut off archive", "a.docx", () => half(pointingDocx("http://127.0.0.1/")), "damaged"],
    ["asks for a password", "a.pdf", () => encryptedPdf({ userPassword: "x" }), "protected"],
    ["is encrypted by Word", "a.docx", encryptedDocx, "protected"],
    ["has no bytes", "a.pdf", () => new Uint8Array(), "empty"],
    ["has an empty page", "a.pdf", () => samplePdf([], 1), "empty"],
    ["has only a picture", "a.pdf", picturePdf, "empty"],
    ["has 5,000 pages", "a.pdf", () => samplePdf(["words"], 5000), "too_long"],
    ["has pages that hold each other", "a.pdf", loopingPdf, "damaged"],
    ["unpacks to 200 megabytes of text", "a.pdf", inflatingPdf, "too_long"],
    ["unpacks to 40 megabytes and says so", "a.docx", bombDocx, "too_complex"],
    ["unpacks to 20 megabytes and says 1,000 bytes", "a.docx", lyingBombDocx, "damaged"],
    ["declares an entity from a file", "a.docx", () => entityDocx("file:///etc/passwd"), "damaged"],
    ["is HTML", "a.pdf", () => Buffer.from("<html>%PDF-</html>"), "other_kind"],
    ["is a PDF", "a.docx", () => words, "other_kind"],
    ["is a PDF", "a.txt", () => words, "other_kind"],
    ["is another archive", "a.docx", () => zipSync({ "song.mid": new Uint8Array(9) }), "other_kind"],
    ["is an old Word file", "a.docx", oldDoc, "other_kind"],
    [
      "is a program",
      "a.txt",
      () => Buffer.from([0x7f, 0x45, 0x4c, 0x46, 2, 1, 1, 0, 0, 0, 3, 0]),
      "other_kind",
    ],
    ["has another name", "a.exe", () => words, "other_kind"],
    ["has no name", "", () => words, "other_kind"],
  ])("%s: %s", async (_, name, make, fault) => {
    expect(await outcomeOf(name, await make())).toBe(fault);
  });
});

test("a PDF that only its owner may change is read", async () => {
  const bytes = await encryptedPdf({ ownerPassword: "x" });
  expect(await outcomeOf("a.pdf", bytes)).toBe("read: The Artist grants nothing.");
});

test.each([
  ["a path", "../../etc/passwd.pdf"],
  ["control characters", "a\u0000b\u001b[2J\r\n.PDF"],
  ["a path of Windows and a space at its end", "C:\\contracts\\a.pdf "],
  ["5,000 letters", `${"x".repeat(5000)}.pdf`],
])("of a name with %s only the ending is looked at", async (_, name) => {
  expect(await outcomeOf(name, words)).toBe("read: The Artist grants nothing.");
});
