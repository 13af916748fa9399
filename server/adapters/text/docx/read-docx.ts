import { strToU8, zipSync } from "fflate";
import mammoth from "mammoth";
import { numberParagraphs } from "#server/adapters/text/docx/number-paragraphs";
import { openParts, type Parts } from "#server/adapters/text/docx/open-parts";
import { writeHtmlText } from "#server/adapters/text/docx/write-html-text";
import { ReadingError } from "#server/adapters/text/reading-error";
import { MOST_CHARACTERS, type ReadText } from "#server/adapters/text/read-text";
import { tidyText } from "#server/adapters/text/tidy-text";

/** The text of a Word document with the numbers of its clauses, its tables and, at the end, its notes. */
export async function readDocx(bytes: Uint8Array): Promise<ReadText> {
  const parts = lighten(numberParagraphs(openParts(bytes)));
  // The HTML way keeps footnotes and endnotes; mammoth's own plain text does not.
  const { value: html } = await mammoth.convertToHtml(
    { buffer: pack(parts) },
    {
      includeEmbeddedStyleMap: false,
      externalFileAccess: false,
      convertImage: mammoth.images.imgElement(async () => ({ src: "" })),
    },
  );
  const text = writeHtmlText(html.replace(/<a href="#(?:foot|end)note-ref-\d+">[^<]*<\/a>/g, ""));
  if (text.length > MOST_CHARACTERS) throw new ReadingError("too_long");
  return { text: tidyText(text), pages: null, emptyPages: [] };
}

/** Looks of letters say nothing, and take mammoth more time than the words. What tells of deleted words stays, hidden words go. */
function lighten(parts: Parts): Parts {
  const document = parts["word/document.xml"];
  if (document === undefined) return parts;
  const lighter = withoutHidden(document)
    .replace(/<w:rPr>(?:(?!<w:rPr>|<w:del\b|<w:ins\b)[^])*?<\/w:rPr>/g, "")
    .replace(/<w:(?:proofErr|lastRenderedPageBreak|bookmarkStart|bookmarkEnd)\b[^>]*\/>/g, "")
    .replace(/ w:rsid\w*="[^"]*"/g, "");
  return { ...parts, "word/document.xml": lighter };
}

const runs =
  /<w:r(?:\s[^>]*)?>\s*<w:rPr>((?:(?!<\/w:rPr>)[^])*)<\/w:rPr>(?:(?!<\/w:r>|<w:p[\s>])[^])*<\/w:r>/g;

/** Words with the look "hidden" are in the file and not in the document that a person reads. */
function withoutHidden(document: string): string {
  const isHidden = /<w:vanish(?:\s*\/>|\s+w:val="(?:1|true|on)")/;
  if (!isHidden.test(document)) return document;
  return document.replace(runs, (run, look: string) => (isHidden.test(look) ? "" : run));
}

/** Packed without compression: mammoth opens archives only. */
function pack(parts: Parts): Buffer {
  const files = Object.fromEntries(Object.entries(parts).map(([name, part]) => [name, strToU8(part)]));
  return Buffer.from(zipSync(files, { level: 0 }));
}
