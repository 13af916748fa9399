import { createPrivateKey, generateKeyPairSync } from "node:crypto";
import { expect, test } from "vitest";
import {
  checkpointText,
  logSigners,
  signNote,
  verifierKeyOf,
} from "#server/features/transparency/checkpoint-note";
import { readCheckpoint } from "#shared/evidence/checkpoint";

const newKey = () =>
  generateKeyPairSync("ed25519").privateKey.export({ format: "pem", type: "pkcs8" }) as string;

test("a note is signed, and its key written, as Go's module sumdb/note does", () => {
  // Of the tests of golang.org/x/mod/sumdb/note: the kind of key, then its seed.
  const seed = Buffer.from("AYEKFALVFGyNhPJEMzD1QIDr+Y7hfZx09iUvxdXHKDFz", "base64").subarray(1);
  const der = Buffer.concat([Buffer.from("302e020100300506032b657004220420", "hex"), seed]);
  const pem = createPrivateKey({ key: der, format: "der", type: "pkcs8" }).export({
    format: "pem",
    type: "pkcs8",
  }) as string;
  const [signer] = logSigners([pem]);
  expect(verifierKeyOf("PeterNeumann", signer!)).toBe(
    "PeterNeumann+c74f20a3+ARpc2QcUPDhMQegwxbzhKqiBfsVkmqq/LDE4izWy10TW",
  );
  const text =
    "If you think cryptography is the answer to your problem,\nthen you don't know what your problem is.\n";
  expect(signNote(text, "PeterNeumann", [signer!])).toBe(
    `${text}\n— PeterNeumann x08go/ZJkuBS9UG/SffcvIAQxVBtiFupLLr8pAcElZInNIuGUgYN1FFYC2pZSNXgKvqfqdngotpRZb6KE6RyyBwJnAM=\n`,
  );
});

test("a checkpoint is read by the key in force and by the one before, and by no other", async () => {
  const root = Buffer.alloc(32, 7);
  const [inForce, before, other] = logSigners([newKey(), newKey(), newKey()]);
  const note = signNote(checkpointText("a/log", 12, root), "a/log", [inForce!, before!]);
  const said = { origin: "a/log", size: 12, root: new Uint8Array(root) };
  expect(await readCheckpoint(note, verifierKeyOf("a/log", inForce!))).toEqual(said);
  expect(await readCheckpoint(note, verifierKeyOf("a/log", before!))).toEqual(said);
  expect(await readCheckpoint(note, verifierKeyOf("a/log", other!))).toBeNull();
  expect(await readCheckpoint(note, verifierKeyOf("b/log", inForce!))).toBeNull();
  const witnessed = `${note}— a.witness ${Buffer.alloc(76).toString("base64")}\n`;
  expect(await readCheckpoint(witnessed, verifierKeyOf("a/log", inForce!))).toEqual(said);
});

test("a checkpoint of which any letter was changed is none", async () => {
  const [signer] = logSigners([newKey()]);
  const note = signNote(checkpointText("a/log", 12, Buffer.alloc(32, 7)), "a/log", [signer!]);
  const key = verifierKeyOf("a/log", signer!);
  for (const [at, letter] of [...note].entries()) {
    const changed = note.slice(0, at) + (letter === "A" ? "B" : "A") + note.slice(at + 1);
    // A letter that no signature can end with is damage, and told as such.
    const read = await readCheckpoint(changed, key).catch(String);
    expect([null, "Error: damaged"], `at ${at}`).toContain(read);
  }
});
