import { setPriority } from "node:os";
import { readDocx } from "#server/adapters/text/docx/read-docx";
import { readPdf } from "#server/adapters/text/pdf/read-pdf";
import { ReadingError, type ReadingFault } from "#server/adapters/text/reading-error";
import type { ReadText } from "#server/adapters/text/read-text";
import { readTxt } from "#server/adapters/text/txt/read-txt";
import { warmUp } from "#server/adapters/text/warm-up";

/*
 * The process that reads one file and ends. It is told the kind and a line end, then the bytes, on its standard input, and says on its
 * standard output a line end when it is ready, then the answer as JSON.
 */

/** Whoever waits for a page goes before whoever waits for a file. */
const NICE = 5;

export type Said = ReadText | { fault: ReadingFault };

const readers: Record<string, (bytes: Uint8Array) => Promise<ReadText>> = {
  pdf: readPdf,
  docx: readDocx,
  txt: readTxt,
};

setPriority(NICE);
if (process.argv.includes("--spare")) await warmUp();
process.stdout.write("\n");

const chunks: Buffer[] = [];
for await (const chunk of process.stdin) chunks.push(chunk as Buffer);
const told = Buffer.concat(chunks);
const lineEnd = told.indexOf("\n");
// A spare that is no longer needed is told nothing.
if (lineEnd < 0) process.exit(0);
const answer = JSON.stringify(await read(told.toString("latin1", 0, lineEnd), told.subarray(lineEnd + 1)));
process.stdout.write(answer, () => process.exit(0));

async function read(kind: string, bytes: Uint8Array): Promise<Said> {
  try {
    const found = await readers[kind]!(Uint8Array.from(bytes));
    return found.text === "" ? { fault: "empty" } : found;
  } catch (error) {
    return { fault: error instanceof ReadingError ? error.fault : "damaged" };
  }
}
