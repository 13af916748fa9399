import { expect, test } from "vitest";
import { writeAgreement } from "#shared/domain/agreements/agreement-text";
import { agreementTypes } from "#shared/domain/agreements/agreement-content";
import { draftFromLibrary } from "#server/features/agreements/draft-from-library";
import { keyTermsInWords } from "#server/features/agreements/plain-words";
import { featuredForm, legalDetails } from "#server/testing/factories/agreement-form";
import { editionForms } from "#server/testing/factories/edition-forms";
import { clauseEdition } from "#shared/wordings/clause-editions";

const wordsOf = (form: Parameters<typeof featuredForm>[0]) => {
  const drafted = featuredForm(form);
  return keyTermsInWords("featured_artist_agreement", drafted, {
    text: writeAgreement(draftFromLibrary("featured_artist_agreement", drafted)),
    edition: clauseEdition,
  });
};

test("every line of the key terms has a sentence of its own, whatever was chosen", () => {
  for (const type of agreementTypes)
    for (const form of editionForms[type]) {
      const draft = draftFromLibrary(type, form as never);
      const said = keyTermsInWords(type, form as never, {
        text: writeAgreement(draft),
        edition: clauseEdition,
      });
      expect(said).toHaveLength(draft.clauses[0]!.paragraphs.length - 1);
      expect(new Set(said.map(({ english }) => english)).size).toBe(said.length);
    }
});

test("who answers for a child, and what a fee waits for, are said in plain words", () => {
  const said = wordsOf({
    primaryArtistType: "minor",
    primaryArtist: "Lil Pendo",
    primaryArtistSignatory: "Dorcas Chebet",
    courtesyOf: "Lagos Sound",
  });
  expect(said[0]!.english).toContain("after signing and the waiver.");
  expect(said.at(-1)).toMatchObject({
    english: expect.stringContaining("Dorcas Chebet answers for Lil Pendo, who is under 18"),
    swahili: expect.stringContaining("Dorcas Chebet anawajibika kwa niaba ya Lil Pendo"),
  });
});

test("a text of an older edition is not said to have been changed by anybody", () => {
  const form = featuredForm({});
  const text = writeAgreement(draftFromLibrary("featured_artist_agreement", form));
  const other = text.replaceAll(" (clause ", " (see clause ");
  const said = (edition: string) =>
    keyTermsInWords("featured_artist_agreement", form, { text: other, edition })[0]!.english;
  expect(said("2026-12-01")).toBe("Our clauses have changed since this was drafted: read the clause itself.");
  expect(said(clauseEdition)).toBe("This was changed after it was drafted: read the clause itself.");
});

test("a percentage of what a fee leaves is not said to be of everything", () => {
  const income = (paymentTerms: "percentage_only" | "upfront") =>
    wordsOf({ compensationType: "combination", legal: legalDetails({ paymentTerms }) })[1]!.english;
  expect(income("percentage_only")).toContain("has more than one part");
});

test("a guest is not told of a longer bar on recording the song again than the clause has", () => {
  const bar = wordsOf({ exclusivity: true }).find(({ english }) =>
    english.includes("record the song again"),
  )!;
  expect(bar.english).toContain("for up to two years after its release");
  expect(bar.swahili).toContain("kwa muda usiozidi miaka miwili baada ya kutolewa");
});
