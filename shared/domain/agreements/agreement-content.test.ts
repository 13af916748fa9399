import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { readContent } from "#shared/domain/agreements/agreement-content";

const formData = { trackTitle: 'The "Lamu" song', notes: "one\ntwo \\ three" };
const content = { formData, generatedAgreement: 'Amina says "yes".\n\nBrian\tsays \\no\\.' };
const json = JSON.stringify(content);

describe("readContent", () => {
  test.each([
    ["an object", content],
    ["JSON", json],
    ["JSON with space around it", ` \n${json}\n`],
    ["JSON of JSON", JSON.stringify(json)],
    ["JSON between triple quotes", `"""${json}"""`],
    ["JSON between triple quotes on lines of their own", `"""\n${JSON.stringify(content, null, 2)}\n"""`],
    ["escaped JSON between triple quotes", `"""${JSON.stringify(json).slice(1, -1)}"""`],
    ["a form that is JSON itself", { ...content, formData: JSON.stringify(formData) }],
  ])("reads %s", (_, given) => {
    expect(readContent(given)).toEqual(content);
  });

  test("reads JSON between triple quotes of which only the quotes are escaped", () => {
    const simple = { formData: { trackTitle: "Lamu" }, generatedAgreement: "One.\nTwo." };
    const escaped = JSON.stringify(simple).replaceAll('"', '\\"');
    expect(readContent(`"""${escaped}"""`)).toEqual(simple);
  });

  test.each([
    [{ aiGeneratedText: "Text" }, "Text"],
    [{ rawContent: { generatedAgreement: "Text" } }, "Text"],
    [{ content: "Text" }, "Text"],
    [{ generatedAgreement: "", aiGeneratedText: "Text" }, "Text"],
    [{ generatedAgreement: "Text", aiGeneratedText: "Older" }, "Text"],
    [{ generatedAgreement: 7, content: ["x"] }, ""],
    [{}, ""],
    [[], ""],
    [null, ""],
    [undefined, ""],
    [7, ""],
  ])("finds in %j the text %j", (given, generatedAgreement) => {
    expect(readContent(given)).toEqual({ formData: null, generatedAgreement });
  });

  test.each([
    "",
    "Between friends",
    '"""',
    '""""""',
    '"""Between friends"""',
    "{",
    "[1, 2]",
    "7",
    '"Text"',
    "null",
  ])("takes %j, which cannot be read, for a text somebody edited", (text) => {
    expect(readContent(text)).toEqual({ formData: null, generatedAgreement: text });
  });

  test("whatever the text and the form, reads every way of writing them as the same", () => {
    const form = fc.dictionary(fc.string({ minLength: 1 }), fc.string({ unit: "grapheme" }));
    fc.assert(
      fc.property(form, fc.string({ unit: "grapheme", minLength: 1 }), (given, generatedAgreement) => {
        fc.pre(generatedAgreement.trim() !== "" && !("__proto__" in given));
        const object = { formData: given, generatedAgreement };
        const written = JSON.stringify(object);
        for (const text of [
          written,
          JSON.stringify(written),
          `"""${written}"""`,
          `"""${JSON.stringify(written).slice(1, -1)}"""`,
        ])
          expect(readContent(text)).toEqual(readContent(object));
      }),
    );
  });
});
