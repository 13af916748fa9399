import { createHash } from "node:crypto";
import { afterAll, expect, test, vi } from "vitest";
import { makeAuthority } from "#server/dev/seal/make-authority";
import { appForFile } from "#server/testing/app-for-file";
import { filesOf, said, signProven, whatToBring } from "#server/testing/factories/proof-bundle";
import { checkProof } from "#shared/evidence/check-proof";

/*
 * Each bit of the files of a proof bundle is turned where it lies in the ZIP, and the whole is checked each time. `EVERY_BIT=1` takes all
 * of them (an hour or more); otherwise it is one bit of every few bytes, others each time.
 */

const isWhole = process.env.EVERY_BIT === "1";
/** Of what stands in a PDF under one hash, which `seal.test` turns byte for byte, and of all else. */
const [FAR, NEAR] = [2003, 13];

const authority = await makeAuthority("Our root");
const leaf = await authority.issue("Our seal", "seal");
const app = await appForFile({
  env: { SEAL_KEY: leaf.key, SEAL_CERTIFICATE: leaf.certificate, SEAL_CHAIN: authority.rootCertificate },
});
const { zip } = await signProven(app);
const files = filesOf(zip);
const brought = await whatToBring(app);
const now = new Date();

const isRefused = async (bytes: Uint8Array) => said(await checkProof(bytes, brought, now), false).length > 0;

answerAtOnce();
afterAll(() => vi.restoreAllMocks());

/** Nobody relies on these: who does not trust them takes them from elsewhere. */
const harmless = ["README.txt", "verify.html"];
const relied = [...files].filter(([name]) => !harmless.includes(name));

test("as it was handed out, it is not refused", async () => {
  expect(await isRefused(zip)).toBe(false);
});

test.each(relied)("%s", { timeout: isWhole ? 0 : 300_000 }, async (name, bytes) => {
  const changed = Uint8Array.from(zip);
  const from = startOf(name);
  const unnoticed: string[] = [];
  const stepAt = (place: number) => (isWhole ? 1 : isUnderOneHash(name, place) ? FAR : NEAR);
  const first = isWhole ? 0 : Math.floor(Math.random() * NEAR);
  for (let place = first; place < bytes.length; place += stepAt(place))
    for (const bit of isWhole ? [0, 1, 2, 3, 4, 5, 6, 7] : [Math.floor(Math.random() * 8)]) {
      changed[from + place]! ^= 1 << bit;
      if (!(await isRefused(changed))) unnoticed.push(`${place}.${bit}`);
      changed[from + place]! ^= 1 << bit;
    }
  expect(unnoticed).toEqual([]);
});

/** A PDF but for its seal, whose bytes `seal.test` turns, too. */
function isUnderOneHash(name: string, place: number): boolean {
  if (!name.endsWith(".pdf")) return false;
  const bytes = Buffer.from(files.get(name)!);
  const from = bytes.lastIndexOf("/ByteRange");
  return place < from || place > from + 400;
}

test.each(harmless)("%s is no evidence, and not looked at", async (name) => {
  const bytes = files.get(name)!;
  const changed = Uint8Array.from(zip);
  changed.set(bytes.toReversed(), startOf(name));
  expect(await isRefused(changed)).toBe(false);
});

/** Where a file lies in the ZIP, as it is: behind its name. */
function startOf(name: string): number {
  const from = Buffer.from(zip).indexOf(Buffer.concat([Buffer.from(name), files.get(name)!]));
  expect(from).toBeGreaterThan(0);
  return from + name.length;
}

/** Hashes come at once, and what came out of a key or a signature is remembered: the rules are the product's. */
function answerAtOnce(): void {
  const { subtle } = crypto;
  const [importKey, verify] = [subtle.importKey.bind(subtle), subtle.verify.bind(subtle)];
  vi.spyOn(subtle, "digest").mockImplementation(async (name, bytes) => {
    const { name: called } = typeof name === "string" ? { name } : name;
    const made = createHash(called.replace("-", "")).update(bytes as Uint8Array);
    return Uint8Array.from(made.digest()).buffer;
  });
  const numbers = new Map<unknown, number>();
  const keys = new Map<string, ReturnType<typeof importKey>>();
  const verdicts = new Map<string, Promise<boolean>>();
  const idOf = (...parts: unknown[]) =>
    parts
      .map((part) => (part instanceof Uint8Array ? Buffer.from(part).toString("hex") : JSON.stringify(part)))
      .join();
  vi.spyOn(subtle, "importKey").mockImplementation(async (...given: Parameters<typeof importKey>) => {
    const id = idOf(...given);
    const imported = keys.get(id) ?? importKey(...given);
    keys.set(id, imported);
    numbers.set(await imported, numbers.get(await imported) ?? numbers.size);
    return imported;
  });
  vi.spyOn(subtle, "verify").mockImplementation((how, key, signature, bytes) => {
    const id = idOf(how, numbers.get(key), signature, bytes);
    const verdict = verdicts.get(id) ?? verify(how, key, signature, bytes);
    verdicts.set(id, verdict);
    return verdict;
  });
}
