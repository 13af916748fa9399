import {
  dayFact,
  equalOwnersFact,
  exclusivityFact,
  inAllFacts,
  nameFact,
  ownWordsFact,
  partyFacts,
  percentageFact,
  perpetuityFact,
  revisionsFact,
  soleOwnerFact,
  sumFact,
  textFact,
  type Fact,
} from "#shared/domain/fact";
import {
  deliveryMethodLabels,
  splitPayment,
  type FeaturedForm,
  type FeaturedLegalDetails,
} from "#shared/domain/agreements/featured-artist-agreement";
import { formatKes, type Cents } from "#shared/domain/money";
import type { Hundredths } from "#shared/domain/shares";

/** Everything that the form of a featured artist agreement says, short or detailed. */
export function featuredFacts(form: FeaturedForm): Fact[] {
  const { legal } = form;
  return [
    ...nameFact("primaryArtist", "Primary artist name", form.primaryArtist),
    ...textFact("primaryArtistEmail", "Primary artist email", form.primaryArtistEmail),
    ...nameFact("featuredArtist", "Featured artist name", form.featuredArtist),
    ...textFact("featuredArtistEmail", "Featured artist email", form.featuredArtistEmail),
    ...nameFact("projectTitle", "Project title", form.projectTitle),
    ...nameFact("songTitle", "Song title", form.songTitle),
    ...dayFact("effectiveDate", "Effective date", form.effectiveDate),
    ...moneyFacts(form),
    ...partyFacts<"primaryArtist">(form, "primaryArtist", "Primary artist"),
    ...partyFacts<"featuredArtist">(form, "featuredArtist", "Featured artist"),
    ...nameFact("ownerName", "Owner of the master", form.ownerName),
    ...nameFact("courtesyOf", "By courtesy of", form.courtesyOf),
    ...textFact("seat", "Seat of arbitration", form.seat),
    masterFact(form),
    exclusivityFact(form.exclusivity),
    deliveryFact(form),
    ...textFact("deliveryTimeline", "Delivery timeline", form.deliveryTimeline),
    ...textFact("creditRequirements", "Credit requirements", form.creditRequirements),
    ...durationFact(legal),
    ...(legal ? legalFacts(form, legal) : []),
    ...ownWordsFact("additionalTerms", "Additional terms", form.additionalTerms),
  ];
}

function moneyFacts(form: FeaturedForm): Fact[] {
  const fee = form.featuredArtistFee ?? 0;
  return [
    ...(fee > 0 || form.compensationType !== "percentage" ? [sumFact("featuredArtistFee", "Fee", fee)] : []),
    ...(fee > 0 && form.legal?.paymentTerms === "split_payment" ? splitFacts(fee) : []),
    ...(form.compensationType === "flat_fee"
      ? []
      : percentageFacts(form, "featuredArtistPercentage", "Percentage", form.featuredArtistPercentage)),
  ];
}

function splitFacts(fee: Cents): Fact[] {
  const [first, second] = splitPayment(fee);
  return [
    { key: "paymentTerms", label: "Payment terms", accepted: ["50%"] },
    { key: "paymentTerms.first", label: "First payment", accepted: [formatKes(first)] },
    { key: "paymentTerms.second", label: "Second payment", accepted: [formatKes(second)] },
  ];
}

function masterFact({ masterOwnership }: FeaturedForm): Fact {
  switch (masterOwnership) {
    case "lead_artist":
      return soleOwnerFact("Primary Artist", "Featured Artist");
    case "shared":
      return equalOwnersFact("Primary Artist", "Featured Artist");
    case "label_other":
      return { key: "masterOwnership", label: "Master ownership", accepted: ["label"] };
  }
}

function deliveryFact({ deliveryMethod, otherDeliveryMethod }: FeaturedForm): Fact {
  const label = deliveryMethodLabels[deliveryMethod];
  const spellings = deliveryMethod === "email" ? [label, "email"] : [label];
  const accepted = deliveryMethod === "other" ? [otherDeliveryMethod] : spellings;
  return { key: "deliveryMethod", label: "Delivery method", accepted };
}

function legalFacts(form: FeaturedForm, legal: FeaturedLegalDetails): Fact[] {
  return [
    ...textFact("primaryArtistPhone", "Primary artist phone", legal.primary.phone),
    ...textFact("primaryArtistAddress", "Primary artist address", legal.primary.address),
    ...textFact("primaryArtistIdNumber", "Primary artist government ID", legal.primary.maskedId),
    ...textFact("featuredArtistPhone", "Featured artist phone", legal.featured.phone),
    ...textFact("featuredArtistAddress", "Featured artist address", legal.featured.address),
    ...textFact("featuredArtistIdNumber", "Featured artist government ID", legal.featured.maskedId),
    ...dayFact("recordingDate", "Recording date", legal.recordingDate),
    ...royaltyFacts(form, legal),
    ...ownWordsFact("publishingSplit", "Publishing split", legal.publishingSplit),
    ...textFact("proAffiliation", "PRO affiliation", legal.proAffiliation),
    ...ownWordsFact("terminationClause", "Termination clause", legal.terminationClause),
    ...ownWordsFact("performanceRights", "Performance rights", legal.performanceRights),
    ...ownWordsFact("promotionalRights", "Promotional rights", legal.promotionalRights),
    ...ownWordsFact("deliverables", "Deliverables", legal.deliverables),
    revisionsFact(legal.revisions),
  ];
}

function royaltyFacts(form: FeaturedForm, legal: FeaturedLegalDetails): Fact[] {
  const { royaltyBased, featuredArtistRoyaltyPercentage: royalty, syncRoyaltyPercentage: sync } = legal;
  return [
    ...(royaltyBased
      ? percentageFacts(form, "featuredArtistRoyaltyPercentage", "Royalty percentage", royalty)
      : []),
    ...(sync !== null ? percentageFacts(form, "syncRoyaltyPercentage", "Sync royalty percentage", sync) : []),
  ];
}

function percentageFacts(
  { masterOwnership, ownerReceives }: FeaturedForm,
  key: string,
  label: string,
  share: Hundredths,
): Fact[] {
  const isOwnersToo = masterOwnership === "shared" && ownerReceives === "share";
  return [
    percentageFact(key, label, share),
    ...(isOwnersToo ? inAllFacts(key, `${label} and half of the rest`, share) : []),
  ];
}

/** The short form does not ask, and means in perpetuity. */
function durationFact(legal: FeaturedLegalDetails | null): Fact[] {
  return legal?.agreementDuration === "fixed"
    ? dayFact("fixedEndDate", "End date", legal.fixedEndDate)
    : [perpetuityFact()];
}
