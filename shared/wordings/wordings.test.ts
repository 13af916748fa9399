import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import * as acknowledgements from "#shared/wordings/acknowledgements/en";
import * as swahiliAcknowledgements from "#shared/wordings/acknowledgements/sw";
import * as consentQuestions from "#shared/wordings/consent-questions/en";
import * as swahiliConsentQuestions from "#shared/wordings/consent-questions/sw";
import { cookies } from "#shared/wordings/cookies";
import { privacy } from "#shared/wordings/privacy";
import * as sheetTerms from "#shared/wordings/sheet-terms";
import { terms } from "#shared/wordings/terms";

const hash = (wording: unknown) =>
  createHash("sha256").update(JSON.stringify(wording)).digest("hex").slice(0, 16);

/**
 * What people have signed, answered or accepted. A hash here never changes: whoever changes a wording adds a version of it, and a line
 * below.
 */
test.each([
  [
    "acknowledgements",
    acknowledgements.versions,
    ["bc8fcf37da19c459", "12481788dc7d0c1b", "de5e3d9c5a4c95cf"],
  ],
  [
    "acknowledgements in Swahili",
    swahiliAcknowledgements.versions,
    ["9cbad75f47a17760", "d4a65a68d281f1c3", "6054a47c89ae300e"],
  ],
  ["consent questions", consentQuestions.versions, ["230e67d7d9871506", "81ee04c633c958ab"]],
  [
    "consent questions in Swahili",
    swahiliConsentQuestions.versions,
    ["48583d8b5f9ff6c8", "4f607918945dd218"],
  ],
  ["sheet terms", sheetTerms.versions, ["b991e5f241b1d938"]],
  ["terms", [terms], ["78ea5471e0b020b7"]],
  ["privacy", [privacy], ["27a435a4ae95c51b"]],
  ["cookies", [cookies], ["0d747f8c5a7fed11"]],
])("%s stay as they were agreed to", (_name, versions, hashes) => {
  expect(versions.map(hash)).toEqual(hashes);
});
