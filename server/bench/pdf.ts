import { execFile } from "node:child_process";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import * as fc from "fast-check";
import { renderPlainly } from "#server/bench/pdf-plain";
import { cpuOf, median, ratioResult, type Result, tableOf } from "#server/bench/result";
import { renderDocumentPdf, type SplitSheetPdf } from "#server/features/documents/pdf/document-pdf";
import { spokenName } from "#server/testing/factories/any-text";
import { anySplitSheetPdf, splitSheetPdf, textsOf } from "#server/testing/factories/split-sheet-pdf";
import { firstMissing, readPdf } from "#server/testing/read-pdf";

const ROUNDS = 9;
const SHEETS_A_ROUND = 8;
const MANY = 1000;
const MOST_MEGABYTES = 350;

/** What a PDF costs beside plain pdfkit, whether a thousand of them read back exactly, and the memory they take. */
export async function benchPdf(): Promise<Result[]> {
  return [await compareWithPlain(), ...(await makeMany())];
}

/** Rounds take turns on the same sheets; every sheet has people, titles and ids of its own, so no cache knows it. */
async function compareWithPlain(): Promise<Result> {
  const sheets = sixPeople((ROUNDS + 2) * SHEETS_A_ROUND);
  const next = () => sheets.splice(0, SHEETS_A_ROUND);
  await expectSameWords();
  await cpuOf(renderDocumentPdf, next());
  await cpuOf(renderPlainly, next().slice(0, 2));

  const rounds: { ours: number; plain: number }[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const batch = next();
    rounds.push({ plain: await cpuOf(renderPlainly, batch), ours: await cpuOf(renderDocumentPdf, batch) });
  }
  const ours = median(rounds.map((round) => round.ours));
  const plain = median(rounds.map((round) => round.plain));
  const ratio = median(rounds.map((round) => round.ours / round.plain));
  const detail = `${ours.toFixed(1)} ms of CPU beside ${plain.toFixed(1)} ms`;
  return ratioResult("Split sheet of six, beside pdfkit with font paths", ratio, { most: 0.25 }, detail);
}

function sixPeople(count: number): SplitSheetPdf[] {
  const names = fc.uniqueArray(spokenName, { minLength: 6, maxLength: 6 });
  const sheets = fc
    .tuple(names, spokenName, spokenName, fc.uuid())
    .map(([people, songTitle, artistName, documentId]) => {
      const input = splitSheetPdf([...people.slice(0, 5), "ተዎድሮስ ካሳሁን"], {
        songTitle,
        artistName,
        signed: 6,
      });
      return { ...input, documentId, verifyUrl: `https://sahihi.com/verify?document=${documentId}` };
    });
  return fc.sample(sheets, { seed: 6, numRuns: count });
}

/** The comparison is worth nothing if one of the two writes less. (Marks are left out here: plain pdfkit gets "ọ̀" wrong.) */
async function expectSameWords(): Promise<void> {
  const input = splitSheetPdf(["Amina", "João Conceição", "Kanté", "Ngũgĩ", "Zawadi", "ካሳሁን"], { signed: 6 });
  const wordsOf = async (file: Buffer) =>
    (await readPdf(file)).text.split(/\s+/).filter(Boolean).toSorted().join(" ");
  const ours = await wordsOf(await renderDocumentPdf(input));
  const plain = await wordsOf(await renderPlainly(input));
  if (ours !== plain) throw new Error(`The two documents do not say the same:\n${ours}\n${plain}`);
}

async function makeMany(): Promise<Result[]> {
  const folder = await mkdtemp(join(tmpdir(), "pdf-bench-"));
  const seed = Date.now() % 2 ** 31;
  try {
    const script = join(import.meta.dirname, "pdf-many.ts");
    const { stdout } = await promisify(execFile)(process.execPath, [script, folder, `${seed}`, `${MANY}`]);
    const megabytes = Number(stdout) / 1024;
    const exact = await countExact(folder, seed);
    return [
      {
        name: `Random sheets of one process that read back exactly (seed ${seed})`,
        measured: `${exact} of ${MANY}`,
        limit: "all",
        ok: exact === MANY,
      },
      {
        name: "Most memory that process held",
        measured: `${megabytes.toFixed(0)} MB`,
        limit: `< ${MOST_MEGABYTES} MB`,
        ok: megabytes > 0 && megabytes < MOST_MEGABYTES,
      },
    ];
  } finally {
    await rm(folder, { recursive: true });
  }
}

async function countExact(folder: string, seed: number): Promise<number> {
  let exact = 0;
  for (const [index, input] of fc.sample(anySplitSheetPdf, { seed, numRuns: MANY }).entries()) {
    const { text } = await readPdf(await readFile(join(folder, `${index}.pdf`)));
    const missing = firstMissing(text, textsOf(input));
    if (missing === null) exact += 1;
    else process.stderr.write(`Sheet ${index} of seed ${seed} lacks ${missing}\n`);
  }
  return exact;
}

if (import.meta.main) process.stdout.write(`${tableOf(await benchPdf())}\n`);
