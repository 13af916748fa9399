import { execFileSync, spawnSync } from "node:child_process";
import { X509Certificate } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { checkSeal, checkTimeStamp } from "#shared/evidence/check-seal";
import { partsOf, readDer, type Der } from "#shared/evidence/der";
import { timeStampAt } from "#server/adapters/seal/request-time-stamp";
import { createSeal, signerOf } from "#server/adapters/seal/seal";
import { makeAuthority } from "#server/dev/seal/make-authority";
import { tinyPdf } from "#server/testing/factories/tiny-pdf";
import { startTimeStampAuthority } from "#server/testing/time-stamp-authority";

/*
 * The samples were made once, with OpenSSL 3.0.19 (`cms -sign -cades`, `ts -reply`), and by our own seal; the latter was accepted by
 * pdfsig 22.12, `openssl cms -verify -cades`, `openssl ts -verify` and `qpdf --check`. They keep this honest where those are not installed.
 */

const sample = (name: string) => new Uint8Array(readFileSync(join(import.meta.dirname, "samples", name)));
const at = new Date("2026-11-25T10:00:00Z");

test("what OpenSSL has sealed and stamped is accepted, by its root and by no other", async () => {
  const [root, other] = [sample("openssl-root.der"), sample("our-root.der")];
  const check = (given: Uint8Array) =>
    checkSeal(sample("sealed-by-openssl.pdf"), { roots: [given], timeStampRoots: [] }, at);
  expect(await check(root)).toMatchObject({ fault: null, level: "B-B" });
  expect(await check(other)).toEqual({ fault: "not_trusted" });

  const [token, bytes] = [sample("token-of-openssl.der"), new TextEncoder().encode("stamped by openssl")];
  expect((await checkTimeStamp(token, bytes, [root]))?.at).toBeInstanceOf(Date);
  expect(await checkTimeStamp(token, bytes, [other])).toBeNull();
  await expect(checkTimeStamp(token, bytes.subarray(1), [root])).rejects.toThrow("damaged");
});

const [ours, clocks] = await Promise.all([makeAuthority("Sahihi root", at), makeAuthority("Time root", at)]);
const leaf = await ours.issue("Sahihi seal", "seal");
const clock = await startTimeStampAuthority(await clocks.issue("A clock", "time stamp"));
clock.at(at);
const der = (pem: string) => new Uint8Array(new X509Certificate(pem).raw);
const seal = createSeal({
  signer: () => Promise.resolve(signerOf(leaf.key, leaf.certificate + ours.rootCertificate)),
  timeStamp: timeStampAt(clock.url, [der(clocks.rootCertificate)]),
});
const { bytes: sealed } = await seal.seal(tinyPdf(), at);
await clock.close();

test("what is sealed today has the form that the foreign tools accepted", async () => {
  const accepted = Buffer.from(sample("sealed-by-us.pdf"));
  const trust = { roots: [sample("our-root.der")], timeStampRoots: [sample("our-time-root.der")] };
  expect(await checkSeal(accepted, trust, at)).toMatchObject({ fault: null, level: "B-T", stamp: { at } });
  expect(shapeOf(readDer(cmsOf(sealed)))).toBe(shapeOf(readDer(cmsOf(accepted))));
  expect(signedPartOf(sealed).toString("latin1")).toBe(signedPartOf(accepted).toString("latin1"));
});

const folder = await mkdtemp(join(tmpdir(), "foreign-"));
const file = (name: string, bytes: Uint8Array | string) => {
  writeFileSync(join(folder, name), bytes);
  return join(folder, name);
};
const run = (command: string, ...given: string[]) => {
  const { status, stdout, stderr } = spawnSync(command, given, { encoding: "utf8" });
  return { status, said: stdout + stderr };
};
const isThere = (command: string) => spawnSync(command, ["--version"]).error === undefined;
const changed = Buffer.from(sealed);
changed[40]! ^= 1;
const [pdf, changedPdf] = [file("sealed.pdf", sealed), file("changed.pdf", changed)];
const root = file("root.pem", ours.rootCertificate);

test.skipIf(!isThere("pdfsig"))("pdfsig finds the seal valid, and a change", () => {
  const { said } = run("pdfsig", pdf);
  expect(said).toContain("Signature is Valid");
  expect(said).toContain("Total document signed");
  expect(run("pdfsig", changedPdf).said).toContain("Digest Mismatch");
});

test.skipIf(!isThere("pdfsig") || !isThere("certutil"))("pdfsig trusts it where our root is known", () => {
  execFileSync("certutil", ["-N", "-d", `sql:${folder}`, "--empty-password"]);
  execFileSync("certutil", ["-A", "-d", `sql:${folder}`, "-n", "ca", "-t", "CT,C,C", "-i", root]);
  expect(run("pdfsig", "-nssdir", folder, pdf).said).toContain("Certificate is Trusted");
});

test.skipIf(!isThere("openssl"))("OpenSSL verifies the seal as CAdES, and its time stamp", () => {
  const cms = file("cms.der", cmsOf(sealed));
  const verify = (content: string) => {
    const given = ["-inform", "DER", "-in", cms, "-content", content, "-binary", "-out", join(folder, "out")];
    return run("openssl", "cms", "-verify", "-cades", ...given, "-CAfile", root, "-purpose", "any").status;
  };
  expect(verify(file("part", signedPartOf(sealed)))).toBe(0);
  expect(verify(file("other", signedPartOf(changed)))).not.toBe(0);

  const { signature, token } = stampOf(cmsOf(sealed));
  const given = [
    "-in",
    file("token", token),
    "-token_in",
    "-CAfile",
    file("time.pem", clocks.rootCertificate),
  ];
  expect(run("openssl", "ts", "-verify", "-data", file("signature", signature), ...given).status).toBe(0);
  expect(run("openssl", "ts", "-verify", "-data", pdf, ...given).status).not.toBe(0);
});

test.skipIf(!isThere("qpdf"))("qpdf finds nothing wrong with the file", () => {
  expect(run("qpdf", "--check", pdf).said).toContain("No syntax or stream encoding errors found");
});

/** The digits between the angle brackets, to the end of what they encode. */
function cmsOf(bytes: Buffer): Uint8Array {
  const from = bytes.lastIndexOf("/Contents <") + "/Contents <".length;
  return readDer(new Uint8Array(Buffer.from(bytes.toString("latin1", from, bytes.indexOf(">", from)), "hex")))
    .whole;
}

function signedPartOf(bytes: Buffer): Buffer {
  const from = bytes.lastIndexOf("/Contents <") + "/Contents ".length;
  return Buffer.concat([bytes.subarray(0, from), bytes.subarray(bytes.indexOf(">", from) + 1)]);
}

const childrenOf = ({ content }: Der) => [...partsOf(content, ".*")];

/** The tags, nested as they are. */
function shapeOf(element: Der): string {
  const isNested = (parseInt(element.tag, 16) & 0x20) !== 0;
  return isNested ? `${element.tag}(${childrenOf(element).map(shapeOf).join(" ")})` : element.tag;
}

/** The signature, and the token that stamps it. */
function stampOf(cms: Uint8Array): { signature: Uint8Array; token: Uint8Array } {
  const within = (element: Der, ...path: number[]) =>
    path.reduce((outer, place) => childrenOf(outer).at(place)!, element);
  const signer = within(readDer(cms), 1, 0, -1, 0);
  return { signature: within(signer, 5).content, token: within(signer, 6, 0, 1, 0).whole };
}
