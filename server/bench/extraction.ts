import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { startReadingProcess, type ReadingProcess } from "#server/adapters/text/reading-process";
import { sampleDocx, sampleParagraph } from "#server/adapters/text/sample-files";
import { tableOf, type Result } from "#server/bench/result";
import { contractPdf } from "#server/testing/factories/contract-pdf";
import type { ContractFileKind } from "#shared/domain/reviews/contract-file";

const ROUNDS = 7;
const PAGES = 100;
/** A process that stands ready has done so for a while. */
const IDLE_MS = 200;
const limits = { memory: { resident: 512, heap: 384, data: 1280 }, seconds: 60 };

/** Milliseconds and the most megabytes held. */
type Cost = { ms: number; megabytes: number };
/** What reading costs in a process that stood ready, and milliseconds with the start of one first. */
type Reading = { ready: Cost; cold: number };
type Round = { other: Cost | null; start: number; pdf: Reading; docx: Reading };

/** What the text of a hundred pages costs, as a PDF and as a DOCX, beside `pdftotext` where it is installed. */
export async function benchExtraction(): Promise<Result[]> {
  const paragraphs = contractOf(PAGES);
  const pdf = await typesetPdf(paragraphs);
  const docx = typesetDocx(paragraphs);
  const folder = await mkdtemp(join(tmpdir(), "sahihi-bench-"));
  const path = join(folder, "contract.pdf");
  await writeFile(path, pdf);

  const rounds: Round[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    rounds.push({
      other: await runPdftotext(path),
      start: await startAndEnd(),
      pdf: await measure("pdf", pdf),
      docx: await measure("docx", docx),
    });
  }
  await rm(folder, { recursive: true });
  return [resultOf("PDF", rounds, "pdf"), resultOf("DOCX", rounds, "docx")];
}

function resultOf(name: string, rounds: readonly Round[], kind: "pdf" | "docx"): Result {
  // The best of some rounds: what else the machine does takes time from four threads more than from one.
  const best = (pick: (round: Round) => number) => Math.min(...rounds.map(pick));
  const read = best((round) => round[kind].ready.ms);
  const cold = best((round) => round[kind].cold);
  const start = best((round) => round.start);
  const megabytes = Math.max(...rounds.map((round) => round[kind].ready.megabytes));
  const other = best((round) => round.other?.ms ?? Number.NaN);
  const otherMegabytes = Math.max(...rounds.map((round) => round.other?.megabytes ?? 0));
  const isInstalled = !Number.isNaN(other);
  return {
    name: `Text of a ${PAGES}-page ${name}, in a process that stood ready`,
    measured: `${read.toFixed(0)} ms, ${megabytes.toFixed(0)} MB; where none stood ready ${cold.toFixed(0)} ms`,
    limit: isInstalled
      ? `≤ ${(other + start).toFixed(0)} ms: pdftotext ${other.toFixed(0)} (${otherMegabytes.toFixed(0)} MB) + start ${start.toFixed(0)}`
      : "none: pdftotext is not installed",
    ok: !isInstalled || read <= other + start,
  };
}

const extractor = ["#server/adapters/text/read-by-kind", "pdfjs-dist/build/pdf.worker.mjs"];

/** Milliseconds of a process that loads all it would read with, does nothing and ends. */
async function startAndEnd(): Promise<number> {
  const from = performance.now();
  const modules = extractor.flatMap((name) => ["--import", import.meta.resolve(name)]);
  await once(spawn(process.execPath, [...modules, "--eval", "0"], { stdio: "ignore" }), "close");
  return performance.now() - from;
}

async function measure(kind: ContractFileKind, bytes: Uint8Array): Promise<Reading> {
  const spare = startReadingProcess({ ...limits, spare: true });
  await spare.ready;
  await delay(IDLE_MS);
  const ready = await readIn(spare, kind, bytes);
  const from = performance.now();
  await readIn(startReadingProcess({ ...limits, spare: false }), kind, bytes);
  return { ready, cold: performance.now() - from };
}

async function readIn(child: ReadingProcess, kind: ContractFileKind, bytes: Uint8Array): Promise<Cost> {
  const from = performance.now();
  const most = watchPeak(child.pid);
  const reading = { signal: new AbortController().signal, seconds: limits.seconds, waits: false };
  const response = await child.read(kind, bytes, reading);
  const ms = performance.now() - from;
  if (response.length < 200_000) throw new Error(`Most of the ${kind} was not read`);
  return { ms, megabytes: most() };
}

/** Null where it is not installed. */
async function runPdftotext(path: string): Promise<Cost | null> {
  const from = performance.now();
  const child: ChildProcess = spawn("pdftotext", [path, "-"], { stdio: ["ignore", "pipe", "ignore"] });
  child.stdout?.resume();
  const isMissing = once(child, "error").then(() => true);
  const most = watchPeak(child.pid ?? 0);
  const ended = once(child, "close").then(() => false);
  const missing = await Promise.race([isMissing, ended]);
  const megabytes = most();
  return missing ? null : { ms: performance.now() - from, megabytes };
}

/** The most megabytes a process has held, looked up while it lives (Linux). */
function watchPeak(pid: number): () => number {
  let peak = 0;
  const timer = setInterval(() => {
    try {
      const [, kilobytes] = /VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8")) ?? [];
      peak = Math.max(peak, Number(kilobytes ?? 0) / 1024);
    } catch {
      clearInterval(timer);
    }
  }, 2);
  return () => {
    clearInterval(timer);
    return peak;
  };
}

const words =
  "the artist shall grant to the company exclusive rights in master recordings for the term of this agreement and any net receipts therefrom subject to prior written approval within thirty days after notice".split(
    " ",
  );

/** Clauses of a hundred pages, no two alike. */
function contractOf(pages: number): string[] {
  let seed = 7;
  const next = () => (seed = (seed * 48_271) % 2_147_483_647);
  return Array.from({ length: pages * 5 }, () =>
    Array.from({ length: 80 }, () => words[next() % words.length]).join(" "),
  );
}

function typesetPdf(paragraphs: readonly string[]): Promise<Buffer> {
  return contractPdf((pdf) => {
    pdf.fontSize(11);
    for (const [index, text] of paragraphs.entries()) {
      if (index % 5 === 0 && index > 0) pdf.addPage();
      if (index % 5 === 0)
        pdf
          .fontSize(8)
          .text(`Page ${index / 5 + 1} of ${PAGES}`, 72, 40)
          .fontSize(11)
          .text("", 72, 72);
      pdf.text(`${index + 1}. ${text}.`).moveDown(0.5);
    }
  });
}

function typesetDocx(paragraphs: readonly string[]): Uint8Array {
  const look = '<w:rPr><w:rFonts w:ascii="Arial" w:hAnsi="Arial"/><w:sz w:val="22"/></w:rPr>';
  const runs = (text: string) =>
    (text.match(/(?:\S+ ?){1,10}/g) ?? [])
      .map((run) => `<w:r w:rsidRPr="00AB12CD">${look}<w:t xml:space="preserve">${run}</w:t></w:r>`)
      .join("");
  const body = paragraphs.map((text, index) =>
    sampleParagraph("", '<w:jc w:val="both"/>').replace("</w:p>", `${runs(`${index + 1}. ${text}.`)}</w:p>`),
  );
  return sampleDocx(body.join(""));
}

if (import.meta.main) process.stdout.write(`${tableOf(await benchExtraction())}\n`);
