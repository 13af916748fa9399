import { expect, test } from "vitest";
import { parseKeptDraft, readKeptDraft } from "#client/features/split-sheets/kept-draft";
import { emptySplitSheetForm } from "#client/features/split-sheets/split-sheet-form";

const id = "3f2c8a1e-7d54-4b0f-9a3e-5c1d2e8f9a70";

/** What a page keeps that asks for the title and the shares alone. Drafts as an older page kept them are added here and never changed. */
const older = {
  id,
  revision: 3,
  form: {
    songTitle: "Nairobi Nights",
    artistName: "Amina",
    hasMaster: false,
    publishingRightsCollaborators: [{ name: "Amina", email: "", role: "Songwriter", percentage: "33.30" }],
    masterRightsCollaborators: [],
  },
  aside: null,
};

test("what an older page has kept is brought up to date", () => {
  expect(parseKeptDraft(JSON.stringify(older))).toEqual({
    ...older,
    form: { ...emptySplitSheetForm, ...older.form },
  });
});

test("what is no draft is none", () => {
  for (const stored of [null, "text", {}, { ...older, id: "1" }, { ...older, form: { songTitle: 3 } }])
    expect(readKeptDraft(stored)).toBeNull();
  expect(parseKeptDraft("{")).toBeNull();
});
