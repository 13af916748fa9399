import { X509Certificate } from "node:crypto";
import { afterAll, expect, test } from "vitest";
import { certificatesIn } from "#server/adapters/seal/seal";
import { makeAuthority } from "#server/dev/seal/make-authority";
import { completeDocument } from "#server/features/signing/complete-document";
import { sha256 } from "#server/features/documents/index";
import { startTestApp } from "#server/testing/app";
import { appForFile } from "#server/testing/app-for-file";
import { signSheet } from "#server/testing/factories/sign-sheet";
import { startTimeStampAuthority } from "#server/testing/time-stamp-authority";
import { checkSeal } from "#shared/evidence/check-seal";

const [ours, clocks] = await Promise.all([makeAuthority("Our root"), makeAuthority("A clock's root")]);
const leaf = await ours.issue("Our seal", "seal");
const authority = await startTimeStampAuthority(await clocks.issue("A clock", "time stamp"));
afterAll(() => authority.close());

const keys = { SEAL_KEY: leaf.key, SEAL_CERTIFICATE: leaf.certificate, SEAL_CHAIN: ours.rootCertificate };
const app = await appForFile({ env: keys });
const trust = {
  roots: certificatesIn(ours.rootCertificate).map(({ raw }) => new Uint8Array(raw)),
  timeStampRoots: certificatesIn(clocks.rootCertificate).map(({ raw }) => new Uint8Array(raw)),
};

type Issued = { bytes: Buffer; content_sha256: string | null; seal_level: string | null; details: object };

/** What was issued of a version, and what the trail says of it. */
async function issuedOf(versionId: string): Promise<Issued> {
  const { rows } = await app.deps.pool.query<Issued>(
    `select pdf.bytes, pdf.content_sha256, pdf.seal_level, event.details from issued_pdfs pdf
     join document_versions version on version.id = pdf.version_id
     join audit_events event on event.document_id = version.document_id and event.event = 'pdf_issued'
     where version.id = $1 order by event.position desc`,
    [versionId],
  );
  return rows[0]!;
}

/** A version that everybody has signed. */
async function signedVersion(): Promise<string> {
  const { caller } = await app.signedIn();
  const { id } = await signSheet(app, caller);
  await app.deps.jobs.idle();
  const { rows } = await app.deps.pool.query<{ id: string }>(
    "select id from document_versions where document_id = $1",
    [id],
  );
  return rows[0]!.id;
}

/** The same before its PDF was issued, which a server with other settings does. */
async function unissuedVersion(): Promise<string> {
  const versionId = await signedVersion();
  await app.deps.pool.query("delete from issued_pdfs where version_id = $1", [versionId]);
  return versionId;
}

test("what everybody has signed is sealed: what is mailed holds, and begins with the paper as it was drawn", async () => {
  const {
    bytes,
    content_sha256: content,
    seal_level: level,
    details,
  } = await issuedOf(await signedVersion());
  expect(await checkSeal(new Uint8Array(bytes), trust, new Date())).toMatchObject({
    fault: null,
    level: "B-B",
  });
  expect(level).toBe("B-B");
  const certificate = new X509Certificate(leaf.certificate).fingerprint256.replaceAll(":", "").toLowerCase();
  expect(details).toEqual({
    version: 1,
    sha256: sha256(bytes),
    contentSha256: content,
    sealCertificate: certificate,
    timeStamp: "none",
  });
  const start = bytes.indexOf("%%EOF\n") + "%%EOF\n".length;
  expect(sha256(bytes.subarray(0, start))).toBe(content);

  const { rows } = await app.deps.pool.query("select sha256 from seal_certificates");
  expect(rows).toEqual([{ sha256: certificate }]);
  await expect(app.deps.pool.query("delete from seal_certificates")).rejects.toThrow("append-only");
});

test("where seals are switched off the paper goes as it is, and the trail does not speak of one", async () => {
  const bare = await startTestApp({ env: { SEAL: "off" }, beside: app, jobs: "queued" });
  const versionId = await unissuedVersion();
  await completeDocument(bare.deps, { versionId });
  const { bytes, seal_level: level, details } = await issuedOf(versionId);
  expect(await checkSeal(new Uint8Array(bytes), trust, new Date())).toEqual({ fault: "not_sealed" });
  expect(level).toBeNull();
  expect(details).toEqual({ version: 1, sha256: sha256(bytes) });
  await bare.stop();
});

test("a third party's time is waited for two minutes; without it the trail says so", async () => {
  const env = { ...keys, SEAL_TSA_URL: authority.url, SEAL_TSA_ROOTS: clocks.rootCertificate };
  const timed = await startTestApp({ env, beside: app, jobs: "queued" });
  const [one, other] = [await unissuedVersion(), await unissuedVersion()];
  await completeDocument(timed.deps, { versionId: one });
  const stamped = await issuedOf(one);
  expect(stamped).toMatchObject({ seal_level: "B-T", details: { timeStamp: "rfc3161" } });
  expect(await checkSeal(new Uint8Array(stamped.bytes), trust, new Date())).toMatchObject({ level: "B-T" });

  authority.answer("error");
  await expect(completeDocument(timed.deps, { versionId: other })).rejects.toThrow("answered 503");
  expect(await issuedOf(other)).toBeUndefined();
  app.clock.pass(2 * 60_000);
  await completeDocument(timed.deps, { versionId: other });
  expect(await issuedOf(other)).toMatchObject({ seal_level: "B-B", details: { timeStamp: "none" } });
  await timed.stop();
});
