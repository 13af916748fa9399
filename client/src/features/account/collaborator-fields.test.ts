import { expect, it } from "vitest";
import { collaboratorDraft, CollaboratorForm, fieldsOf } from "#client/features/account/collaborator-fields";

const typed = {
  collaboratorRole: "producer",
  genres: ["Gospel", "Bongo Flava"],
  country: "Kenya",
  bio: "",
  sampleWorkUrl: "soundcloud.com/amina",
  budgetPreference: "",
  availabilityStatus: "available",
};

it("sends a link with its scheme, and nothing for what was not chosen", () => {
  expect(CollaboratorForm.parse(typed)).toEqual({
    ...typed,
    bio: null,
    sampleWorkUrl: "https://soundcloud.com/amina",
    budgetPreference: null,
  });
});

it.each([
  ["https://audiomack.com/amina", "https://audiomack.com/amina"],
  ["", null],
  ["javascript:alert(1)", undefined],
  ["not a link", undefined],
])("takes %o for %o", (sampleWorkUrl, sent) => {
  expect(CollaboratorForm.safeParse({ ...typed, sampleWorkUrl }).data?.sampleWorkUrl).toBe(sent);
});

it("takes nothing for a draft that was not one", () => {
  const nobody = { collaboratorRole: null, genres: [], country: null, bio: null, sampleWorkUrl: null };
  const empty = fieldsOf({ ...nobody, budgetPreference: null, availabilityStatus: null });
  expect(collaboratorDraft.read(empty)).toEqual(empty);
  for (const stored of [null, "x", { ...typed, genres: "Gospel" }])
    expect(collaboratorDraft.read(stored)).toBeUndefined();
});
