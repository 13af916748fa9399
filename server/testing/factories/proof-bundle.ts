import { packZip } from "#server/adapters/zip";
import { canonicalJson } from "#server/features/documents/index";
import type { Caller, TestApp } from "#server/testing/app";
import { signSheet } from "#server/testing/factories/sign-sheet";
import { LogKeys } from "#shared/contract/transparency";
import type { ProofResult } from "#shared/evidence/check-proof";
import type { TrailEvent } from "#shared/evidence/logged-event";
import type { Brought } from "#shared/evidence/open-bundle";
import { readZip } from "#shared/evidence/read-zip";

export async function proofOf(caller: Caller, id: string): Promise<Uint8Array> {
  const { body } = await caller.get(`/api/documents/${id}/proof`).responseType("blob").expect(200);
  return new Uint8Array(body as Buffer);
}

/** A sheet that two have signed, sealed, in the log, and its owner's proof bundle. */
export async function signProven(app: TestApp, given: Parameters<typeof signSheet>[2] = {}) {
  const { caller, user } = await app.signedIn();
  const sheet = await signSheet(app, caller, given);
  await app.deps.jobs.idle();
  return { ...sheet, caller, user, zip: await proofOf(caller, sheet.id) };
}

/** What a reader brings of this installation. */
export async function whatToBring(app: TestApp): Promise<Brought> {
  const { sealRoots, log } = LogKeys.parse((await app.nobody().get("/api/transparency/keys")).body);
  return { sealRoot: sealRoots[0]!.sha256, logKey: log.inForce };
}

export const said = ({ findings }: ProofResult, holds: boolean | null) =>
  findings.flatMap((finding) => (finding.holds === holds ? [finding.what] : []));

export type BundleFiles = Map<string, Uint8Array>;
export const filesOf = (zip: Uint8Array): BundleFiles => readZip(zip);

/** A ZIP of the files as we pack it, whatever stands in them. */
export async function packFiles(files: ReadonlyMap<string, Uint8Array>): Promise<Uint8Array> {
  async function* entries() {
    for (const [path, bytes] of files) yield { path, content: Buffer.from(bytes) };
  }
  return new Uint8Array(await packZip(entries(), new Date("2026-11-23T00:00:00Z")));
}

type Entry = { position: number; index: number; salt: string; hashes: string[] };
export type BundleJson = {
  "audit.json": { events: TrailEvent[]; documentId: string };
  "log.json": {
    entries: Entry[];
    checkpoints: { note: string; timeStamp: string | null; hashes: string[]; consistency?: string[] }[];
  };
  "signatures.json": { signatures: { record: string; privatePart: string | null; mark: string | null }[] };
  "document.json": { title: string; people: { key: string; name: string }[] };
};

export const readJson = <Name extends keyof BundleJson>(files: BundleFiles, name: Name) =>
  JSON.parse(new TextDecoder().decode(files.get(name))) as BundleJson[Name];

/** Changes what one of the files says, in the one form that it can be written in. */
export function change<Name extends keyof BundleJson>(
  files: BundleFiles,
  name: Name,
  how: (json: BundleJson[Name]) => void,
): void {
  const json = readJson(files, name);
  how(json);
  files.set(name, new TextEncoder().encode(canonicalJson(json)));
}
