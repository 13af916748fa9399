import { expect, test } from "vitest";
import { FeaturedDetailedBody, FeaturedShortBody, ProducerFormBody } from "#shared/contract/agreements";
import { COMPANY_NUMBER, ONE_ADDRESS } from "#shared/domain/agreements/party-issues";

const producer = {
  projectTitle: "Nairobi EP",
  trackTitle: "Nairobi Nights",
  artistName: "Amina",
  producerName: "João",
  artistEmail: "amina@example.com",
  producerEmail: "joao@example.com",
  producerFee: "39,000",
  compensationType: "hybrid",
  effectiveDate: "2026-11-20",
  masterOwnership: "artist",
};

const detailed = {
  projectTitle: "Lamu Sessions",
  primaryArtist: "Wambui",
  primaryArtistEmail: "wambui@example.com",
  primaryArtistPhone: "+254 700 111 222",
  primaryArtistAddress: "Ngong Road, Nairobi",
  primaryArtistIdNumber: "29384756",
  featuredArtist: "Ọlá",
  featuredArtistEmail: "ola@example.com",
  featuredArtistPhone: "+234 800 333 444",
  featuredArtistAddress: "Allen Avenue, Ikeja",
  featuredArtistIdNumber: "A0091827364",
  songTitle: "Dhow",
  compensationType: "percentage",
  masterOwnership: "shared",
  effectiveDate: "2026-12-01",
  deliveryMethod: "email",
  deliveryTimeline: "Within 14 days",
  creditRequirements: "Wambui feat. Ọlá",
  paymentTerms: "percentage_only",
  agreementDuration: "fixed",
  fixedEndDate: "2026-12-05",
  syncLicensingRights: "no",
  deliverables: "Vocal stems",
};

test.each([
  [{ royaltyPercentage: "150" }, "Percentage must be between 0 and 100"],
  [{ royaltyPercentage: "three" }, "Percentage must be between 0 and 100"],
  [{ royaltyPercentage: "1.234" }, "Percentage can have at most two decimals"],
  [{ royaltyPercentage: "0x10" }, "Percentage must be between 0 and 100"],
  [{ revisions: "11" }, "Revisions must be between 0 and 10"],
  [{ revisions: " " }, "Revisions must be between 0 and 10"],
  [{ effectiveDate: "0000-01-01" }, "Please enter a date of these times"],
  [{ producerFee: "a lot" }, "Please enter an amount such as 39000 or 39000.50"],
  [{ additionalTerms: "x".repeat(4001) }, "At most 4000 characters"],
])("an optional field that is filled in wrongly says what is wrong: %o", (given, message) => {
  const { error } = ProducerFormBody.safeParse({ ...producer, ...given });
  expect(error?.issues.map((issue) => issue.message)).toEqual([message]);
});

test("two parties with one address are refused, at the second one, however it is written", () => {
  const issuesOf = (result: { error?: { issues: { path: PropertyKey[]; message: string }[] } | undefined }) =>
    result.error?.issues.map(({ path, message }) => [path.join("."), message]);
  const email = "Amina@Example.com ";
  expect(issuesOf(ProducerFormBody.safeParse({ ...producer, producerEmail: email }))).toEqual([
    ["producerEmail", ONE_ADDRESS],
  ]);
  const one = { ...detailed, primaryArtistEmail: "amina@example.com", featuredArtistEmail: email };
  for (const body of [FeaturedDetailedBody, FeaturedShortBody])
    expect(issuesOf(body.safeParse(one))).toEqual([["featuredArtistEmail", ONE_ADDRESS]]);
});

const blaze = {
  featuredArtistType: "company",
  featuredArtistLegalName: "Blaze Limited",
  featuredArtistRegistration: "C. 41-2Z8",
  featuredArtistSignatory: "Theodore Kariuki, director",
};

test.each([
  ["featuredArtist", { ...blaze, featuredArtistIdNumber: "c41 2z8" }],
  ["featuredArtist", { ...blaze, featuredArtistIdNumber: "PVT-QQ12Z8" }],
  ["primaryArtist", { primaryArtistIdNumber: "cpr/2010/12345" }],
])("a company's number is nobody's id: %s, %o", (party, given) => {
  const { error } = FeaturedDetailedBody.safeParse({ ...detailed, ...given });
  expect(error?.issues.map(({ path, message }) => [path.join("."), message])).toEqual([
    [`${party}IdNumber`, COMPANY_NUMBER],
  ]);
});

test.each(["30112233", "BN0123456", "TAE482019", "unchanged"])(
  "%s is an id, also of who signs for a company",
  (id) => {
    const given = { ...detailed, ...blaze, featuredArtistIdNumber: id };
    expect(FeaturedDetailedBody.safeParse(given).error).toBeUndefined();
  },
);

test.each(["", null, undefined])("an optional field may hold %o", (nothing) => {
  const form = ProducerFormBody.parse({ ...producer, royaltyPercentage: nothing, revisions: nothing });
  expect(form.royaltyPercentage).toBeNull();
  expect(form.revisions).toBe(2);
});

test.each(["", null, undefined, "perhaps"])("sync licensing is yes or no, not %o", (syncLicensingRights) => {
  const { error } = FeaturedDetailedBody.safeParse({ syncLicensingRights });
  const [issue] = error?.issues.filter(({ path }) => path[0] === "syncLicensingRights") ?? [];
  expect(issue?.message).toBe("Please specify sync licensing rights");
  // No union: a form would show what its first half has to say.
  expect(issue?.code).toBe("invalid_value");
});

test.each([
  ["2026-12-05", true],
  ["2026-12-06", false],
  ["", true],
])("recorded on %j, before an agreement ends on 5 December: %s", (recordingDate, fits) => {
  const { error } = FeaturedDetailedBody.safeParse({ ...detailed, recordingDate });
  expect(error?.issues.map((issue) => issue.message)).toEqual(
    fits ? undefined : ["Please enter a recording date before the end date"],
  );
});

test("a percentage that was emptied is asked for: only one that is left out is the usual half", () => {
  const { success, error } = FeaturedDetailedBody.safeParse({ ...detailed, featuredArtistPercentage: "" });
  expect(success).toBe(false);
  expect(error!.issues.map(({ path, message }) => [path.join("."), message])).toContainEqual([
    "featuredArtistPercentage",
    "Percentage must be between 0 and 100",
  ]);
  expect(FeaturedDetailedBody.parse(detailed)).toMatchObject({ featuredArtistPercentage: 5000 });
});
