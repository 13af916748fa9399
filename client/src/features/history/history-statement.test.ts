import { expect, test } from "vitest";
import { saysItsForm, statementOf, textOf } from "#client/features/history/history-statement";
import { agreementChoicesDefaults, personAlone } from "#shared/domain/agreements/agreement-choices";
import type { SentDocument } from "#shared/contract/documents";
import { factsOf } from "#shared/domain/agreements/agreement-facts";
import { compareVersions } from "#shared/domain/compare-versions";
import { noSongFacts } from "#shared/domain/song-facts";
import { wireForms, type WireProducerForm } from "#shared/domain/wire-form";

const sent = {
  id: "0198f1d2-7a54-7c11-9c3e-5a1b2c3d4e5f",
  status: "pending",
  createdAt: "2026-11-20T09:00:00.000Z",
  version: { number: 1, sha256: "9f86d081".repeat(8), sentAt: "2026-11-20T09:00:00.000Z" },
} as const;

type Sheet = Extract<SentDocument, { type: "split_sheet" }>;

function sheet(given: Partial<Sheet["content"]>): Sheet {
  const content = {
    ...noSongFacts,
    songTitle: "Nairobi Nights",
    artistName: "Amina",
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

type Producer = Extract<SentDocument, { type: "producer_agreement" }>;

function agreement(formData: Producer["content"]["formData"], generatedAgreement: string): Producer {
  return {
    ...sent,
    type: "producer_agreement",
    title: "Producer Agreement: Usiku",
    terms: [],
    publishingRightsCollaborators: [],
    masterRightsCollaborators: [],
    content: { formData, generatedAgreement, draftedBy: "owner", editedAt: null, edition: null },
  };
}

const form: WireProducerForm = {
  sync: null,
  ...agreementChoicesDefaults,
  releaseMonths: null,
  ...personAlone("artist"),
  ...personAlone("producer"),
  feeParts: "at_once",
  mayReject: false,
  projectTitle: "Nairobi Nights",
  trackTitle: "Usiku wa Manane",
  artistName: "Amina Wanjiru",
  producerName: "Brian Otieno",
  artistEmail: "amina@example.com",
  producerEmail: "brian@example.com",
  producerFee: 50_000,
  compensationType: "upfront_only",
  royaltyPercentage: null,
  effectiveDate: "2026-11-20",
  masterOwnership: "shared",
  deliveryMethod: "Google Drive",
  deliveryTimeline: "Within 7 days",
  revisions: 2,
  credits: "Produced by Brian Otieno",
  exclusivity: true,
  terminationClause: "",
  additionalTerms: "",
  syncRights: false,
};
const facts = factsOf("producer_agreement", wireForms.producer_agreement.fromWire(form));
const asDrafted = facts.map(({ accepted }) => accepted[0]).join("\n\n");

test("an agreement is compared by the facts of its form, its parties and its text", () => {
  const drafted = agreement(form, asDrafted);
  expect(saysItsForm(drafted)).toBe(true);
  expect(statementOf(drafted).facts).toContainEqual({ label: "Fee", text: "50,000 KES" });
  expect(statementOf(drafted).people.map(({ name }) => name)).toEqual(["Amina Wanjiru", "Brian Otieno"]);
  expect(textOf(drafted)).toBe(asDrafted);
});

test("the form says nothing of an agreement any more whose text was edited, as on the document itself", () => {
  const edited = agreement(form, asDrafted.replaceAll("50,000", "80,000"));
  expect(saysItsForm(edited)).toBe(false);
  expect(statementOf(edited).facts).toEqual([{ label: "Title", text: "Producer Agreement: Usiku" }]);
  expect(statementOf(edited).people).toHaveLength(2);
  expect(textOf(edited)).toContain("80,000");
});

test("a text of one's own has no form that could say anything else", () => {
  const own = agreement(null, "1. FEE\nThe fee is KES 39,000.");
  expect(saysItsForm(own)).toBe(true);
  expect(statementOf(own)).toMatchObject({ facts: [{ label: "Title" }], people: [] });
});
