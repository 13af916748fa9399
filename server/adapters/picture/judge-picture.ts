export type PictureKind = "png" | "jpeg" | "webp";

const PNG = Buffer.from("89504E470D0A1A0A", "hex");
const JPEG = Buffer.from("FFD8FF", "hex");

/** The kind by the first bytes, whatever the file is called; null for any other, SVG and GIF among them. */
export function kindOfPicture(bytes: Uint8Array): PictureKind | null {
  const head = Buffer.from(bytes.subarray(0, 12));
  if (head.subarray(0, 8).equals(PNG)) return "png";
  if (head.subarray(0, 3).equals(JPEG)) return "jpeg";
  const isWebp = head.toString("latin1", 0, 4) === "RIFF" && head.toString("latin1", 8) === "WEBP";
  return isWebp ? "webp" : null;
}
