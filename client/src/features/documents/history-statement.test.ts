import { expect, test } from "vitest";
import { statementOf, textOf } from "#client/features/documents/history-statement";
import type { SentDocument } from "#shared/contract/documents";
import { compareVersions } from "#shared/domain/compare-versions";

const sent = {
  id: "0198f1d2-7a54-7c11-9c3e-5a1b2c3d4e5f",
  status: "pending",
  createdAt: "2026-11-20T09:00:00.000Z",
  version: { number: 1, sha256: "9f86d081".repeat(8), sentAt: "2026-11-20T09:00:00.000Z" },
} as const;

type Sheet = Extract<SentDocument, { type: "split_sheet" }>;

function sheet(given: Partial<Sheet["content"]>): Sheet {
  const content = {
    songTitle: "Nairobi Nights",
    artistName: "Amina",
    releaseDate: "",
    duration: "",
    genre: "",
    isrc: "",
    label: "",
    publisher: "",
    notes: "",
    publishingRightsCollaborators: [],
    masterRightsCollaborators: [],
    ...given,
  };
  return {
    ...sent,
    type: "split_sheet",
    title: content.songTitle,
    terms: ["We share."],
    content,
    ...content,
  };
}

const amina = { name: "Amina", email: "amina@example.com", role: "Songwriter", percentage: 100 };

test("a sheet is compared by what people read of it, and each person once", () => {
  const before = sheet({ publishingRightsCollaborators: [amina] });
  const after = sheet({
    releaseDate: "2026-12-12",
    publishingRightsCollaborators: [amina],
    masterRightsCollaborators: [{ ...amina, role: "Producer" }],
  });
  const { facts, people, shares } = compareVersions(statementOf(before), statementOf(after));
  expect(facts.filter(({ change }) => change !== "same")).toEqual([
    { label: "Release date", change: "changed", before: "TBD", after: "12/12/2026" },
  ]);
  expect(people.map(({ after: person }) => person?.role)).toEqual(["Songwriter, Producer"]);
  expect(shares.map(({ rightsType, rows }) => [rightsType, rows.map(({ change }) => change)])).toEqual([
    ["publishing", ["same"]],
    ["master", ["added"]],
  ]);
  expect(textOf(after)).toBeNull();
});

test("an agreement is compared by the facts of its form, its parties and its text", () => {
  const agreement: SentDocument = {
    ...sent,
    type: "producer_agreement",
    title: "Producer Agreement: Usiku",
    terms: [],
    publishingRightsCollaborators: [],
    masterRightsCollaborators: [],
    content: {
      formData: null,
      generatedAgreement: "1. FEE\nThe fee is KES 39,000.",
      draftedBy: "owner",
      editedAt: null,
    },
  };
  expect(statementOf(agreement)).toMatchObject({ facts: [{ label: "Title" }], people: [] });
  expect(textOf(agreement)).toBe("1. FEE\nThe fee is KES 39,000.");
});
