import { cpuOf, millisecondsResult, tableOf, type Result } from "#server/bench/result";
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
  const sealOne = async (bytes: Buffer) => (await seal.seal(bytes, new Date())).bytes;
  // The first one loads and compiles what the others find.
  await sealOne(pdf);
  const cpu = await cpuOf(
    sealOne,
    Array.from({ length: ROUNDS }, () => pdf),
  );
  return [millisecondsResult("A seal, on top of the rendering, of CPU", cpu, MOST_MS)];
}

if (import.meta.main) process.stdout.write(`${tableOf(await benchSeal())}\n`);
