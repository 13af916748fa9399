import { generateKeyPairSync } from "node:crypto";
import { expect, test } from "vitest";
import { makeAuthority } from "#server/dev/seal/make-authority";
import { sequenceEntries } from "#server/features/transparency/index";
import { startTestApp } from "#server/testing/app";
import { appForFile } from "#server/testing/app-for-file";
import { said, signProven, whatToBring } from "#server/testing/factories/proof-bundle";
import { createSheet } from "#server/testing/factories/create-sheet";
import { checkProof } from "#shared/evidence/check-proof";
import type { Brought } from "#shared/evidence/open-bundle";

/* Keys and roots are changed while people hold papers on which the former ones are printed. */

const sealOf = async () => {
  const authority = await makeAuthority("Our root");
  const { key, certificate } = await authority.issue("Our seal", "seal");
  return { SEAL_KEY: key, SEAL_CERTIFICATE: certificate, SEAL_CHAIN: authority.rootCertificate };
};
const newKey = () =>
  generateKeyPairSync("ed25519").privateKey.export({ format: "pem", type: "pkcs8" }) as string;

const [seal, nextSeal] = [await sealOf(), await sealOf()];
const app = await appForFile({ env: seal });
const { id, user, zip } = await signProven(app);
const before = await whatToBring(app);
const check = (bytes: Uint8Array, brought: Brought) => checkProof(bytes, brought, new Date());

/** The same document's bundle from servers with other keys, once the log has grown under them, and what they tell to bring. */
async function proofUnder(env: Record<string, string>) {
  const turned = await startTestApp({ env: { ...seal, ...env }, beside: app, jobs: "queued" });
  try {
    const caller = await turned.signIn({ email: user.email });
    await createSheet(caller);
    await sequenceEntries(turned.deps);
    const { body } = await caller.get(`/api/documents/${id}/proof`).responseType("blob").expect(200);
    return { bytes: new Uint8Array(body as Buffer), brought: await whatToBring(turned) };
  } finally {
    await turned.stop();
  }
}

test("while both keys sign the log, either is what a reader may bring", async () => {
  const next = newKey();
  const both = await proofUnder({ LOG_KEY: next, LOG_KEY_OLD: app.deps.env.LOG_KEY });
  for (const brought of [before, both.brought]) {
    const result = await check(both.bytes, brought);
    expect(said(result, false)).toEqual([]);
    // By which key the older checkpoint is signed is known to whoever brings that.
    const open = brought === before ? ["private"] : ["private", "otherKey"];
    expect(said(result, null)).toEqual([...open, "mailed", "noStamp"]);
  }

  const alone = await proofUnder({ LOG_KEY: next });
  expect(said(await check(alone.bytes, alone.brought), false)).toEqual([]);
  // A checkpoint that the former key has signed is in it, too, and vouches for no other.
  expect(said(await check(alone.bytes, before), false)).toEqual(["key"]);
});

test("a bundle from before is checked with all keys that the site tells", async () => {
  const { logKey, sealRoot } = (await proofUnder({ LOG_KEY: newKey() })).brought;
  expect(said(await check(zip, { sealRoot, logKey: `${logKey} ${before.logKey}` }), false)).toEqual([]);
});

test("what the former root has vouched for is checked by it, and by no other", async () => {
  const { bytes, brought } = await proofUnder({ ...nextSeal, SEAL_ROOTS_OLD: seal.SEAL_CHAIN });
  expect(brought.sealRoot).not.toBe(before.sealRoot);
  const result = await check(bytes, { ...before, logKey: brought.logKey });
  expect(said(result, false)).toEqual([]);
  expect(said(await check(bytes, { ...before, sealRoot: brought.sealRoot }), false)).toEqual(["root"]);
});
