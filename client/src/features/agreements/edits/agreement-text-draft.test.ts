import { expect, test } from "vitest";
import { agreementTextDraft } from "#client/features/agreements/edits/agreement-text-draft";

// Drafts as an older page kept them are added here and never changed.
const older = { revision: 3, text: "1. FEE", aside: "2. FEE" };

test("what an older page has stored is read, and written so that it reads it, too", () => {
  const draft = agreementTextDraft.read(older);
  expect(draft).toEqual({ revision: 3, value: "1. FEE", aside: "2. FEE" });
  expect(agreementTextDraft.write({ ...draft!, id: "7" })).toEqual(older);
});

test("more, less or other than what is stored today costs no text", () => {
  const read = { revision: 3, value: "1. FEE", aside: null };
  expect(agreementTextDraft.read({ revision: 3, text: "1. FEE" })).toEqual(read);
  expect(agreementTextDraft.read({ ...older, aside: 7, editedBy: "Amina" })).toEqual(read);
});

test("what is no text is none", () => {
  for (const stored of [null, "text", 3, [], {}, { revision: "3", text: "" }, { revision: 3, text: null }])
    expect(agreementTextDraft.read(stored)).toBeNull();
});
