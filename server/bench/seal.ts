import { median, millisecondsResult, tableOf, type Result } from "#server/bench/result";
import { createSeal, signerOf } from "#server/adapters/seal/seal";
import { makeAuthority } from "#server/dev/seal/make-authority";
import { renderDocumentPdf } from "#server/features/documents/pdf/document-pdf";
import { splitSheetPdf } from "#server/testing/factories/split-sheet-pdf";

const ROUNDS = 100;
const MOST_MS = 10;

/** What sealing adds to the rendering of a sheet of six. */
export async function benchSeal(): Promise<Result[]> {
  const authority = await makeAuthority("A root");
  const { key, certificate } = await authority.issue("A seal", "seal");
  const signer = signerOf(key, certificate + authority.rootCertificate);
  const seal = createSeal({ signer: () => Promise.resolve(signer), timeStamp: null });
  const people = ["Amina", "Brian", "Chepkoech", "Daudi", "Ẹniọlá", "Fatuma"];
  const pdf = await renderDocumentPdf(splitSheetPdf(people, { signed: 6 }));
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const from = performance.now();
    await seal.seal(pdf, new Date());
    times.push(performance.now() - from);
  }
  return [millisecondsResult("A seal, on top of the rendering, at the median", median(times), MOST_MS)];
}

if (import.meta.main) process.stdout.write(`${tableOf(await benchSeal())}\n`);
