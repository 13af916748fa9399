import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { z } from "zod";
import {
  email,
  line,
  link,
  optionalEmail,
  paragraph,
  password,
  PathId,
} from "#shared/contract/fields/fields";

function messageOf(schema: z.ZodType, value: unknown): string | undefined {
  return schema.safeParse(value).error?.issues[0]?.message;
}

const title = line(20, "Title is required");

describe("a link", () => {
  const anyLink = link(60, "No link");
  test.each([
    ["https://example.com/beats?x=1#y", "https://example.com/beats?x=1#y"],
    ["  http://example.com ", "http://example.com"],
    ["https://paystack.com:pay@evil.example/a", "https://evil.example/a"],
    ["https://example.com/\u202Egpj.exe\u2069", "https://example.com/gpj.exe"],
    ["https://example.com/%E2%80%AEgpj.exe%e2%81%a6", "https://example.com/gpj.exe"],
    ["https://\u200Eexample.com", "https://example.com"],
  ])("%j leads to %s", (typed, kept) => {
    expect(anyLink.parse(typed)).toBe(kept);
  });

  test.each([
    "javascript:alert(1)",
    "example.com",
    "https://",
    "\u202E",
    `https://example.com/${"x".repeat(60)}`,
  ])("%j is none", (typed) => {
    expect(anyLink.safeParse(typed).success).toBe(false);
  });
});

describe("a line of text", () => {
  test.each([
    ["  Nairobi   Nights \n", "Nairobi Nights"],
    ["two\r\nlines", "two lines"],
    ["Ọla\u0301yi\u0301nka\u0301", "Ọláyínká"],
    ["ተዎድሮስ ካሳሁን", "ተዎድሮስ ካሳሁን"],
    ["N'Golo Kanté", "N'Golo Kanté"],
    ["\u200Fمحمد\u200E", "\u200Fمحمد\u200E"],
    ["👩🏾‍🎤 live", "👩🏾‍🎤 live"],
    ["<b>&amp;", "<b>&amp;"],
  ])("%j is kept as %j", (typed, kept) => {
    expect(title.parse(typed)).toBe(kept);
  });

  test.each(["", "   ", "\n\t", "\u00A0\u3000", "\u200B", "\u200D\u2060", "\u00AD", "\u200F"])(
    "%j is empty where one is required",
    (typed) => {
      expect(messageOf(title, typed)).toBe("Title is required");
    },
  );

  test.each(["\u0000", "\u0007", "\u001B[31m", "\u0085", "\u2028", "\u202E", "\u2066", "\uFEFF"])(
    "%j does not belong in it",
    (hidden) => {
      expect(messageOf(title, `Night${hidden}s`)).toBe("Please remove the invisible control characters");
    },
  );

  test.each(["\uD800", "\uDC00", "x\uD83D"])("half a character, %j, does not belong in it", (half) => {
    expect(messageOf(title, half)).toBe("Please remove the invisible control characters");
  });

  test("has a limit that counts what is kept", () => {
    expect(title.parse("x".repeat(20))).toHaveLength(20);
    expect(title.parse(`${"x ".repeat(10)}  `)).toHaveLength(19);
    expect(messageOf(title, "x".repeat(21))).toBe("At most 20 characters");
    expect(messageOf(title, "x".repeat(1_000_000))).toBe("At most 20 characters");
  });

  test.each([null, undefined, 1, true, [], {}, ["Nairobi Nights"]])("is not %j", (value) => {
    expect(messageOf(title, value)).toBe("Title is required");
  });

  test("reads what it wrote as the same", () => {
    const any = line(200);
    fc.assert(
      fc.property(fc.string({ unit: "grapheme", maxLength: 100 }), (typed) => {
        const once = any.safeParse(typed);
        fc.pre(once.success);
        expect(any.parse(once.data)).toBe(once.data);
      }),
    );
  });
});

describe("several lines of text", () => {
  test("keep their line breaks, all of one kind", () => {
    expect(paragraph(100).parse(" one\r\ntwo\rthree\n")).toBe("one\ntwo\nthree");
  });

  test.each(["\u0000", "\u202E", "\uD800"])("have no %j in them", (hidden) => {
    expect(messageOf(paragraph(100), hidden)).toBe("Please remove the invisible control characters");
  });
});

describe("an e-mail address", () => {
  test("is compared without case and trimmed", () => {
    expect(email().parse("  Amina@Example.COM ")).toBe("amina@example.com");
  });

  test.each([
    "",
    "amina",
    "amina@",
    "@example.com",
    "a b@example.com",
    "a@example.com\r\nBcc: b@example.com",
  ])("is not %j", (typed) => {
    expect(messageOf(email(), typed)).toBe("Please enter a valid email address");
  });

  test.each([
    "a@example.com,b@example.com",
    "<a@example.com>",
    "a\u0000@example.com",
    `${"a".repeat(250)}@e.co`,
    7,
  ])("is not %j either", (typed) => {
    expect(messageOf(email(), typed)).toBe("Please enter a valid email address");
  });

  test.each([
    ["", ""],
    [null, ""],
    ["Amina@example.com", "amina@example.com"],
  ])("that may be left out: %j is %j", (typed, kept) => {
    expect(optionalEmail("Valid email required").parse(typed)).toBe(kept);
  });

  test.each(["amina", " ", 7, {}])("that may be left out is not %j", (typed) => {
    expect(messageOf(optionalEmail("Valid email required"), typed)).toBe("Valid email required");
  });
});

describe("a password", () => {
  const six = password(6, "Password must be at least 6 characters");

  test("is kept as typed", () => {
    expect(six.parse("  pass phrase  ")).toBe("  pass phrase  ");
  });

  test.each([
    ["12345", "Password must be at least 6 characters"],
    ["x".repeat(201), "Password cannot be longer than 200 characters"],
    [123456, "Password must be at least 6 characters"],
  ])("is not %j", (typed, message) => {
    expect(messageOf(six, typed)).toBe(message);
  });
});

test.each(["1", "drop table", "../..", "\u0000"])(
  "an id in an address, %j, that is none is one of nothing",
  (id) => {
    expect(PathId.parse({ id })).toEqual({ id: "00000000-0000-0000-0000-000000000000" });
  },
);
