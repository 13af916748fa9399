import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import * as acknowledgements from "#shared/wordings/acknowledgements/en";
import * as acting from "#shared/wordings/acknowledgements/acting-en";
import * as swahiliActing from "#shared/wordings/acknowledgements/acting-sw";
import * as swahiliAcknowledgements from "#shared/wordings/acknowledgements/sw";
import * as consentQuestions from "#shared/wordings/consent-questions/en";
import * as swahiliConsentQuestions from "#shared/wordings/consent-questions/sw";
import { cookies } from "#shared/wordings/cookies/newest";
import { versions as cookiesTexts } from "#shared/wordings/cookies/versions";
import type { LegalText } from "#shared/wordings/legal-text";
import { privacy } from "#shared/wordings/privacy/newest";
import { versions as privacyTexts } from "#shared/wordings/privacy/versions";
import * as privacyNotice from "#shared/wordings/privacy-notice/en";
import * as swahiliPrivacyNotice from "#shared/wordings/privacy-notice/sw";
import * as readingAids from "#shared/wordings/reading-aids/sw";
import { recordOfASignature, whoMayBeGivenEvidence } from "#shared/wordings/record-of-a-signature";
import * as sheetTerms from "#shared/wordings/sheet-terms";
import {
  noticeVersionIn,
  noticeVersions,
  privacyVersion,
  privacyVersions,
  questionVersions,
  statedVersion,
  termsVersion,
  termsVersions,
} from "#shared/wordings/shown-versions";
import { terms } from "#shared/wordings/terms/newest";
import { versions as termsTexts } from "#shared/wordings/terms/versions";

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
    [
      "bc8fcf37da19c459",
      "12481788dc7d0c1b",
      "de5e3d9c5a4c95cf",
      "64ec669b6f1dd9a5",
      "351107a314aa9dcc",
      "fffafc4a5c63cc90",
    ],
  ],
  [
    "acknowledgements in Swahili",
    swahiliAcknowledgements.versions,
    [
      "9cbad75f47a17760",
      "d4a65a68d281f1c3",
      "6054a47c89ae300e",
      "28f2fcad490c8e7a",
      "2cdb1c525db8f30e",
      "badcd91140856c7f",
    ],
  ],
  [
    "acknowledgements in somebody's place",
    acting.versions,
    [
      "c37e63cd7be3c828",
      "3720f45862009af1",
      "50d9bfc24dc5842d",
      "cab8b9619ca32025",
      "598872b81686ca53",
      "447b4cbc6eddf331",
      "ef424cf5559d6aff",
      "362f85058115bd92",
      "382ab7617ca3fd89",
      "d8b4c7a46b920308",
      "809fbc24ed4f575b",
      "a6fa2c47c20a73d3",
      "db78daf0d092f1fa",
      "c4463ef80a9b95c2",
      "a603889be18ca5a7",
      "dc4737c19f91b2a7",
      "41480ac2c682648d",
      "bc68cb972336a6f9",
      "4f04418b34e87d9d",
      "efbc426838662b98",
      "abcce37a84a44e14",
      "6653fc0d5338ebcf",
      "e4859e20febf8b7e",
    ],
  ],
  [
    "acknowledgements in somebody's place, in Swahili",
    swahiliActing.versions,
    [
      "b52d2b8d719c73ea",
      "dd000b6cb2f8b067",
      "2158cb2fe6ee7990",
      "96ae0245eb06432c",
      "7290c12806161466",
      "be0faf70c6a5079a",
      "14deefce76dd76a7",
      "cd3535892bec5a88",
      "ab46d424acc03e58",
      "242ff5f684f18638",
      "334481f96a64c731",
      "291c4a6ef696e93e",
      "36ee0849b2e3efd4",
      "b58b7af494bcc280",
      "0a61a4d0cab46225",
      "c347ff38d5d4ed1b",
      "5718902e1570353c",
      "894248426218e729",
      "447824a7f0809ab6",
      "8e2443673be4b371",
      "3abd9818ede22994",
      "73bf97b6de87c16c",
      "2d0a7862dda18ab1",
    ],
  ],
  [
    "consent questions",
    consentQuestions.versions,
    ["230e67d7d9871506", "81ee04c633c958ab", "3a4a48cd21c46181"],
  ],
  [
    "consent questions in Swahili",
    swahiliConsentQuestions.versions,
    ["48583d8b5f9ff6c8", "4f607918945dd218", "f14f9af726d2b998"],
  ],
  [
    "sheet terms",
    sheetTerms.versions,
    [
      "b991e5f241b1d938",
      "28101b8e11e64990",
      "55372400cfce6f26",
      "78ef7d2d7e19cfea",
      "6faa9517b4c74607",
      "bceeb89ca3364a0e",
      "315762cc847430b2",
      "4b451ad0767ab257",
      "26af8ab2b65fd007",
      "a35840d8cfd5e6c2",
    ],
  ],
  [
    "sheet terms, read in Swahili",
    readingAids.versions,
    [
      "24cfd984c056b93b",
      "90508bee0ae0c937",
      "8d1b0fa6890e12ac",
      "8c5398129dc34095",
      "d6816d278cbd9d76",
      "a1b24e8ccb7402c4",
      "ae5bdbba6ada6160",
      "edc16124faa9eb2a",
      "425223f0236cef28",
      "1e6e721842a61d79",
    ],
  ],
  [
    "terms",
    termsTexts,
    [
      "78ea5471e0b020b7",
      "f8e2fc27dfb83aef",
      "a306b10fb6b70bc3",
      "0384a5a5013e617c",
      "e3dcbb9886fcad38",
      "6549f1818d85d567",
    ],
  ],
  [
    "privacy",
    privacyTexts,
    [
      "27a435a4ae95c51b",
      "86c8b5bee62a28f7",
      "c238d60e7e879341",
      "c11b262cdf0fd261",
      "9869b92a8d9d4778",
      "f5f51744b3610a51",
    ],
  ],
  [
    "privacy notice",
    privacyNotice.versions,
    ["d70bff44bcbca9e2", "228a194026677179", "3112d1d2169ffcff", "8161068c0da0c72c", "0ff001dd7815f093"],
  ],
  [
    "privacy notice in Swahili",
    swahiliPrivacyNotice.versions,
    ["f11e73e3e99507b1", "4a7ea3d4ac4014ea", "42aab0deac28409b", "ee7d39b0cae78cae", "09e3321b540949d3"],
  ],
  ["cookies", cookiesTexts, ["688c00841ee03283", "ea1701970aca4179"]],
])("%s stay as they were agreed to", (_name, versions, hashes) => {
  expect(versions.map(hash)).toEqual(hashes);
});

test("what acts name is what there is, and the newest is what pages show", () => {
  const days = (texts: readonly { updated: string }[]) => texts.map(({ updated }) => updated);
  expect(days(termsTexts)).toEqual(termsVersions);
  expect(days(privacyTexts)).toEqual(privacyVersions);
  expect(noticeVersions).toEqual(days(privacyNotice.versions).flatMap((day) => [day, `${day}/sw`]));
  const named = (texts: readonly { version: string }[]) => texts.map(({ version }) => version);
  expect(questionVersions.toSorted()).toEqual(
    [...named(consentQuestions.versions), ...named(swahiliConsentQuestions.versions)].toSorted(),
  );
  expect(cookies).toBe(cookiesTexts.at(-1));
  expect([terms.updated, privacy.updated]).toEqual([termsVersion, privacyVersion]);
  expect(privacyNotice.privacyNotice.updated).toBe(noticeVersionIn("en"));
  expect(`${swahiliPrivacyNotice.privacyNotice.updated}/sw`).toBe(noticeVersionIn("sw"));
});

test("nothing that tells of a signature says that somebody read the document", () => {
  const told = [recordOfASignature, terms, privacy, privacyNotice.privacyNotice];
  for (const text of told)
    expect(JSON.stringify(text)).not.toMatch(/(was|were|been|how .{0,20}) read\b|on which you read/);
});

test("versions follow each other: none has the day of another", () => {
  for (const versions of [termsVersions, privacyVersions])
    expect(versions).toEqual([...new Set(versions)].toSorted());
});

test("a translation has the sections of its original", () => {
  const shape = (texts: readonly LegalText[]) =>
    texts.map(({ updated, sections }) => [updated, sections.map(({ id, blocks }) => [id, blocks.length])]);
  expect(shape(swahiliPrivacyNotice.versions)).toEqual(shape(privacyNotice.versions));
});

test.each([
  [termsVersion, termsVersion],
  [termsVersions[0], termsVersions[0]],
  [undefined, "not_stated"],
  ["", "not_stated"],
  ["2020-01-01", "not_stated"],
])("a page that names %o has shown %s", (named, kept) => {
  expect(statedVersion(termsVersions, named)).toBe(kept);
});

test.each([
  ["privacy notice", privacyNotice.privacyNotice],
  ["privacy policy", privacy],
  ["terms", terms],
])("the %s names who may be given how somebody signed, as certificates do", (_name, text) => {
  expect(JSON.stringify(text).toLowerCase()).toContain(whoMayBeGivenEvidence.toLowerCase());
});

/** Data Protection Act, section 29: what somebody is told before, or as soon as, anything of theirs is kept. */
test.each([
  ["rights", "Your rights"],
  ["what is kept, and that it is", "we record the time, your IP address"],
  ["what for", "To ask you to sign"],
  ["who gets it, and how it is protected", "under contracts that protect it"],
  ["who is told how somebody signed", "Whoever pays for a verification is told who has signed"],
  ["who keeps it, and whom to write to", "{dataContact}"],
  ["who else has it", "Whoever drew up the document gave us"],
  ["whether one has to", "No law makes you"],
  ["what follows if one does not", "then nothing is signed"],
  ["how long", "stays until"],
  ["where to complain", "Office of the Data Protection Commissioner"],
])("the notice to those who are asked to sign tells %s", (_what, words) => {
  expect(JSON.stringify(privacyNotice.privacyNotice)).toContain(words);
});

test.each([
  ["terms", terms],
  ["privacy policy", privacy],
  ["privacy notice", privacyNotice.privacyNotice],
  ["privacy notice in Swahili", swahiliPrivacyNotice.privacyNotice],
])("the %s names who runs the service, and each section can be linked to", (_name, text) => {
  const said = JSON.stringify(text);
  for (const fact of ["{legalName}", "{registration}", "{address}"]) expect(said).toContain(fact);
  expect(new Set(text.sections.map(({ id }) => id)).size).toBe(text.sections.length);
});
