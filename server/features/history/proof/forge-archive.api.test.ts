import { expect, test } from "vitest";
import { packZip, type ZipEntry } from "#server/adapters/zip";
import { makeAuthority } from "#server/dev/seal/make-authority";
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
import { checkProof } from "#shared/evidence/check-proof";

/*
 * Archives and files in them that one program reads as one thing and another as another: names that look the same, marks and comments
 * that nobody sees, numbers that nothing can count to. Each is refused, or says the same as before.
 */

const authority = await makeAuthority("Our root");
const leaf = await authority.issue("Our seal", "seal");
const app = await appForFile({
  env: { SEAL_KEY: leaf.key, SEAL_CERTIFICATE: leaf.certificate, SEAL_CHAIN: authority.rootCertificate },
});
const one = await signProven(app);
const other = await signProven(app);
const zip = await proofOf(one.caller, one.id);
const brought = await whatToBring(app);

const check = async (bytes: Uint8Array) => said(await checkProof(bytes, brought, new Date()), false);
const refusedOf = async (how: (files: BundleFiles) => void) => {
  const files = filesOf(zip);
  how(files);
  return check(await packFiles(files));
};
const textOf = (files: BundleFiles, name: string) => new TextDecoder().decode(files.get(name));
const write = (files: BundleFiles, name: string, text: string) =>
  void files.set(name, new TextEncoder().encode(text));

test.each([
  "Document.pdf",
  "document.PDF",
  "document.pdf ",
  "./document.pdf",
  "/document.pdf",
  "..\\document.pdf",
  "document.pdf/",
  "d\u043ecument.pdf",
  "document\u200b.pdf",
  "\u202efdp.document",
  "document.pdf\0.txt",
  "certificates/../document.pdf",
  "certificates/seal-root-1.der/document.pdf",
  "certificates/seal-root-\u0661.der",
  "certificates/SEAL-root-1.der",
  "",
])("a file beside ours with the name %j", async (name) => {
  expect(await refusedOf((files) => void files.set(name, filesOf(other.zip).get("document.pdf")!))).toEqual([
    "archive",
  ]);
});

test.each(["document.pdf", "document.json", "audit.json", "log.json", "signatures.json", "log-key.txt"])(
  "%s once more, of another document, before it or behind it",
  async (name) => {
    const twin: ZipEntry = { path: name, content: Buffer.from(filesOf(other.zip).get(name)!) };
    const ours = [...filesOf(zip)].map(([path, bytes]) => ({ path, content: Buffer.from(bytes) }));
    for (const entries of [
      [twin, ...ours],
      [...ours, twin],
    ])
      expect(await check(await packZip(streamOf(entries), new Date()))).toEqual(["archive"]);
  },
);

test.each(["document.json", "audit.json", "log.json", "signatures.json"])(
  "marks, space and a second form in %s",
  async (name) => {
    const ways: ((text: string) => string)[] = [
      (text) => `\uFEFF${text}`,
      (text) => `${text}\n`,
      (text) => ` ${text}`,
      (text) => `${text}//`,
      (text) => `/**/${text}`,
      (text) => text.replace("{", '{"__proto__":{},'),
      (text) => text.replace(/"([a-z]+)":/, '"$1":0,"$1":'),
      (text) => text.replace(/[a-z]/, (letter) => `\\u00${letter.charCodeAt(0).toString(16)}`),
      (text) => `[${text}]`,
      () => "[]",
      () => '"sahihi"',
      () => "[".repeat(100_000),
      () => "",
    ];
    for (const [at, way] of ways.entries())
      expect(
        await refusedOf((files) => write(files, name, way(textOf(files, name)))),
        `way ${at}`,
      ).not.toEqual([]);
  },
);

test.each([1e308, 2 ** 53, -1, -0.5, 0.1, Number.NaN])("%d in the place of a number", async (number) => {
  const told = await refusedOf((files) =>
    change(files, "log.json", ({ entries }) => (entries[0]!.index = number)),
  );
  expect(told).not.toEqual([]);
  const placed = await refusedOf((files) => {
    change(files, "log.json", ({ entries }) => (entries[0]!.position = number));
    change(files, "audit.json", ({ events }) => (events[0]!.position = number));
  });
  expect(placed).not.toEqual([]);
});

test.each(["99999999999999999999", "1e3", "0x10", "-1", "007"])("a tree of size %s", async (size) => {
  const told = await refusedOf((files) =>
    change(files, "log.json", ({ checkpoints: [newest] }) => {
      newest!.note = newest!.note.replace(/\n\d+\n/, `\n${size}\n`);
    }),
  );
  expect(told).toContain("checkpoint");
});

test("salts of others, cut, empty or longer ones, and those of two events changed for each other", async () => {
  const { entries: strange } = readJson(filesOf(other.zip), "log.json");
  const salts = [
    strange[0]!.salt,
    "",
    Buffer.alloc(31).toString("base64"),
    Buffer.alloc(64).toString("base64"),
  ];
  for (const salt of salts)
    expect(
      await refusedOf((files) => change(files, "log.json", ({ entries }) => (entries[0]!.salt = salt))),
    ).toEqual(["log"]);
  const turned = await refusedOf((files) =>
    change(files, "log.json", ({ entries: [first, second] }) => {
      [first!.salt, second!.salt] = [second!.salt, first!.salt];
    }),
  );
  expect(turned).toEqual(["log"]);
});

test("an entry told twice, in the place of one that is missing", async () => {
  const told = await refusedOf((files) =>
    change(files, "log.json", (log) => (log.entries = [log.entries[0]!, ...log.entries.slice(0, -1)])),
  );
  expect(told).toContain("log");
});

test("keys of the log with something beside them, and a time stamp that is none", async () => {
  for (const way of [
    (key: string) => `${key}\nAmina has withdrawn`,
    (key: string) => `${key} # ours`,
    (key: string) => key.replace("+", " "),
    () => "",
  ])
    expect(
      await refusedOf((files) => write(files, "log-key.txt", way(textOf(files, "log-key.txt")))),
    ).not.toEqual([]);
  for (const token of ["", "AA==", "MAA=", "!", "A".repeat(400)])
    expect(
      await refusedOf((files) =>
        change(files, "log.json", ({ checkpoints: [newest] }) => (newest!.timeStamp = token)),
      ),
    ).toEqual(["stamp"]);
});

test("a comment of the archive, or of one of its files, and more than one end", async () => {
  const bytes = Buffer.from(zip);
  const commented = Buffer.concat([bytes, Buffer.from("Amina has withdrawn")]);
  commented.writeUInt16LE(19, bytes.length - 2);
  const ended = Buffer.concat([bytes, bytes.subarray(-22)]);
  const twice = Buffer.concat([bytes, bytes]);
  const extra = Buffer.from(bytes);
  extra.writeUInt16LE(1, bytes.readUInt32LE(bytes.length - 6) + 32);
  const attributes = Buffer.from(bytes);
  attributes.writeUInt32LE(0xa1ff0000, bytes.readUInt32LE(bytes.length - 6) + 38);
  for (const changed of [commented, ended, twice, extra, attributes])
    expect(await check(changed)).toEqual(["archive"]);
});

async function* streamOf(entries: ZipEntry[]) {
  yield* entries;
}
