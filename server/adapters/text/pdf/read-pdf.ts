import { dropFurniture } from "#server/adapters/text/pdf/drop-furniture";
import { findPieces } from "#server/adapters/text/pdf/find-pieces";
import { layOutPage } from "#server/adapters/text/pdf/lay-out-page";
import { openPdf } from "#server/adapters/text/pdf/open-pdf";
import type { Page } from "#server/adapters/text/pdf/piece";
import { writeText } from "#server/adapters/text/pdf/write-text";
import { ReadingError } from "#server/adapters/text/reading-error";
import { MOST_CHARACTERS, MOST_PAGES, type ReadText } from "#server/adapters/text/read-text";
import { tidyText } from "#server/adapters/text/tidy-text";

/** The text of a PDF as a person reads it: in order, in paragraphs, without what repeats on every page. */
export async function readPdf(bytes: Uint8Array): Promise<ReadText> {
  const document = await openPdf(bytes);
  if (document.numPages > MOST_PAGES) throw new ReadingError("too_long");
  const pages: Page[] = [];
  let characters = 0;
  for (let number = 1; number <= document.numPages; number += 1) {
    const page = await findPieces(await document.getPage(number), MOST_CHARACTERS - characters);
    characters += page.pieces.reduce((sum, { text }) => sum + text.length, 0);
    pages.push(page);
  }
  const text = writeText(dropFurniture(pages).map(layOutPage));
  const emptyPages = pages.filter(({ pieces, aslant }) => pieces.length + aslant.length === 0);
  return {
    text: tidyText(text),
    pages: pages.length,
    emptyPages: emptyPages.map(({ number }) => number),
  };
}
