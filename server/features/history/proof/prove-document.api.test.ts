import { Script } from "node:vm";
import { describe, expect, test } from "vitest";
import { makeAuthority } from "#server/dev/seal/make-authority";
import type { Caller } from "#server/testing/app";
import { canonicalJson } from "#server/features/documents/index";
import { proveToUser } from "#server/features/history/proof/prove-document";
import { appForFile } from "#server/testing/app-for-file";
import { createSheet } from "#server/testing/factories/create-sheet";
import { packFiles, whatToBring } from "#server/testing/factories/proof-bundle";
import { sendSheet } from "#server/testing/factories/send-sheet";
import { signSheet } from "#server/testing/factories/sign-sheet";
import { checkProof, type ProofResult } from "#shared/evidence/check-proof";
import type { Brought } from "#shared/evidence/open-bundle";
import { readZip } from "#shared/evidence/read-zip";
import { proof as english } from "#shared/words/en/proof";
import { proof as swahili } from "#shared/words/sw/proof";

const authority = await makeAuthority("Our root");
const leaf = await authority.issue("Our seal", "seal");
const app = await appForFile({
  env: { SEAL_KEY: leaf.key, SEAL_CERTIFICATE: leaf.certificate, SEAL_CHAIN: authority.rootCertificate },
});

const proofOf = async (caller: Caller, id: string) =>
  (await caller.get(`/api/documents/${id}/proof`).responseType("blob").expect(200)).body as Buffer;

const filesOf = (zip: Buffer) => readZip(new Uint8Array(zip));
const filesIfWhole = (zip: Uint8Array) => {
  try {
    return readZip(zip);
  } catch {
    return null;
  }
};
const json = (zip: Buffer, name: string): unknown =>
  JSON.parse(new TextDecoder().decode(filesOf(zip).get(name)));
const check = (zip: Buffer | Uint8Array, brought: Brought, now = new Date()) =>
  checkProof(new Uint8Array(zip), brought, now);
const refused = ({ findings }: ProofResult) => findings.filter(({ holds }) => holds === false);
const openOf = ({ findings }: ProofResult) =>
  findings.flatMap(({ what, holds }) => (holds === null ? [what] : []));

/** Signed by two, sealed, and in the log. */
async function proven() {
  const { caller, user } = await app.signedIn();
  const sheet = await signSheet(app, caller, { songTitle: "Nairobi Nights" });
  await app.deps.jobs.idle();
  return { ...sheet, caller, user, zip: await proofOf(caller, sheet.id) };
}

const one = await proven();
const brought = await whatToBring(app);

test("the owner's bundle holds, with nothing left open but what is its signers' alone", async () => {
  const result = await check(one.zip, brought);
  expect(refused(result)).toEqual([]);
  expect(openOf(result)).toEqual(["private", "mailed", "noStamp"]);
  expect(result.title).toBe("Nairobi Nights");
  expect(result.signatures.map(({ name }) => name)).toEqual(one.writers.map(({ name }) => name));
  expect([...filesOf(one.zip).keys()].toSorted()).toEqual([
    "README.txt",
    "audit.json",
    "certificate.pdf",
    "certificates/seal-root-1.der",
    "document.json",
    "document.pdf",
    "log-key.txt",
    "log.json",
    "signatures.json",
    "verify.html",
  ]);
});

test("a signer's bundle holds, behind the link as signed in, with their own private record and nobody else's", async () => {
  const { body } = await app
    .nobody()
    .get(`/api/sign/${one.tokens[0]!}/proof`)
    .responseType("blob")
    .expect(200);
  const { caller: signer } = await app.signedIn({ email: one.emails[0]! });
  for (const zip of [body as Buffer, await proofOf(signer, one.id)]) {
    const result = await check(zip, brought);
    expect(refused(result)).toEqual([]);
    expect(result.findings).toContainEqual({
      what: "private",
      holds: null,
      values: { opened: 1, count: 2 },
    });
    const everything = Buffer.concat([...filesOf(zip).values()].map((bytes) => Buffer.from(bytes)));
    const { signatures } = json(zip, "signatures.json") as { signatures: { privatePart: string | null }[] };
    expect(signatures.map(({ privatePart }) => privatePart?.includes(one.emails[0]!) ?? false)).toEqual([
      true,
      false,
    ]);
    expect(everything.includes(one.emails[1]!)).toBe(false);
  }
});

test("who is neither gets none, and there is none before everybody has signed", async () => {
  const { caller: stranger } = await app.signedIn();
  await stranger.get(`/api/documents/${one.id}/proof`).expect(404, /document_not_found/);
  await app.nobody().get(`/api/documents/${one.id}/proof`).expect(401);
  await one.caller.get(`/api/documents/${one.id}/proof?version=2`).expect(404, /version_not_found/);
  const sent = await sendSheet(app, one.caller);
  await one.caller.get(`/api/documents/${sent.id}/proof`).expect(409, /not_sealed_yet/);
  await app
    .nobody()
    .get(`/api/sign/${sent.tokens[0]!}/proof`)
    .expect(409, /not_sealed_yet/);
  const draft = await createSheet(one.caller);
  await one.caller.get(`/api/documents/${draft.id}/proof`).expect(409, /not_sealed_yet/);
});

test("the bundle is a file that was handed out", async () => {
  const sha256 = Buffer.from(await crypto.subtle.digest("SHA-256", new Uint8Array(one.zip))).toString("hex");
  const { body } = await app.nobody().post("/api/verify/file").send({ sha256 }).expect(200);
  expect(body).toMatchObject({ known: true, is: "proof", version: 1, document: { id: one.id } });
});

describe("what the reader brings", () => {
  test("decides: another root or key is refused, and without any it is left open", async () => {
    const [root, key] = [
      { ...brought, sealRoot: "0".repeat(64) },
      { ...brought, logKey: "x" },
    ];
    expect(refused(await check(one.zip, root)).map(({ what }) => what)).toEqual(["root"]);
    expect(refused(await check(one.zip, key)).map(({ what }) => what)).toEqual(["key"]);
    expect(openOf(await check(one.zip, { sealRoot: "", logKey: "" }))).toEqual([
      "root",
      "private",
      "key",
      "mailed",
      "noStamp",
    ]);
    const grouped = brought.sealRoot.toUpperCase().replace(/(..)(?=.)/g, "$1:");
    expect(refused(await check(one.zip, { ...brought, sealRoot: grouped }))).toEqual([]);
  });
});

describe("a change is found", () => {
  const flip = (bytes: Uint8Array, place: number, bit: number) => {
    const changed = new Uint8Array(bytes);
    changed[place]! ^= 1 << bit;
    return changed;
  };

  const relied = [...filesOf(one.zip)].filter(([name]) => !["README.txt", "verify.html"].includes(name));
  const isSame = (read: ReadonlyMap<string, Uint8Array>) =>
    relied.every(([name, bytes]) => Buffer.compare(read.get(name) ?? Buffer.alloc(0), bytes) === 0);

  test("a flipped bit of the archive itself, its readme and its page changes nothing that is checked, or is refused", async () => {
    const files = filesOf(one.zip);
    // What an archive says of itself beside its files: dates, versions, rights. Harmless where the files come out as they were.
    const directory = one.zip.indexOf("PK\u0001\u0002", 0, "latin1");
    const places = [
      ...Array.from({ length: 64 }, (_, at) => at),
      ...Array.from({ length: one.zip.length - directory }, (_, at) => directory + at),
    ];
    for (const place of places) {
      const read = filesIfWhole(flip(one.zip, place, place % 8));
      if (read) expect(isSame(read), `byte ${place}`).toBe(true);
    }
    for (const name of ["README.txt", "verify.html"]) {
      const bytes = files.get(name)!;
      // Neither is evidence: who does not trust this page takes it from elsewhere.
      const zip = await packFiles(new Map([...files, [name, flip(bytes, 9, 1)]]));
      expect(refused(await check(zip, brought))).toEqual([]);
    }
  });

  const changes: [what: string, change: (files: Map<string, Uint8Array>) => void, found: string][] = [
    ["a file that is missing", (files) => files.delete("log.json"), "archive"],
    ["a record that is missing", (files) => dropFirst(files, "signatures.json", "signatures"), "signatures"],
    ["an event that is missing", (files) => dropFirst(files, "audit.json", "events"), "log"],
    ["a place in the log that is missing", (files) => dropFirst(files, "log.json", "entries", 3), "log"],
    [
      "bytes behind the seal",
      (files) => files.set("document.pdf", Buffer.concat([files.get("document.pdf")!, Buffer.from("\n")])),
      "seal",
    ],
    [
      "a genuine seal of another paper",
      (files) => files.set("document.pdf", files.get("certificate.pdf")!),
      "file",
    ],
  ];
  test.each(changes)("%s", async (_what, change, found) => {
    const files = new Map(filesOf(one.zip));
    change(files);
    expect(refused(await check(await packFiles(files), brought)).map(({ what }) => what)).toContain(found);
  });

  function dropFirst(files: Map<string, Uint8Array>, name: string, list: string, keep = 0) {
    const said = JSON.parse(new TextDecoder().decode(files.get(name))) as Record<string, unknown[]>;
    said[list] = keep > 0 ? said[list]!.slice(0, keep) : said[list]!.slice(1);
    files.set(name, new TextEncoder().encode(JSON.stringify(said)));
  }
});

test("a certificate that was issued after the trail was read is not handed out without the event that tells of it", async () => {
  const { db } = app.deps;
  const earlier = async (...given: Parameters<typeof db.transaction>) => {
    const traces = (await db.transaction(...given)) as { events?: { event: string }[] };
    const events = traces.events?.filter(({ event }) => event !== "certificate_issued");
    return events ? { ...traces, events } : traces;
  };
  const behind = new Proxy(db, {
    get: (of, name) => (name === "transaction" ? earlier : (Reflect.get(of, name) as unknown)),
  });
  const proof = proveToUser({ ...app.deps, db: behind }, one.user, one.id);
  await expect(proof).rejects.toThrow(expect.objectContaining({ code: "not_logged_yet" }));
  expect((await proveToUser(app.deps, one.user, one.id)).bytes.length).toBeGreaterThan(0);
});

test("a document that is purged leaves no salts and no bundle, and the bundles of others hold as before", async () => {
  const other = await proven();
  await app.deps.pool.query("delete from documents where id = $1", [one.id]);
  const { rowCount } = await app.deps.pool.query("select from entry_salts where document_id = $1", [one.id]);
  expect(rowCount).toBe(0);
  await one.caller.get(`/api/documents/${one.id}/proof`).expect(404);
  for (const zip of [other.zip, await proofOf(other.caller, other.id)])
    expect(refused(await check(zip, brought))).toEqual([]);
  // Whoever has kept theirs can go on to prove it.
  expect(refused(await check(one.zip, brought))).toEqual([]);
});

test("the page in the bundle loads nothing, and is in parts that are short enough to be read", async () => {
  const html = new TextDecoder().decode(filesOf(one.zip).get("verify.html"));
  expect(html).not.toMatch(/\b(?:src|href)=|\bimport\b[^.]*from|fetch\(|XMLHttpRequest/);
  const [words, code] = [...html.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(([, script]) => script!);
  expect(words).toContain("Chagua ZIP");
  expect(() => new Script(code!)).not.toThrow();

  // Whoever is to believe what it says can read it through: no part, without its comments, has more lines than these.
  const linesOf = (text: string) =>
    text
      .replace(/\/\*[^]*?\*\/|^ *\/\/.*$/gm, "")
      .split("\n")
      .filter((line) => line.trim() !== "");
  const parts = code!.split(/^ *\/\* ---- .* ---- \*\/$/m).map((part) => linesOf(part).length);
  expect(parts).toHaveLength(6);
  expect(Math.max(...parts)).toBeLessThanOrEqual(228);
  expect(linesOf(code!).filter((line) => line.length > 140)).toEqual([]);
  // With its form and style, and without its words.
  expect(linesOf(html.replace(words!, "")).length).toBeLessThanOrEqual(594);
});

test("the page can say each of its texts: names in braces, and nothing else between any", () => {
  for (const text of [english, swahili].flatMap((words) => Object.values<string>(words)))
    expect(text.replace(/\{\w+\}/g, "")).not.toMatch(/[{}]/);
});

test("a record that is given twice does not stand for another that is missing", async () => {
  const files = new Map(filesOf(one.zip));
  const kept = json(one.zip, "signatures.json") as { signatures: object[] };
  const twice = { ...kept, signatures: [kept.signatures[0], kept.signatures[0]] };
  files.set("signatures.json", new TextEncoder().encode(canonicalJson(twice)));
  const found = await check(await packFiles(files), brought);
  expect(refused(found).map(({ what }) => what)).toEqual(["signatures"]);
});
