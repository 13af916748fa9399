import { createHash } from "node:crypto";
import { expect, test, vi } from "vitest";
import { makeAuthority } from "#server/dev/seal/make-authority";
import { appForFile } from "#server/testing/app-for-file";
import { filesOf, said, signProven, whatToBring } from "#server/testing/factories/proof-bundle";
import { toHex } from "#shared/evidence/bytes";
import { checkProof } from "#shared/evidence/check-proof";

/*
 * Each bit of the files of a proof bundle is turned, and the whole is checked each time. `EVERY_BIT=1` takes all of them (some
 * minutes); otherwise it is one bit of every few bytes, others each time.
 */
const { given, remember } = vi.hoisted(() => ({
  given: { files: new Map<string, Uint8Array>(), untouched: [] as Uint8Array[] },
  /** Does the same once for each key, and each time where there is none. */
  remember<Given extends unknown[], Made>(
    run: (...given: Given) => Made,
    keyOf: (given: Given) => string | null,
  ) {
    const made = new Map<string, Made>();
    return (...all: Given): Made => {
      const key = keyOf(all);
      if (key === null) return run(...all);
      if (!made.has(key)) made.set(key, run(...all));
      return made.get(key)!;
    };
  },
}));

// What comes out the same each time is remembered, and a hash computed at once: the rules are the product's. The archive itself has a
// test of its own: here its files are given.
vi.mock(import("#shared/evidence/read-zip"), async (load) => {
  const { readZip } = await load();
  return { readZip: (zip) => (given.files.size > 0 ? given.files : readZip(zip)) };
});
vi.mock(import("#shared/evidence/check-seal"), async (load) => {
  const { checkSeal, checkTimeStamp } = await load();
  const checkOnce = remember(checkSeal, ([pdf, { roots }]) => {
    const places = [pdf, ...roots].map((bytes) => given.untouched.indexOf(bytes));
    return places.includes(-1) ? null : places.join();
  });
  return { checkTimeStamp, checkSeal: checkOnce };
});
vi.mock(import("#shared/evidence/certificates"), async (load) => {
  const real = await load();
  const hasSigned = remember(real.hasSigned, ([by, algorithm, ...bytes]) =>
    [by.key, algorithm.whole, ...bytes].map(toHex).join(),
  );
  return { ...real, hasSigned };
});
vi.mock(import("#shared/evidence/checkpoint"), async (load) => {
  const { readCheckpoint } = await load();
  return { readCheckpoint: remember(readCheckpoint, (all) => all.join()) };
});
vi.mock(import("#shared/evidence/bytes"), async (load) => {
  const hashNow = (bytes: Uint8Array, name = "SHA-256") =>
    createHash(name.replace("-", "")).update(bytes).digest();
  return {
    ...(await load()),
    hash: async (bytes, name) => new Uint8Array(hashNow(bytes, name)),
    hashOf: async (bytes, name) => hashNow(bytes, name).toString("hex"),
  };
});

const isWhole = process.env.EVERY_BIT === "1";
/** Of what stands in a PDF under one hash, which `seal.test` turns byte for byte, and of all else. */
const [FAR, NEAR] = [2003, 7];

const authority = await makeAuthority("Our root");
const leaf = await authority.issue("Our seal", "seal");
const app = await appForFile({
  env: { SEAL_KEY: leaf.key, SEAL_CERTIFICATE: leaf.certificate, SEAL_CHAIN: authority.rootCertificate },
});
const { zip } = await signProven(app);
const files = filesOf(zip);
const brought = await whatToBring(app);
const now = new Date();
given.untouched = [...files.values()];

const isRefused = async (changed: Map<string, Uint8Array>) => {
  given.files = changed;
  return said(await checkProof(zip, brought, now), false).length > 0;
};

/** Nobody relies on these: who does not trust them takes them from elsewhere. */
const harmless = ["README.txt", "verify.html"];
const relied = [...files].filter(([name]) => !harmless.includes(name));

test("as it was handed out, it is not refused", async () => {
  expect(await isRefused(files)).toBe(false);
});

test.each(relied)("%s", { timeout: isWhole ? 0 : 60_000 }, async (name, bytes) => {
  const unnoticed: string[] = [];
  const stepAt = (place: number) => (isWhole ? 1 : isUnderOneHash(name, place) ? FAR : NEAR);
  const first = isWhole ? 0 : Math.floor(Math.random() * NEAR);
  for (let place = first; place < bytes.length; place += stepAt(place))
    for (const bit of isWhole ? [0, 1, 2, 3, 4, 5, 6, 7] : [Math.floor(Math.random() * 8)]) {
      const changed = Uint8Array.from(bytes);
      changed[place]! ^= 1 << bit;
      if (!(await isRefused(new Map([...files, [name, changed]])))) unnoticed.push(`${place}.${bit}`);
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
  for (const changed of [new Uint8Array(), Uint8Array.from(files.get(name)!).toReversed()])
    expect(await isRefused(new Map([...files, [name, changed]]))).toBe(false);
});
