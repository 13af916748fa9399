import { expect, test } from "vitest";
import { createSecrets } from "#server/adapters/secrets";

const secrets = createSecrets("a session secret");

test("a token is 256 bits in base64url and never the same twice", () => {
  const tokens = Array.from({ length: 100 }, () => secrets.newToken());
  expect(new Set(tokens).size).toBe(100);
  for (const token of tokens) {
    expect(token).toMatch(/^[\w-]{43}$/);
    expect(Buffer.from(token, "base64url")).toHaveLength(32);
  }
});

test("a token's hash is its SHA-256 in hex", () => {
  expect(secrets.hashToken("abc")).toBe("ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
});

test("sealed text comes back, also after a restart with the same secret", () => {
  const sealed = secrets.seal("Ọláyínká · ተዎድሮስ");
  expect(createSecrets("a session secret").unseal(sealed)).toBe("Ọláyínká · ተዎድሮስ");
  expect(secrets.unseal(secrets.seal(""))).toBe("");
});

test("sealing the same text twice gives two different texts, neither showing it", () => {
  const token = secrets.newToken();
  expect(secrets.seal(token)).not.toBe(secrets.seal(token));
  expect(secrets.seal(token)).not.toContain(token);
});

test("another secret cannot unseal", () => {
  expect(() => createSecrets("another secret").unseal(secrets.seal("token"))).toThrow();
});

test("what is kept for good outlives a new session secret, given its own key", () => {
  const key = "an encryption key";
  const sealed = createSecrets("one session secret", key).sealData("ID 12345678");
  expect(createSecrets("another session secret", key).unsealData(sealed)).toBe("ID 12345678");
  expect(() => createSecrets("one session secret", "another key").unsealData(sealed)).toThrow();
  expect(() => createSecrets("one session secret").unsealData(sealed)).toThrow();
});

test("without a key of its own it comes back under the same session secret, and link tokens and data are not the same seal", () => {
  const sealed = secrets.sealData("ID 12345678");
  expect(createSecrets("a session secret").unsealData(sealed)).toBe("ID 12345678");
  expect(() => secrets.unseal(sealed)).toThrow();
  expect(() => secrets.unsealData(secrets.seal("token"))).toThrow();
});

test("a digest knows a text again after a new session secret, and tells nothing to whoever has another key", () => {
  const digestUnder = (key: string) =>
    createSecrets("a session secret", key).digest("Msanii").toString("hex");
  expect(createSecrets("another session secret", "a key").digest("Msanii").toString("hex")).toBe(
    digestUnder("a key"),
  );
  expect(digestUnder("another key")).not.toBe(digestUnder("a key"));
  expect(secrets.digest("Msanii")).not.toEqual(secrets.digest("msanii"));
});

test.each([0, 13, 30])("a change in byte %i of the sealed text is noticed", (position) => {
  const bytes = Buffer.from(secrets.seal("a token"), "base64url");
  bytes[position]! ^= 1;
  expect(() => secrets.unseal(bytes.toString("base64url"))).toThrow();
});

test.each(["", "short", "bm90IHNlYWxlZCBhdCBhbGwsIGJ1dCBsb25nIGVub3VnaA"])("%j was never sealed", (text) => {
  expect(() => secrets.unseal(text)).toThrow();
});

test("what an old key has sealed opens beside the new one, and is sealed anew with that", () => {
  const old = createSecrets("one session secret", "one key");
  const both = createSecrets("another session secret", "another key", {
    sessionSecret: "one session secret",
    encryptionKey: "one key",
  });
  const alone = createSecrets("another session secret", "another key");
  expect(both.unseal(old.seal("token"))).toBe("token");
  const sealed = old.sealData("ID 12345678");
  const anew = both.resealData(sealed)!;
  expect(alone.unsealData(anew)).toBe("ID 12345678");
  expect(both.resealData(anew)).toBeNull();
  expect(() => alone.resealData(sealed)).toThrow();
  expect(both.digests("code")).toContainEqual(old.digest("code"));
  expect(both.digests("code")[0]).toEqual(alone.digest("code"));
});

test("what was sealed while there was no encryption key opens when there is one", () => {
  const without = createSecrets("one session secret");
  expect(createSecrets("one session secret", "a key").unsealData(without.sealData("ID 1"))).toBe("ID 1");
});
