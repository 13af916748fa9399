import { expect, test } from "vitest";
import { writeAgreement } from "#shared/domain/agreements/agreement-text";
import { agreementTypes } from "#shared/domain/agreements/agreement-content";
import { draftFromLibrary } from "#server/features/agreements/draft-from-library";
import { keyTermsInWords } from "#server/features/agreements/plain-words";
import { featuredForm } from "#server/testing/factories/agreement-form";
import { editionForms } from "#server/testing/factories/edition-forms";

const wordsOf = (form: Parameters<typeof featuredForm>[0]) => {
  const drafted = featuredForm(form);
  return keyTermsInWords(
    "featured_artist_agreement",
    drafted,
    writeAgreement(draftFromLibrary("featured_artist_agreement", drafted)),
  );
};

test("every line of the key terms has a sentence of its own, whatever was chosen", () => {
  for (const type of agreementTypes)
    for (const form of editionForms[type]) {
      const draft = draftFromLibrary(type, form as never);
      const said = keyTermsInWords(type, form as never, writeAgreement(draft));
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
