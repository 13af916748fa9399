import { createHash } from "node:crypto";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { canonicalJson, sha256 } from "#server/features/documents/canonical-json";

describe("canonicalJson", () => {
  test("sorts keys at every depth and leaves no space", () => {
    expect(canonicalJson({ b: [{ z: 1, a: "x y" }], a: { d: null, c: true } })).toBe(
      '{"a":{"c":true,"d":null},"b":[{"a":"x y","z":1}]}',
    );
  });

  test("leaves out what is undefined, as JSON does", () => {
    expect(canonicalJson({ a: undefined, b: [undefined] })).toBe('{"b":[null]}');
  });

  test("sorts keys that look like numbers as the texts they are", () => {
    expect(canonicalJson({ 9: "nine", 10: "ten", a: 1 })).toBe('{"10":"ten","9":"nine","a":1}');
  });

  test("sorts by UTF-16 code units (RFC 8785, section 3.2.3)", () => {
    const keys = ["\u20ac", "\r", "\ufb33", "1", "\ud83d\ude00", "\u0080", "\u00f6"];
    const sorted = ["\r", "1", "\u0080", "\u00f6", "\u20ac", "\ud83d\ude00", "\ufb33"];
    const canonical = canonicalJson(Object.fromEntries(keys.map((key) => [key, 0])));
    expect(canonical).toBe(`{${sorted.map((key) => `${JSON.stringify(key)}:0`).join(",")}}`);
  });

  test("says the same value, whatever the order of its keys", () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        const canonical = canonicalJson(value);
        expect(JSON.parse(canonical)).toEqual(JSON.parse(JSON.stringify(value)));
        expect(canonicalJson(reversed(value))).toBe(canonical);
      }),
    );
  });
});

test("sha256 is that of the text's UTF-8 bytes", () => {
  const text = "Ọláyínká ተዎድሮስ";
  expect(sha256(text)).toBe(createHash("sha256").update(Buffer.from(text, "utf8")).digest("hex"));
});

function reversed(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(reversed);
  if (typeof value !== "object" || value === null) return value;
  const entries = Object.entries(value).toReversed();
  return Object.fromEntries(entries.map(([key, entry]) => [key, reversed(entry)]));
}
