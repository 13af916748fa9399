import { expect, test } from "vitest";
import { sheetDraft } from "#client/features/split-sheets/sheet-draft";
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
const form = {
  ...emptySplitSheetForm,
  ...older.form,
  publishingRightsCollaborators: older.form.publishingRightsCollaborators.map((row) => ({
    ...row,
    phone: "",
  })),
};

test("what an older page has kept is brought up to date", () => {
  expect(sheetDraft.read(older)).toEqual({ id, revision: 3, value: form, aside: null });
  const aside = { ...older.form, songTitle: "Lamu by Morning" };
  expect(sheetDraft.read({ ...older, revision: null, aside })).toEqual({
    id,
    revision: null,
    value: form,
    aside: { ...form, songTitle: "Lamu by Morning" },
  });
});

test("it is stored as the page before stores it, which may be open in another tab", () => {
  expect(sheetDraft.write({ id, revision: 3, value: form, aside: form })).toEqual({
    id,
    revision: 3,
    form,
    aside: form,
  });
});

test("what is unknown, or damaged aside, costs nothing of the sheet", () => {
  const newer = {
    ...older,
    form: { ...older.form, ofAnotherVersion: "Calm" },
    aside: { songTitle: 3 },
    tags: [],
  };
  expect(sheetDraft.read(newer)).toEqual({ id, revision: 3, value: form, aside: null });
});

test("what is no draft is none", () => {
  for (const stored of [null, "text", {}, { ...older, id: "1" }, { ...older, form: { songTitle: 3 } }])
    expect(sheetDraft.read(stored)).toBeNull();
});
