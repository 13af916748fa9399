import { agreementChoicesDefaults, personAlone } from "#shared/domain/agreements/agreement-choices";
import type { AgreementForms } from "#shared/domain/agreements/agreement-content";
import type { FeaturedLegalDetails } from "#shared/domain/agreements/featured-artist-agreement";

type Forms = AgreementForms;

const choices = { sync: "joint", ...agreementChoicesDefaults } as const;

/** A producer's deal as the form gives it. */
export function producerForm(given: Partial<Forms["producer_agreement"]> = {}): Forms["producer_agreement"] {
  return {
    projectTitle: "Nairobi Nights",
    trackTitle: "Usiku wa Manane",
    artistName: "Amina Wanjiru",
    producerName: "Brian Otieno",
    artistEmail: "amina@example.com",
    producerEmail: "brian@example.com",
    producerFee: 39_000_00,
    compensationType: "hybrid",
    royaltyPercentage: 12_50,
    effectiveDate: "2026-11-20",
    masterOwnership: "artist",
    deliveryMethod: "Google Drive",
    deliveryTimeline: "Within 7 days",
    revisions: 2,
    credits: "Produced by Brian Otieno",
    exclusivity: true,
    terminationClause: "",
    additionalTerms: "",
    syncRights: false,
    ...choices,
    ...personAlone("artist"),
    ...personAlone("producer"),
    feeParts: "at_once",
    mayReject: false,
    ...given,
  };
}

/** A featured artist's deal in the short form. */
export function featuredForm(
  given: Partial<Forms["featured_artist_agreement"]> = {},
): Forms["featured_artist_agreement"] {
  return {
    projectTitle: "Lamu Sessions",
    primaryArtist: "Wambui Kamau",
    primaryArtistEmail: "wambui@example.com",
    featuredArtist: "Ọlá Adébáyọ̀",
    featuredArtistEmail: "ola@example.com",
    songTitle: "Dhow",
    compensationType: "combination",
    featuredArtistFee: 25_000_00,
    featuredArtistPercentage: 15_00,
    masterOwnership: "shared",
    effectiveDate: "2026-12-01",
    deliveryMethod: "wetransfer",
    otherDeliveryMethod: "",
    deliveryTimeline: "Within 14 days",
    creditRequirements: "Wambui Kamau feat. Ọlá Adébáyọ̀",
    exclusivity: false,
    additionalTerms: "",
    ...choices,
    ...personAlone("primaryArtist"),
    ...personAlone("featuredArtist"),
    ownerName: "",
    courtesyOf: "",
    legal: null,
    ...given,
  };
}

/** What the detailed form asks beyond the short one. */
export function legalDetails(given: Partial<FeaturedLegalDetails> = {}): FeaturedLegalDetails {
  return {
    primary: {
      phone: "+254 700 111 222",
      address: "Ngong Road, Nairobi",
      sealedId: "sealed-1",
      maskedId: "•••••678",
    },
    featured: {
      phone: "+234 800 333 444",
      address: "Allen Avenue, Ikeja",
      sealedId: "sealed-2",
      maskedId: "•••••432",
    },
    recordingDate: "2026-12-10",
    paymentTerms: "split_payment",
    royaltyBased: true,
    featuredArtistRoyaltyPercentage: 20_00,
    publishingSplit: "Half each, as the split sheet will say",
    proAffiliation: "MCSK",
    agreementDuration: "perpetuity",
    fixedEndDate: "",
    terminationClause: "",
    performanceRights: "Two shows a year together",
    promotionalRights: "",
    syncLicensingRights: true,
    syncRoyaltyPercentage: 30_00,
    deliverables: "Lead vocal stems and one ad-lib track",
    revisions: 2,
    ...given,
  };
}
