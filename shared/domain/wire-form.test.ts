import { expect, test } from "vitest";
import { agreementChoicesDefaults, personAlone } from "#shared/domain/agreements/agreement-choices";
import { FeaturedBody, ProducerFormBody } from "#shared/contract/agreements";
import type { FeaturedForm, PartyIdentity } from "#shared/domain/agreements/featured-artist-agreement";
import type { ProducerForm } from "#shared/domain/agreements/producer-agreement";
import { wireForms } from "#shared/domain/wire-form";

const producer: ProducerForm = {
  projectTitle: "Nairobi Nights",
  trackTitle: "Usiku wa Manane",
  artistName: "Amina Wanjiru",
  producerName: "Brian Otieno",
  artistEmail: "amina@example.com",
  producerEmail: "brian@example.com",
  producerFee: 99_999_999_00,
  compensationType: "hybrid",
  royaltyPercentage: 3333,
  effectiveDate: "2026-11-20",
  masterOwnership: "shared",
  deliveryMethod: "Google Drive",
  deliveryTimeline: "Within 7 days",
  revisions: 0,
  credits: "Produced by Brian Otieno",
  exclusivity: false,
  terminationClause: "One.\nTwo.",
  additionalTerms: "",
  syncRights: true,
  sync: "alone",
  ...agreementChoicesDefaults,
  ...personAlone("artist"),
  ...personAlone("producer"),
  feeParts: "at_once",
  mayReject: false,
};

const identity: PartyIdentity = {
  phone: "+254 700 111 222",
  address: "Ngong Road",
  sealedId: "sealed",
  maskedId: "•••••678",
};
const short: FeaturedForm = {
  sync: "joint",
  ...agreementChoicesDefaults,
  ...personAlone("primaryArtist"),
  ...personAlone("featuredArtist"),
  ownerName: "",
  courtesyOf: "",
  projectTitle: "Lamu Sessions",
  primaryArtist: "Wambui Kamau",
  primaryArtistEmail: "wambui@example.com",
  featuredArtist: "Ọlá Adébáyọ̀".normalize("NFC"),
  featuredArtistEmail: "ola@example.com",
  songTitle: "Dhow",
  compensationType: "combination",
  featuredArtistFee: null,
  featuredArtistPercentage: 1505,
  masterOwnership: "label_other",
  effectiveDate: "2026-12-01",
  deliveryMethod: "other",
  otherDeliveryMethod: "By hand",
  deliveryTimeline: "Within 14 days",
  creditRequirements: "feat. Ọlá",
  exclusivity: true,
  additionalTerms: "",
  legal: null,
};
const detailed: FeaturedForm = {
  ...short,
  featuredArtistFee: 25_000_50,
  legal: {
    primary: identity,
    featured: { ...identity, maskedId: "••••12" },
    recordingDate: "",
    paymentTerms: "split_payment",
    royaltyBased: true,
    featuredArtistRoyaltyPercentage: 2000,
    publishingSplit: "",
    proAffiliation: "MCSK",
    agreementDuration: "fixed",
    fixedEndDate: "2036-12-01",
    terminationClause: "",
    performanceRights: "",
    promotionalRights: "",
    syncLicensingRights: true,
    syncRoyaltyPercentage: 0,
    deliverables: "Stems",
    revisions: 2,
  },
};

test("a producer's form is the same after its way over the wire, and is what the server takes", () => {
  const { toWire, fromWire } = wireForms.producer_agreement;
  const wire = toWire(producer);
  expect(wire).toMatchObject({ producerFee: 99_999_999, royaltyPercentage: 33.33 });
  expect(fromWire(wire)).toEqual(producer);
  expect(ProducerFormBody.parse(wire)).toEqual(producer);
});

test.each([
  ["short", short],
  ["detailed", detailed],
])("a featured artist's %s form is, too, but for the sealed ids, which stay on the server", (_, form) => {
  const { toWire, fromWire } = wireForms.featured_artist_agreement;
  const wire = toWire(form);
  expect(JSON.stringify(wire)).not.toContain("sealed");
  const { legal } = form;
  const unsealed = (party: PartyIdentity) => ({ ...party, sealedId: "" });
  expect(fromWire(wire)).toEqual({
    ...form,
    legal: legal && { ...legal, primary: unsealed(legal.primary), featured: unsealed(legal.featured) },
  });
  const ids = legal && { primaryArtistIdNumber: "29384756", featuredArtistIdNumber: "A12" };
  const given = FeaturedBody.parse({ ...wire, ...ids });
  expect({ ...given, legal: null }).toEqual({ ...form, legal: null });
  expect(given.legal?.featured.governmentId).toBe(ids?.featuredArtistIdNumber);
});

test("a masked government id that comes back is not taken for one", () => {
  const wire = wireForms.featured_artist_agreement.toWire(detailed);
  const issues = FeaturedBody.safeParse(wire).error!.issues.map(({ path, message }) => [path[0], message]);
  expect(issues).toEqual([
    ["primaryArtistIdNumber", "Please enter the whole number"],
    ["featuredArtistIdNumber", "Please enter the whole number"],
  ]);
});

test.each(["primaryArtistIdNumber", "agreementDuration", "deliverables"])(
  "a featured artist's form with %s is the detailed one, and says what else it needs",
  (field) => {
    const wire = wireForms.featured_artist_agreement.toWire(short);
    const messages = FeaturedBody.safeParse({ ...wire, [field]: "fixed" }).error!.issues.map(
      ({ message }) => message,
    );
    expect(messages).toContain("Primary artist phone number is required");
    expect(FeaturedBody.safeParse({ ...wire, [field]: "" }).success).toBe(true);
  },
);
