import { expect, it } from "vitest";
import { refuseFile } from "#client/features/reviews/refuse-file";
import { formatSize } from "#client/lib/format-size";

it.each([
  ["contract.pdf", 10_485_760, undefined],
  ["Mkataba wa Kurekodi.DOCX", 1, undefined],
  ["contract.pdf", 10_485_761, "File too large"],
  ["contract.pages", 100, "Unsupported file type"],
  ["contract.pdf.exe", 100, "Unsupported file type"],
  ["pdf", 100, "Unsupported file type"],
])("says what it makes of %s with %i bytes: %s", (name, size, title) => {
  expect(refuseFile({ name, size })?.title).toBe(title);
});

it.each([
  [1_310_720, "1.25 MB"],
  [10_485_760, "10.00 MB"],
  [20_000, "19.53 kB"],
  [2048, "2.00 kB"],
  [0, "0.00 kB"],
])("tells %i bytes with two decimals", (bytes, size) => {
  expect(formatSize(bytes)).toBe(size);
});
