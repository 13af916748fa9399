import { expect, test } from "vitest";
import { standardClauses } from "#server/features/agreements/standard-clauses";
import { editionForms } from "#server/testing/factories/edition-forms";
import {
  agreementTypes,
  type AgreementForms,
  type AgreementType,
} from "#shared/domain/agreements/agreement-content";
import { KEY_TERMS, readAgreement, writeAgreement } from "#shared/domain/agreements/agreement-text";
import { draftFromLibrary } from "#server/features/agreements/draft-from-library";
import { clauseEdition } from "#shared/wordings/clause-editions";
import { readInSwahili, versions } from "#shared/wordings/reading-aids/agreements-sw";

const drafts = agreementTypes.flatMap((type) =>
  editionForms[type].map((form) => ({ type, form, text: textOf(type, form as never) })),
);

function textOf<Type extends AgreementType>(type: Type, form: AgreementForms[Type]): string {
  return writeAgreement(draftFromLibrary(type, form));
}

test("every clause, annex and heading of the newest edition can be read in Swahili, and what nobody drafts is not there", () => {
  expect(versions.at(-1)!.version).toBe(clauseEdition);
  const headings = new Set<string>();
  for (const { text } of drafts) {
    const { title, recitals, clauses } = readAgreement(text)!;
    expect(readInSwahili(title)).toBeDefined();
    if (recitals.length > 0) expect(readInSwahili("BACKGROUND")).toBeDefined();
    for (const { heading, paragraphs } of clauses) {
      headings.add(heading);
      const read = { heading: readInSwahili(heading), clause: readInSwahili(heading, "clause") };
      expect({ of: heading, ...read }).toEqual({
        of: heading,
        heading: expect.stringMatching(/.{3}/),
        clause: expect.stringMatching(/.{60}/),
      });
      if (heading !== KEY_TERMS.toUpperCase()) continue;
      const labels = paragraphs.slice(1).map((line) => line.text.split(": ")[0]!);
      expect(labels.filter((label) => readInSwahili(label) === undefined)).toEqual([]);
    }
  }
  const read = Object.keys(versions.at(-1)!.clauses).map((heading) => heading.toUpperCase());
  expect([...headings].toSorted()).toEqual(read.toSorted());
});

test("a clause is standard as the library wrote it, wherever it stands, and not once a word is changed", () => {
  for (const { type, form, text } of drafts) {
    const headings = readAgreement(text)!.clauses.map(({ heading }) => heading);
    expect(standardClauses(type, form as never, text)).toEqual(headings);
  }
  const { type, form, text } = drafts[0]!;
  const changed = text
    .replace("eighteen or older", "sixteen or older")
    .replace(/\bGENERAL\b/, "GENERAL MATTERS");
  const kept = standardClauses(type, form as never, changed);
  expect(kept).toContain("NOTICES");
  expect(kept).not.toContain("CAPACITY AND INDEPENDENT ADVICE");
  expect(kept).not.toContain("GENERAL MATTERS");
});
