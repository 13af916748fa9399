import { setPriority } from "node:os";
import { readByKind } from "#server/adapters/text/read-by-kind";
import { ReadingError, type ReadingFault } from "#server/adapters/text/reading-error";
import type { ReadText } from "#server/adapters/text/read-text";
import { warmUp } from "#server/adapters/text/warm-up";
import type { ContractFileKind } from "#shared/domain/reviews/contract-file";

/*
 * The process that reads one file and ends. It is told the kind and a line end, then the bytes, on its standard input, and says on its
 * standard output a line end when it is ready, then the response as a line of JSON.
 */

/** Whoever waits for a page goes before whoever waits for a file. */
const NICE = 5;

setPriority(NICE);
// pdf.js lets promises go that nobody waits for; what matters of them comes back with the response.
process.on("unhandledRejection", () => undefined);
if (process.argv.includes("--spare")) await warmUp();
process.stdout.write("\n");

const chunks: Buffer[] = [];
for await (const chunk of process.stdin) chunks.push(chunk as Buffer);
const input = Buffer.concat(chunks);
const lineEnd = input.indexOf("\n");
// A spare that is no longer needed is told nothing.
if (lineEnd < 0) process.exit(0);
const kind = input.toString("latin1", 0, lineEnd) as ContractFileKind;
const said = await read(kind, Uint8Array.from(input.subarray(lineEnd + 1)));
process.stdout.write(`${JSON.stringify(said)}\n`, () => process.exit(0));

async function read(of: ContractFileKind, bytes: Uint8Array): Promise<ReadText | { fault: ReadingFault }> {
  try {
    return await readByKind(of, bytes);
  } catch (error) {
    if (error instanceof ReadingError) return { fault: error.fault };
    throw error;
  }
}
