import { X509Certificate } from "node:crypto";
import { afterAll, expect, onTestFinished, test } from "vitest";
import { timeStampAt } from "#server/adapters/seal/request-time-stamp";
import { packZip } from "#server/adapters/zip";
import { makeAuthority } from "#server/dev/seal/make-authority";
import { stampCheckpoint } from "#server/features/transparency/stamp-checkpoint";
import { appForFile } from "#server/testing/app-for-file";
import { change, packFiles, readJson } from "#server/testing/factories/proof-bundle";
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

test("when the certificate that sealed has long ended, or by a clock set back, it holds by an authority that the reader trusts alone", async () => {
  const trusting = { ...brought, timeRoot: timeStampRoots[0]!.sha256 };
  for (const years of [15, -15]) {
    const at = new Date(Date.now() + years * YEAR);
    const held = await checkProof(zip, trusting, at);
    expect(said(held, false)).toEqual([]);
    expect(said(held, true)).toEqual(expect.arrayContaining(["seal", "certificate", "stamp"]));
    const open = await checkProof(zip, brought, at);
    expect(said(open, false)).toEqual([]);
    expect(said(open, null)).toEqual(["outOfTime", "private", "mailed", "stamp"]);
    const late = open.findings.find(({ what }) => what === "outOfTime")!.values;
    expect(late).toMatchObject({
      files: "document.pdf, certificate.pdf",
      today: at.toISOString().slice(0, 10),
    });
  }
});

test("an authority whose root is not in the ZIP vouches for nothing, and breaks nothing", async () => {
  const files = new Map(readZip(zip));
  files.delete("certificates/time-root-1.der");
  const result = await checkProof(await packFiles(files), brought, new Date());
  expect(said(result, false)).toEqual([]);
  expect(said(result, true)).toEqual(expect.arrayContaining(["seal", "certificate"]));
  expect(said(result, null)).toEqual(["private", "mailed", "strangeStamp", "noStamp"]);
});

test("a stamp that somebody adds is not gone by, however old it says it is, and leaves the seal as it is", async () => {
  const theirs = await makeAuthority("Somebody's root", new Date("2019-01-01T00:00:00Z"));
  const own = await startTimeStampAuthority(await theirs.issue("Somebody's clock", "time stamp"));
  onTestFinished(() => own.close());
  const root = new Uint8Array(new X509Certificate(theirs.rootCertificate).raw);
  const files = new Map(readZip(zip));
  files.set("certificates/time-root-2.der", root);
  own.at(new Date("2019-05-06T00:00:00Z"));
  const { note } = readJson(files, "log.json").checkpoints[0]!;
  const token = Buffer.from(await timeStampAt(own.url, [root])(Buffer.from(note)));
  change(files, "log.json", ({ checkpoints }) => (checkpoints[0]!.timeStamp = token.toString("base64")));
  const trusting = { ...brought, timeRoot: timeStampRoots[0]!.sha256 };
  const result = await checkProof(await packFiles(files), trusting, new Date());
  expect(said(result, false)).toEqual([]);
  expect(said(result, true)).toEqual(expect.arrayContaining(["seal", "stamp"]));
  expect(said(result, null)).toContain("strangeStamp");
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
  // Nobody relies on a root that lies in the ZIP: changed, it vouches for nothing.
  const half = await changed(root, (bytes) => Math.floor(bytes.length / 2));
  expect(said(half, null)).toContain("strangeStamp");

  const text = new TextDecoder("latin1");
  const inSeal = (bytes: Uint8Array) => text.decode(bytes).indexOf("060b2a864886f70d0109100104") + 60;
  expect(said(await changed("document.pdf", inSeal), false)).toContain("seal");

  const inStamp = (bytes: Uint8Array) => text.decode(bytes).indexOf('"timeStamp":"') + 200;
  expect(said(await changed("log.json", inStamp), false)).toContain("stamp");
});
