import { ReadingError } from "#server/adapters/text/reading-error";
import { MOST_CHARACTERS, type ReadText } from "#server/adapters/text/read-text";
import { tidyText } from "#server/adapters/text/tidy-text";

/** Plain text in UTF-8, UTF-16 or Windows-1252. Throws `other_kind` for what is not text. */
export async function readTxt(bytes: Uint8Array): Promise<ReadText> {
  const text = decode(bytes);
  if (!isText(text)) throw new ReadingError("other_kind");
  if (text.length > MOST_CHARACTERS) throw new ReadingError("too_long");
  return { text: tidyText(text), pages: null, emptyPages: [] };
}

function decode(bytes: Uint8Array): string {
  const utf16 = utf16Of(bytes);
  if (utf16) return new TextDecoder(utf16).decode(bytes);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("windows-1252").decode(bytes);
  }
}

/** By its byte order mark or, without one, by the zeros that are every second byte of the letters of most languages. */
function utf16Of(bytes: Uint8Array): "utf-16le" | "utf-16be" | null {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return "utf-16le";
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return "utf-16be";
  const sample = bytes.subarray(0, 4096);
  const zeros = [0, 0];
  for (const [index, byte] of sample.entries()) if (byte === 0) zeros[index % 2]! += 1;
  const [even, odd] = zeros as [number, number];
  const many = sample.length / 2 / 4;
  if (odd > many && even === 0) return "utf-16le";
  if (even > many && odd === 0) return "utf-16be";
  return null;
}

/** A picture or a program has characters that no text has. */
function isText(text: string): boolean {
  const strange = text.match(/(?!\s)\p{Cc}/gu)?.length ?? 0;
  return strange <= 1 + text.length / 1000;
}
