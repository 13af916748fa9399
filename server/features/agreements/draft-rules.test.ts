import fc from "fast-check";
import { expect, test } from "vitest";
import { draftFromLibrary } from "#server/features/agreements/draft-from-library";
import { examine, headingKey, partsToWrite, withParts } from "#server/features/agreements/draft-rules";
import { producerForm } from "#server/testing/factories/agreement-form";
import { anyFeaturedForm, anyProducerForm } from "#server/testing/factories/any-agreement-form";
import type { AgreementForms, AgreementType } from "#shared/domain/agreement-content";

/** A model that leaves every word as it was. */
function checkUnchanged<Type extends AgreementType>(type: Type, form: AgreementForms[Type]): void {
  const library = draftFromLibrary(type, form);
  const parts = partsToWrite(type, form, library);
  const { accepted, faults } = examine(type, form, parts, parts);
  expect(faults).toEqual([]);
  expect(withParts(library, accepted)).toEqual(library);
}

test("whatever the form says, what the library wrote is found without fault", () => {
  fc.assert(
    fc.property(anyProducerForm, (form) => checkUnchanged("producer_agreement", form)),
    { numRuns: 40 },
  );
  fc.assert(
    fc.property(anyFeaturedForm, (form) => checkUnchanged("featured_artist_agreement", form)),
    { numRuns: 40 },
  );
});

test("what the parties wrote themselves is not for a model to write", () => {
  const form = producerForm({
    additionalTerms: "One radio edit.",
    terminationClause: "Either party, at a month's notice.",
  });
  const library = draftFromLibrary("producer_agreement", form);
  const headings = partsToWrite("producer_agreement", form, library).map(({ heading }) => heading);
  const kept = library.clauses.map(({ heading }) => heading).filter((heading) => !headings.includes(heading));
  expect(kept).toEqual(["Key terms", "Termination", "Special terms"]);
  expect(headings[0]).toBe("Background");
});

test.each([
  ["FEE", "fee"],
  ["4. Fee:", "fee"],
  [" 12A) Name, likeness and moral rights. ", "name, likeness and moral rights"],
  ["360 deal", "360 deal"],
])("the heading %j is known as %j", (heading, key) => {
  expect(headingKey(heading)).toBe(key);
});
