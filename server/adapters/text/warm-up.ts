import { readDocx } from "#server/adapters/text/docx/read-docx";
import { readPdf } from "#server/adapters/text/pdf/read-pdf";
import { sampleDocx, samplePdf, sampleParagraph } from "#server/adapters/text/sample-files";

const SENTENCE =
  "1.1 The Artist grants to the Company, for the Term and in the Territory, a licence to use the Masters.";
const LINES = 48;
/** After so many pages more of them make the next file hardly faster; of a DOCX they are fewer. */
const PDF_PAGES = 40;
const DOCX_PAGES = 12;

/** Reads some pages that say nothing, so that V8 has compiled the readers by the time a real file comes. */
export async function warmUp(): Promise<void> {
  const lines = Array.from({ length: LINES }, () => SENTENCE);
  await readPdf(samplePdf(lines, PDF_PAGES));
  await readDocx(sampleDocx(sampleParagraph(SENTENCE).repeat(DOCX_PAGES * LINES)));
}
