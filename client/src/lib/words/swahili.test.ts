import { expect, test } from "vitest";
import { refusals, texts } from "#client/lib/words/swahili";
import { errorCatalogue } from "#shared/errors";

/** The same in both languages. */
const same: string[] = [];
const english = /\b(the|you|your|sign|signed|link|and|is|of|to|document|please|not|it)\b/i;

const slotsOf = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(([slot]) => slot).toSorted();

/** A text with concord is read with one and with several. */
function spokenOf(translated: (typeof texts)[keyof typeof texts]): string[] {
  if (typeof translated === "string") return [translated];
  return [0, 1, 2].map((count) => translated({ count, signed: count, label: "{label}" }));
}

test("each text is in Swahili, with everything in it that stands in the English one", () => {
  for (const [text, translated] of Object.entries(texts)) {
    for (const spoken of spokenOf(translated)) {
      if (!same.includes(text)) expect(spoken).not.toBe(text);
      expect(spoken.replaceAll(/\{\w+\}|\([^)]*\)/g, "")).not.toMatch(english);
      const counted = new Set(["{signed}", "{count}"].filter((slot) => !spoken.includes(slot)));
      const isConcord = typeof translated !== "string";
      expect(slotsOf(spoken)).toEqual(slotsOf(text).filter((slot) => !isConcord || !counted.has(slot)));
    }
  }
});

test("each refusal is in Swahili", () => {
  for (const [code, sentence] of Object.entries(refusals)) {
    expect(errorCatalogue).toHaveProperty(code);
    expect(sentence).not.toMatch(english);
  }
});
