import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import * as fc from "fast-check";
import { renderDocumentPdf } from "#server/features/documents/pdf/document-pdf";
import { anySplitSheetPdf } from "#server/testing/factories/split-sheet-pdf";

/* Renders `count` random sheets into `folder`, one after another in this one process, and prints the most memory it held. */
const [folder = "", seed = "", count = ""] = process.argv.slice(2);
const inputs = fc.sample(anySplitSheetPdf, { seed: Number(seed), numRuns: Number(count) });
for (const [index, input] of inputs.entries()) {
  await writeFile(join(folder, `${index}.pdf`), await renderDocumentPdf(input));
}
process.stdout.write(String(process.resourceUsage().maxRSS));
