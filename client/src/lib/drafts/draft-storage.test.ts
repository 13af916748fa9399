import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { readDraft, removeDraft, THIS_TAB, writeDraft } from "#client/lib/drafts/draft-storage";
import { messageDraft, textDraft } from "#client/lib/drafts/text-drafts";

const amina = "5b1f7c5e-3c0a-4f0e-9a68-0f6f0a4f3d11";
const brian = "9d2e4a60-7f11-4a52-8b7d-6c1f52b0a8e2";

let device: Map<string, string>;
let tab: Map<string, string>;

function storageOf(stored: Map<string, string>): Pick<Storage, "getItem" | "setItem" | "removeItem"> {
  return {
    getItem: (name) => stored.get(name) ?? null,
    setItem: (name, text) => void stored.set(name, text),
    removeItem: (name) => void stored.delete(name),
  };
}

beforeEach(() => {
  device = new Map();
  tab = new Map();
  vi.stubGlobal("localStorage", storageOf(device));
  vi.stubGlobal("sessionStorage", storageOf(tab));
});
afterEach(() => vi.unstubAllGlobals());

test("what was written is read again, by its owner alone", () => {
  expect(writeDraft(amina, "recall.7", "The fee is wrong")).toBe(true);
  expect(readDraft(textDraft.read, amina, "recall.7")).toBe("The fee is wrong");
  expect(readDraft(textDraft.read, brian, "recall.7")).toBeNull();
  expect(readDraft(textDraft.read, amina, "recall.8")).toBeNull();
  removeDraft(amina, "recall.7");
  expect(readDraft(textDraft.read, amina, "recall.7")).toBeNull();
  expect(device.size).toBe(0);
});

test("what goes with its tab is not on the device", () => {
  writeDraft(THIS_TAB, "sign-up", "Amina");
  expect([...tab.keys()]).toEqual(["sahihi.sign-up"]);
  expect(device.size).toBe(0);
  expect(readDraft(textDraft.read, THIS_TAB, "sign-up")).toBe("Amina");
});

// Drafts as an older page kept them are added here and never changed.
test("drafts of an older page are found where they lie", () => {
  device.set(`sahihi.draft.${amina}.deletion.7`, '"Recorded anew"');
  device.set("sahihi.draft.signer.decline.9", '"Not my share"');
  device.set(`sahihi.draft.${amina}.reply.3`, `{"id":"${brian}","message":"Thank you","sentAt":null}`);
  expect(readDraft(textDraft.read, amina, "deletion.7")).toBe("Recorded anew");
  expect(readDraft(textDraft.read, "signer", "decline.9")).toBe("Not my share");
  expect(readDraft(messageDraft.read, amina, "reply.3")).toEqual({ id: brian, message: "Thank you" });
});

test.each(["", "{", '{"message":"no id"}', '{"id":7,"message":""}', "null", "7", '"a text"', "[]"])(
  "%s is no message",
  (stored) => {
    device.set(`sahihi.draft.${amina}.reply.3`, stored);
    expect(readDraft(messageDraft.read, amina, "reply.3")).toBeNull();
  },
);

test("a device without room has no draft that is older than what was typed last", () => {
  writeDraft(amina, "recall.7", "The fee");
  vi.stubGlobal("localStorage", {
    ...storageOf(device),
    setItem: () => {
      throw new DOMException("No room", "QuotaExceededError");
    },
  });
  expect(writeDraft(amina, "recall.7", "The fee is wrong")).toBe(false);
  expect(readDraft(textDraft.read, amina, "recall.7")).toBeNull();
});

test("a browser that is told to store nothing has no drafts, and takes none", () => {
  for (const area of ["localStorage", "sessionStorage"])
    Object.defineProperty(globalThis, area, {
      configurable: true,
      get: () => {
        throw new DOMException("Forbidden", "SecurityError");
      },
    });
  for (const owner of [amina, THIS_TAB]) {
    expect(writeDraft(owner, "recall.7", "The fee")).toBe(false);
    expect(readDraft(textDraft.read, owner, "recall.7")).toBeNull();
    expect(() => removeDraft(owner, "recall.7")).not.toThrow();
  }
});
