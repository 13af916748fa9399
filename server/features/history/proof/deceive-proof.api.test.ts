import { createHash, generateKeyPairSync } from "node:crypto";
import { afterAll, describe, expect, onTestFinished, test, vi } from "vitest";
import { createSeal, certificatesIn, signerOf } from "#server/adapters/seal/seal";
import { timeStampAt } from "#server/adapters/seal/request-time-stamp";
import { makeAuthority } from "#server/dev/seal/make-authority";
import { canonicalJson } from "#server/features/documents/index";
import {
  checkpointText,
  logSigners,
  signNote,
  verifierKeyOf,
} from "#server/features/transparency/checkpoint-note";
import { appForFile } from "#server/testing/app-for-file";
import {
  change,
  filesOf,
  packFiles,
  proofOf,
  readJson,
  said,
  signProven,
  whatToBring,
  type BundleFiles,
} from "#server/testing/factories/proof-bundle";
import { proposeChange } from "#server/testing/factories/propose-change";
import { signingCalls } from "#server/testing/signing-calls";
import { startTimeStampAuthority } from "#server/testing/time-stamp-authority";
import { tinyPdf } from "#server/testing/factories/tiny-pdf";
import { checkProof } from "#shared/evidence/check-proof";
import type { TrailEvent } from "#shared/evidence/logged-event";

/*
 * Somebody puts a bundle together out of what is genuine and what is not, so that it says something kinder than is true. They know all
 * that we do, and have every file of their own documents; they have neither our keys nor a place in the log for what never was.
 */

const authority = await makeAuthority("Our root");
const leaf = await authority.issue("Our seal", "seal");
const app = await appForFile({
  env: { SEAL_KEY: leaf.key, SEAL_CERTIFICATE: leaf.certificate, SEAL_CHAIN: authority.rootCertificate },
});
const first = await signProven(app, { songTitle: "Nairobi Nights" });
const other = await signProven(app, { songTitle: "Mombasa Mornings" });
// By now the log has a newer checkpoint than the one that was mailed.
const one = { ...first, zip: await proofOf(first.caller, first.id) };
const brought = await whatToBring(app);

const hashOf = (text: string | Uint8Array) => createHash("sha256").update(text).digest("hex");
const forge = ({ hash: _hash, previousHash, ...event }: TrailEvent, documentId: string): TrailEvent => {
  const hash = hashOf(previousHash + canonicalJson({ ...event, documentId }));
  return { ...event, previousHash, hash };
};

/** What is refused of a genuine bundle when it was changed like this. */
async function refusedOf(how: (files: BundleFiles) => void | Promise<void>): Promise<string[]> {
  const files = filesOf(one.zip);
  await how(files);
  return said(await checkProof(await packFiles(files), brought, new Date()), false);
}

/** Leaves events out, and with them their places in the log and the records that they have under their hashes. */
function leaveOut(files: BundleFiles, isOut: (event: TrailEvent) => boolean): void {
  const out = readJson(files, "audit.json").events.filter(isOut);
  change(files, "audit.json", (trail) => (trail.events = trail.events.filter((event) => !isOut(event))));
  change(files, "log.json", (log) => {
    log.entries = log.entries.filter(({ position }) => !out.some((event) => event.position === position));
  });
  const records = new Set(out.map(({ details }) => details.recordSha256));
  change(files, "signatures.json", (kept) => {
    kept.signatures = kept.signatures.filter(({ record }) => !records.has(hashOf(record)));
  });
}

test("as it was handed out, nothing of it is refused", async () => {
  expect(await refusedOf(() => undefined)).toEqual([]);
});

test("another text, told as sent by an event that has no place in the log", async () => {
  const found = await refusedOf((files) => {
    const { documentId, events } = readJson(files, "audit.json");
    const sent = events.find(({ event }) => event === "document_sent")!;
    const issued = events.find(({ event }) => event === "pdf_issued")!;
    change(files, "document.json", (text) => (text.title = "Mombasa Mornings"));
    const sha256 = hashOf(files.get("document.json")!);
    leaveOut(files, ({ position }) => position >= sent.position && position < issued.position);
    change(files, "audit.json", (trail) => {
      const forged = forge({ ...sent, details: { ...sent.details, sha256 } }, documentId);
      trail.events.splice(trail.events.length - 1, 0, forged);
    });
  });
  expect(found).toEqual(expect.arrayContaining(["signatures", "log"]));
});

test("the same, with signatures that nobody made", async () => {
  const found = await refusedOf((files) => {
    const { documentId, events } = readJson(files, "audit.json");
    change(files, "document.json", (text) => (text.title = "Mombasa Mornings"));
    const sha256 = hashOf(files.get("document.json")!);
    change(files, "signatures.json", ({ signatures }) => {
      for (const kept of signatures)
        kept.record = canonicalJson({
          ...(JSON.parse(kept.record) as Record<string, unknown>),
          versionSha256: sha256,
        });
    });
    const records = readJson(files, "signatures.json").signatures.map(({ record }) => hashOf(record));
    let previousHash = "0".repeat(64);
    const forged = events.map((event) => {
      const details = { ...event.details };
      if (event.event === "document_sent" || event.event === "document_signed") details.sha256 = sha256;
      if (event.event === "document_signed") details.recordSha256 = records.shift()!;
      const made = forge({ ...event, details, previousHash }, documentId);
      previousHash = made.hash;
      return made;
    });
    change(files, "audit.json", (trail) => (trail.events = forged));
  });
  expect(found).toEqual(["log"]);
});

test("somebody who signed, left out with all that tells of it", async () => {
  const found = await refusedOf((files) => {
    const { events } = readJson(files, "audit.json");
    const act = events.findLast(({ event }) => event === "document_signed")!;
    leaveOut(files, (event) => event === act || event.hash === act.hash);
  });
  expect(found).toEqual(["signatures"]);
});

test("events that are left out are told of", async () => {
  const files = filesOf(one.zip);
  const whole = await checkProof(one.zip, brought, new Date());
  const { events } = readJson(files, "audit.json");
  leaveOut(files, ({ position }) => position === events[0]!.position);
  const { findings } = await checkProof(await packFiles(files), brought, new Date());
  const missing = (all: typeof findings) => all.find(({ what }) => what === "trail")!.values.missing;
  expect([missing(whole.findings), missing(findings)]).toEqual([0, 1]);
});

test("a paper that somebody else has sealed, with their root beside ours", async () => {
  const theirs = await makeAuthority("Our root");
  const { key, certificate } = await theirs.issue("Our seal", "seal");
  const signer = signerOf(key, certificate + theirs.rootCertificate);
  const seal = createSeal({ signer: () => Promise.resolve(signer), timeStamp: null });
  const { bytes } = await seal.seal(tinyPdf(), new Date());
  const root = new Uint8Array(certificatesIn(theirs.rootCertificate)[0]!.raw);
  for (const name of ["document.pdf", "certificate.pdf"]) {
    const found = await refusedOf((files) => {
      files.set(name, new Uint8Array(bytes));
      files.set("certificates/seal-root-2.der", root);
    });
    expect(found).toContain("root");
  }
});

test("the certificate of another document", async () => {
  const found = await refusedOf((files) => {
    files.set("certificate.pdf", filesOf(other.zip).get("certificate.pdf")!);
  });
  expect(found).toEqual(["certificate", "certified"]);
});

test("the certificate of the same document's other version, or none where one was issued", async () => {
  const { caller } = await app.signedIn();
  const { id, links } = await proposeChange(app, caller);
  await app.deps.jobs.idle();
  const former = filesOf(await proofOf(caller, id)).get("certificate.pdf")!;
  for (const token of links) await signingCalls(app).signed(token);
  await app.deps.jobs.idle();
  const files = filesOf(await proofOf(caller, id));
  const found = async (certificate?: Uint8Array) => {
    if (certificate) files.set("certificate.pdf", certificate);
    else files.delete("certificate.pdf");
    return said(await checkProof(await packFiles(files), brought, new Date()), false);
  };
  expect(await found(files.get("certificate.pdf"))).toEqual([]);
  expect(await found(former)).toEqual(["certified"]);
  expect(await found()).toEqual(["certified"]);
});

test("a certificate whose issue was left out of the trail is told as one that the log does not know", async () => {
  const files = filesOf(one.zip);
  const isIssue = ({ event }: TrailEvent) => event === "certificate_issued";
  const { events } = readJson(files, "audit.json");
  expect(events.filter(isIssue)).toHaveLength(1);
  leaveOut(files, isIssue);
  const result = await checkProof(await packFiles(files), brought, new Date());
  expect(said(result, false)).toEqual([]);
  expect(said(result, null)).toContain("certified");

  // As it was, but with an event that somebody wrote for their own certificate.
  const found = await refusedOf((forged) => {
    const { documentId } = readJson(forged, "audit.json");
    forged.set("certificate.pdf", filesOf(other.zip).get("certificate.pdf")!);
    const sha256 = hashOf(forged.get("certificate.pdf")!);
    leaveOut(forged, isIssue);
    const issue = events.find(isIssue)!;
    change(forged, "audit.json", (trail) =>
      trail.events.push(forge({ ...issue, details: { ...issue.details, sha256 } }, documentId)),
    );
  });
  expect(found).toEqual(["certificate", "certified"]);
});

test("the certificate of somebody's own document, with the id of this one in its title", async () => {
  const own = await signProven(app, { songTitle: `Nights /Keywords ${one.id}, certificate of completion` });
  for (const name of ["certificate.pdf", "document.pdf"]) {
    const found = await refusedOf((files) => {
      files.set("certificate.pdf", filesOf(own.zip).get(name)!);
    });
    expect(found).toEqual(["certificate", "certified"]);
  }
});

test("a title that reads like a part of a seal takes nothing from what is true", async () => {
  const { zip } = await signProven(app, {
    songTitle: "Nights /ByteRange [0 1 2 3] /Contents <00> /Type /Sig",
  });
  expect(said(await checkProof(zip, brought, new Date()), false)).toEqual([]);
});

/** As in a browser that does not know it, until the test is over. */
function withoutEd25519(): void {
  const importKey = crypto.subtle.importKey.bind(crypto.subtle);
  const spied = vi.spyOn(crypto.subtle, "importKey");
  spied.mockImplementation((...given: Parameters<typeof importKey>) =>
    (given[2] as unknown) === "Ed25519"
      ? Promise.reject(new DOMException("unknown", "NotSupportedError"))
      : importKey(...given),
  );
  onTestFinished(() => spied.mockRestore());
}

test("where a browser knows no keys of the log, what nobody has sealed does not pass, nor is the log's key said to be known", async () => {
  withoutEd25519();
  const genuine = await checkProof(one.zip, brought, new Date());
  expect(said(genuine, false)).toEqual([]);
  expect(said(genuine, true)).not.toContain("key");
  const found = await refusedOf((files) => {
    files.delete("certificate.pdf");
    leaveOut(files, ({ event }) => event === "certificate_issued");
    files.set("document.pdf", new Uint8Array(tinyPdf()));
    const sha256 = hashOf(files.get("document.pdf")!);
    change(files, "audit.json", (trail) => {
      trail.events = trail.events.map((event) => {
        const { sealCertificate: _, ...details } = event.details;
        return event.event === "pdf_issued"
          ? forge({ ...event, details: { ...details, sha256 } }, trail.documentId)
          : event;
      });
    });
  });
  expect(found).toEqual(["seal"]);
});

test.each(["document.pdf", "document.json", "signatures.json", "audit.json", "log.json"])(
  "%s of another document",
  async (name) => {
    expect(await refusedOf((files) => void files.set(name, filesOf(other.zip).get(name)!))).not.toEqual([]);
  },
);

test("a file that is none of a bundle's, which would pass for checked", async () => {
  const found = await refusedOf((files) => void files.set("agreement.pdf", files.get("document.pdf")!));
  expect(found).toEqual(["archive"]);
});

test("something written beside what stands under a hash, which whoever opens the file would read as if it did", async () => {
  const beside = { note: "Amina has withdrawn" };
  const ways: ((files: BundleFiles) => void)[] = [
    (files) =>
      change(files, "audit.json", ({ events }) => Object.assign(events[1]!, { documentId: other.id })),
    (files) => change(files, "log.json", ({ entries }) => Object.assign(entries[0]!, beside)),
    (files) =>
      change(files, "log.json", ({ checkpoints }) => Object.assign(checkpoints[0]!, { said: "old" })),
    (files) => change(files, "signatures.json", ({ signatures }) => Object.assign(signatures[0]!, beside)),
    (files) => change(files, "log.json", ({ entries }) => Object.assign(entries[0]!, { index: "0" })),
    (files) => change(files, "audit.json", (trail) => Object.assign(trail, beside)),
  ];
  for (const way of ways) expect(await refusedOf(way)).toEqual(["archive"]);
});

test("events in another order", async () => {
  const found = await refusedOf((files) =>
    change(files, "audit.json", (trail) => (trail.events = trail.events.toReversed())),
  );
  expect(found).toContain("trail");
  const two = await refusedOf((files) =>
    change(files, "audit.json", ({ events }) => events.splice(1, 2, events[2]!, events[1]!)),
  );
  expect(two).toContain("trail");
});

describe("checkpoints", () => {
  const signed = (pem: string, size: number, root: Buffer, name = "sahihi.test/log") =>
    signNote(checkpointText(name, size, root), name, logSigners([pem]));

  test("two of one size, both signed by the log", async () => {
    const found = await refusedOf((files) =>
      change(files, "log.json", ({ checkpoints, entries }) => {
        const [newest] = checkpoints;
        const size = Number(newest!.note.split("\n")[1]);
        const note = signed(app.deps.env.LOG_KEY, size, Buffer.alloc(32, 7));
        checkpoints.push({ note, timeStamp: null, hashes: entries[0]!.hashes });
      }),
    );
    expect(found).toContain("checkpoint");
  });

  test("the same twice, and an older one in the place of the newest", async () => {
    const twice = await refusedOf((files) =>
      change(files, "log.json", ({ checkpoints }) => checkpoints.push(checkpoints[0]!)),
    );
    expect(twice).toContain("checkpoint");
    const turned = await refusedOf((files) =>
      change(files, "log.json", ({ checkpoints }) => checkpoints.unshift(checkpoints.pop()!)),
    );
    expect(turned).toContain("log");
  });

  test("of two logs that the same key has signed, which both have the sealed PDF", async () => {
    const files = filesOf(one.zip);
    const { checkpoints, entries } = readJson(files, "log.json");
    const issue = readJson(files, "audit.json").events.find(({ event }) => event === "pdf_issued")!;
    const { index, salt } = entries.find(({ position }) => position === issue.position)!;
    const older = checkpoints[1]!;
    const size = Number(older.note.split("\n")[1]);
    // Somebody else's entry was another one, or none, when this one was shown.
    const hashes = older.hashes.with(0, Buffer.alloc(32, 7).toString("base64"));
    const bytes = (text: string, encoding: BufferEncoding) => Buffer.from(text, encoding);
    const entry = hashed(Buffer.from("sahihi-entry/1\n"), bytes(salt, "base64"), bytes(issue.hash, "hex"));
    const root = rootOver(entry, index, size, hashes);
    const found = await refusedOf((forged) =>
      change(forged, "log.json", (log) => {
        log.checkpoints[1] = { ...older, note: signed(app.deps.env.LOG_KEY, size, root), hashes };
      }),
    );
    expect(found).toEqual(["oneLog"]);
    // Without a proof it is not told as one log.
    const bare = await checkProof(await withoutProof(), brought, new Date());
    expect(said(bare, false)).toEqual([]);
    expect(said(bare, null)).toContain("oneLog");
  });

  const hashed = (...parts: Buffer[]) => createHash("sha256").update(Buffer.concat(parts)).digest();

  /** The root over an entry and what stands beside it (RFC 9162, 2.1.3.2). */
  function rootOver(entry: Buffer, index: number, size: number, hashes: string[]): Buffer {
    let [at, last, made] = [index, size - 1, hashed(Buffer.from([0]), entry)];
    for (const hash of hashes) {
      const beside = Buffer.from(hash, "base64");
      const isRight = at % 2 === 1 || at === last;
      made = hashed(Buffer.from([1]), ...(isRight ? [beside, made] : [made, beside]));
      if (isRight) while (at % 2 === 0 && at !== 0) [at, last] = [Math.floor(at / 2), Math.floor(last / 2)];
      [at, last] = [Math.floor(at / 2), Math.floor(last / 2)];
    }
    return made;
  }

  function withoutProof(): Promise<Uint8Array> {
    const files = filesOf(one.zip);
    change(files, "log.json", ({ checkpoints }) => {
      for (const checkpoint of checkpoints) delete checkpoint.consistency;
    });
    return packFiles(files);
  }

  test("of a log of somebody's own, under its key or with ours beside it", async () => {
    const { privateKey } = generateKeyPairSync("ed25519");
    const pem = privateKey.export({ format: "pem", type: "pkcs8" }) as string;
    const theirs = verifierKeyOf("sahihi.test/log", logSigners([pem])[0]!);
    for (const keys of [theirs, `${brought.logKey}\n${theirs}`]) {
      const found = await refusedOf((files) => {
        files.set("log-key.txt", new TextEncoder().encode(keys));
        change(files, "log.json", ({ checkpoints }) => {
          const [, size, root] = checkpoints[0]!.note.split("\n");
          checkpoints[0]!.note = signed(pem, Number(size), Buffer.from(root!, "base64"));
        });
      });
      expect(found.includes("key") || found.includes("checkpoint")).toBe(true);
    }
  });
});

test("of a log that others were shown, whoever kept the checkpoint of their mail finds it", async () => {
  const noteOf = (files: BundleFiles) => readJson(files, "log.json").checkpoints[0]!.note;
  const mailed = async (checkpoint: string) => {
    const { findings } = await checkProof(one.zip, { ...brought, checkpoint }, new Date());
    return findings.find(({ what }) => what === "mailed")!.holds;
  };
  const note = noteOf(filesOf(one.zip));
  expect(await mailed(note)).toBe(true);
  expect(await mailed(note.replaceAll("\n", "\r\n"))).toBe(true);
  const [origin, size] = note.split("\n");
  expect(await mailed(`${origin}\n${size}\n${Buffer.alloc(32, 7).toString("base64")}\n`)).toBe(false);
  expect(await mailed(`${origin}\n999999\n${Buffer.alloc(32, 7).toString("base64")}\n`)).toBe(null);
  expect(await mailed("")).toBe(null);
});

test("an older checkpoint of somebody's own log is told apart, and no time stamp of it counts", async () => {
  const files = filesOf(one.zip);
  const { privateKey } = generateKeyPairSync("ed25519");
  const pem = privateKey.export({ format: "pem", type: "pkcs8" }) as string;
  const theirs = verifierKeyOf("sahihi.test/log", logSigners([pem])[0]!);
  files.set("log-key.txt", new TextEncoder().encode(`${brought.logKey}\n${theirs}`));
  change(files, "log.json", ({ checkpoints }) => {
    const older = checkpoints[1]!;
    const [, size, root] = older.note.split("\n");
    const text = checkpointText("sahihi.test/log", Number(size), Buffer.from(root!, "base64"));
    older.note = signNote(text, "sahihi.test/log", logSigners([pem]));
  });
  const result = await checkProof(await packFiles(files), brought, new Date());
  expect(said(result, null)).toContain("otherKey");
});

describe("long after the certificate of the seals has ended, what bears no time stamp itself", async () => {
  const clocks = await makeAuthority("A clock's root");
  const root = new Uint8Array(certificatesIn(clocks.rootCertificate)[0]!.raw);
  const clock = await startTimeStampAuthority(await clocks.issue("A clock", "time stamp"));
  afterAll(() => clock.close());
  const trusting = { ...brought, timeRoot: hashOf(root) };
  const late = new Date(Date.now() + 15 * 365 * 24 * 60 * 60 * 1000);

  /** Of a bundle of which somebody independent has stamped one of the checkpoints. */
  async function withStamp(nth: number, how: (files: BundleFiles) => void = () => undefined) {
    const files = filesOf(one.zip);
    files.set("certificates/time-root-1.der", root);
    const { note } = readJson(files, "log.json").checkpoints[nth]!;
    const token = Buffer.from(await timeStampAt(clock.url, [root])(Buffer.from(note)));
    change(files, "log.json", ({ checkpoints }) => (checkpoints[nth]!.timeStamp = token.toString("base64")));
    how(files);
    const result = await checkProof(await packFiles(files), trusting, late);
    expect(said(result, false)).toEqual([]);
    return result.findings.find(({ what }) => what === "outOfTime")?.values.files;
  }

  test("is of its time by a stamped checkpoint behind which the log has it", async () => {
    expect(await withStamp(0)).toBeUndefined();
    // The one that was mailed is older than the certificate's issue.
    expect(await withStamp(1)).toBe("certificate.pdf");
  });

  test("is not where nothing shows that the stamped checkpoint is of the same log", async () => {
    const bare = (files: BundleFiles) =>
      change(files, "log.json", ({ checkpoints }) => delete checkpoints[1]!.consistency);
    expect(await withStamp(1, bare)).toBe("document.pdf, certificate.pdf");
  });

  test("is not where the browser cannot check the log", async () => {
    withoutEd25519();
    expect(await withStamp(0)).toBe("document.pdf, certificate.pdf");
  });
});

describe("an archive", () => {
  const check = async (zip: Uint8Array) => said(await checkProof(zip, brought, new Date()), false);

  test("that is cut anywhere, or has something before it or behind it", async () => {
    for (let length = 0; length < one.zip.length; length += 997)
      expect(await check(one.zip.subarray(0, length)), `${length} bytes`).toEqual(["archive"]);
    expect(await check(Buffer.concat([one.zip, Buffer.from("\0")]))).toEqual(["archive"]);
    expect(await check(Buffer.concat([Buffer.from("#!"), one.zip]))).toEqual(["archive"]);
  });

  test("that other programs unpack to something else", async () => {
    const zip = Buffer.from(one.zip);
    const end = zip.length - 22;
    const directory = zip.readUInt32LE(end + 16);
    const hidden = Buffer.concat([zip.subarray(0, directory), Buffer.from("PK"), zip.subarray(directory)]);
    hidden.writeUInt32LE(directory + 2, hidden.length - 6);
    const sized = Buffer.from(zip);
    sized.writeUInt32LE(zip.readUInt32LE(end + 12) - 46, end + 12);
    const encrypted = Buffer.from(zip);
    encrypted[6]! |= 1;
    for (const changed of [hidden, sized, encrypted]) expect(await check(changed)).toEqual(["archive"]);
  });

  test("whose text is none", async () => {
    const files = filesOf(one.zip);
    files.set("document.json", new TextEncoder().encode("null"));
    files.set(
      "signatures.json",
      new TextEncoder().encode('{"format":"sahihi-signatures/1","signatures":[]}'),
    );
    expect(await check(await packFiles(files))).toEqual(["archive"]);
  });

  test("that has one name twice", async () => {
    const renamed = Buffer.from(one.zip);
    for (let at = renamed.indexOf("log.json"); at >= 0; at = renamed.indexOf("log.json", at + 1))
      renamed.write("seal.pdf", at, "latin1");
    expect(await check(renamed)).toEqual(["archive"]);
    const twice = Buffer.from(one.zip);
    for (let at = twice.indexOf("certificate.pdf"); at >= 0; at = twice.indexOf("certificate.pdf", at + 1))
      twice.write("signatures.json", at, "latin1");
    expect(await check(twice)).toEqual(["archive"]);
  });
});

test("what happened since and has no place in the log yet is left open, and does not make the rest doubtful", async () => {
  await other.caller.patch(`/api/documents/${other.id}/unlock`).send({ reason: "A bridge" }).expect(200);
  const { body } = await other.caller
    .get(`/api/documents/${other.id}/proof`)
    .responseType("blob")
    .expect(200);
  const result = await checkProof(new Uint8Array(body as Buffer), brought, new Date());
  expect(said(result, false)).toEqual([]);
  expect(said(result, null)).toContain("log");
});
