import { afterAll, expect, test } from "vitest";
import { packZip } from "#server/adapters/zip";
import { makeAuthority } from "#server/dev/seal/make-authority";
import { stampCheckpoint } from "#server/features/transparency/stamp-checkpoint";
import { appForFile } from "#server/testing/app-for-file";
import { signSheet } from "#server/testing/factories/sign-sheet";
import { startTimeStampAuthority } from "#server/testing/time-stamp-authority";
import { LogKeys } from "#shared/contract/transparency";
import { checkProof, type ProofResult } from "#shared/evidence/check-proof";
import { readZip } from "#shared/evidence/read-zip";

const YEAR = 365 * 24 * 60 * 60 * 1000;
const authority = await makeAuthority("Our root");
const leaf = await authority.issue("Our seal", "seal");
const clocks = await makeAuthority("A clock's root");
const clock = await startTimeStampAuthority(await clocks.issue("A clock", "time stamp"));
afterAll(() => clock.close());
const app = await appForFile({
  env: {
    SEAL_KEY: leaf.key,
    SEAL_CERTIFICATE: leaf.certificate,
    SEAL_CHAIN: authority.rootCertificate,
    SEAL_TSA_URL: clock.url,
    SEAL_TSA_ROOTS: clocks.rootCertificate,
  },
});

const { caller } = await app.signedIn();
const { id } = await signSheet(app, caller);
await app.deps.jobs.idle();
await stampCheckpoint(app.deps);
const zip = new Uint8Array(
  (await caller.get(`/api/documents/${id}/proof`).responseType("blob").expect(200)).body as Buffer,
);
const { sealRoots, log, timeStampRoots } = LogKeys.parse(
  (await app.nobody().get("/api/transparency/keys")).body,
);
const brought = { sealRoot: sealRoots[0]!.sha256, logKey: log.inForce };

const said = ({ findings }: ProofResult, holds: boolean | null) =>
  findings.flatMap((finding) => (finding.holds === holds ? [finding.what] : []));

test("a bundle of a stamped seal and a stamped checkpoint holds, and leaves the authority for its reader to judge", async () => {
  const result = await checkProof(zip, brought, new Date());
  expect(said(result, false)).toEqual([]);
  expect(said(result, null)).toEqual(["private", "mailed", "stamp"]);
  const stamp = result.findings.find(({ what }) => what === "stamp");
  const root = timeStampRoots[0]!.sha256;
  expect(stamp?.values).toEqual({ at: expect.any(String), root });
  const trusting = await checkProof(zip, { ...brought, timeRoot: root }, new Date());
  expect(said(trusting, null)).toEqual(["private", "mailed"]);
});

test("it holds when the certificate that sealed has long ended, which one without a time stamp does not", async () => {
  const later = new Date(Date.now() + 15 * YEAR);
  expect(said(await checkProof(zip, brought, later), false)).toEqual([]);
});

/** The same file with one bit of a part changed, wherever the part stands; the archive's own sum is made right again. */
async function changed(name: string, at: (bytes: Uint8Array) => number): Promise<ProofResult> {
  const files = readZip(zip);
  const bytes = Uint8Array.from(files.get(name)!);
  bytes[at(bytes)]! ^= 1;
  async function* entries() {
    for (const [path, content] of files)
      yield { path, content: Buffer.from(path === name ? bytes : content) };
  }
  return checkProof(new Uint8Array(await packZip(entries(), new Date())), brought, new Date());
}

test("another root of time, a changed stamp of the seal and a changed stamp of the checkpoint are refused", async () => {
  const root = "certificates/time-root-1.der";
  expect(said(await changed(root, (bytes) => bytes.length - 9), false)).toEqual([]);
  expect(said(await changed(root, (bytes) => Math.floor(bytes.length / 2)), false)).toContain("stamp");

  const text = new TextDecoder("latin1");
  const inSeal = (bytes: Uint8Array) => text.decode(bytes).indexOf("060b2a864886f70d0109100104") + 60;
  expect(said(await changed("document.pdf", inSeal), false)).toContain("seal");

  const inStamp = (bytes: Uint8Array) => text.decode(bytes).indexOf('"timeStamp":"') + 200;
  expect(said(await changed("log.json", inStamp), false)).toContain("stamp");
});
