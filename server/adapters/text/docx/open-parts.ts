import { strFromU8, unzipSync } from "fflate";
import { ReadingError } from "#server/adapters/text/reading-error";

/** The parts of a document by name, as text. */
export type Parts = Record<string, string>;

/** Bytes of all parts together, unpacked; a contract of a hundred pages has about two million. */
const MOST_BYTES = 32 * 1024 * 1024;
/** What holds no words: pictures and fonts, the look, and data of other programs. */
const unread =
  /^(?:customXml|docProps)\/|\/(?:media|embeddings|fonts|theme)\/|(?:[sS]ettings|fontTable)\.xml$/;

/**
 * Unpacks what is text of a DOCX. Sizes are added up as the archive states them before anything is unpacked, and nothing is unpacked
 * beyond its stated size. Throws `too_complex` for an archive that would grow too large, `damaged` for one with entity declarations,
 * which no DOCX may have (ECMA-376 part 2), and `other_kind` for an archive that is no DOCX.
 */
export function openParts(bytes: Uint8Array): Parts {
  let total = 0;
  const files = unzipSync(bytes, {
    filter: ({ name, originalSize }) => {
      if (!/\.(?:xml|rels)$/.test(name) || unread.test(name)) return false;
      total += originalSize;
      if (total > MOST_BYTES) throw new ReadingError("too_complex");
      return true;
    },
  });
  const parts = Object.fromEntries(Object.entries(files).map(([name, file]) => [name, strFromU8(file)]));
  if (!isDocx(parts)) throw new ReadingError("other_kind");
  if (Object.values(parts).some((part) => /<!(?:DOCTYPE|ENTITY)/i.test(part)))
    throw new ReadingError("damaged");
  return parts;
}

function isDocx(parts: Parts): boolean {
  return /wordprocessingml\.(?:document|template)\.main|\.document\.macroEnabled\.main/.test(
    parts["[Content_Types].xml"] ?? "",
  );
}
