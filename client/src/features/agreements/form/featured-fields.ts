import { personAlone } from "#shared/domain/agreements/agreement-choices";
import { isoDayForReader } from "#shared/dates";
import { featuredFormDefaults, type FeaturedForm } from "#shared/domain/agreements/featured-artist-agreement";
import type { GivenIdentity, GivenLegalDetails } from "#shared/contract/agreements";
import { typedChoices, type FieldTexts, type Typed } from "#client/features/agreements/form/typed-fields";

type ShortFields = Typed<Omit<FeaturedForm, "legal">>;
type Identities = {
  [Field in `${"primary" | "featured"}Artist${"Phone" | "Address" | "IdNumber"}`]: GivenIdentity["phone"];
};
type LegalFields = Typed<Omit<GivenLegalDetails, "primary" | "featured" | "syncLicensingRights">> &
  Identities;

/**
 * The form of a featured artist agreement as somebody types it. Both forms are one: closing the legal details keeps what was
 * typed in them.
 */
export type FeaturedFields = ShortFields & LegalFields & { isDetailed: boolean };

export function emptyFeaturedFields(): FeaturedFields {
  return {
    isDetailed: false,
    projectTitle: "",
    primaryArtist: "",
    primaryArtistEmail: "",
    featuredArtist: "",
    featuredArtistEmail: "",
    songTitle: "",
    compensationType: "",
    featuredArtistFee: "",
    featuredArtistPercentage: String(featuredFormDefaults.featuredArtistPercentage),
    masterOwnership: "",
    effectiveDate: isoDayForReader(),
    deliveryMethod: "",
    otherDeliveryMethod: "",
    deliveryTimeline: "",
    creditRequirements: "",
    exclusivity: featuredFormDefaults.exclusivity,
    additionalTerms: "",
    sync: "joint",
    ...typedChoices,
    ...personAlone("primaryArtist"),
    ...personAlone("featuredArtist"),
    ownerName: "",
    courtesyOf: "",
    ...emptyLegalFields,
  };
}

const emptyLegalFields: LegalFields = {
  primaryArtistPhone: "",
  primaryArtistAddress: "",
  primaryArtistIdNumber: "",
  featuredArtistPhone: "",
  featuredArtistAddress: "",
  featuredArtistIdNumber: "",
  recordingDate: "",
  paymentTerms: "",
  royaltyBased: false,
  featuredArtistRoyaltyPercentage: String(featuredFormDefaults.featuredArtistRoyaltyPercentage),
  publishingSplit: "",
  proAffiliation: "",
  agreementDuration: "",
  fixedEndDate: "",
  terminationClause: "",
  performanceRights: "",
  promotionalRights: "",
  syncRoyaltyPercentage: "",
  deliverables: "",
  revisions: String(featuredFormDefaults.revisions),
};

/** What is sent: fields that the choices hide are left out, whatever was typed in them before. */
export function featuredFormData({ isDetailed, ...fields }: FeaturedFields): FieldTexts {
  const hidden = new Set<string>([
    ...(isDetailed ? [] : Object.keys(emptyLegalFields)),
    ...(paysFee(fields) ? [] : ["featuredArtistFee"]),
    ...(paysPercentage(fields) ? [] : ["featuredArtistPercentage"]),
    ...(fields.deliveryMethod === "other" ? [] : ["otherDeliveryMethod"]),
    ...(fields.royaltyBased ? [] : ["featuredArtistRoyaltyPercentage"]),
    ...(fields.agreementDuration === "fixed" ? [] : ["fixedEndDate"]),
    ...(fields.sync === "none" ? ["syncRoyaltyPercentage"] : []),
    ...(fields.masterOwnership === "label_other" ? [] : ["ownerName"]),
  ]);
  return {
    ...Object.fromEntries(Object.entries(fields).filter(([name]) => !hidden.has(name))),
    ...(isDetailed && { syncLicensingRights: fields.sync === "alone" ? "yes" : "no" }),
  };
}

type Compensated = Pick<FeaturedFields, "compensationType">;

export function paysFee({ compensationType }: Compensated): boolean {
  return compensationType === "flat_fee" || compensationType === "combination";
}

export function paysPercentage({ compensationType }: Compensated): boolean {
  return compensationType === "percentage" || compensationType === "combination";
}
