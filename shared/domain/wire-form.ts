import type { AgreementForms, AgreementType } from "#shared/domain/agreements/agreement-content";
import type { FeaturedForm, FeaturedLegalDetails } from "#shared/domain/agreements/featured-artist-agreement";
import { toCents, toShillings } from "#shared/domain/money";
import type { ProducerForm } from "#shared/domain/agreements/producer-agreement";
import { toHundredths, toPercent } from "#shared/domain/shares";

/** A form as it travels, with the names of its fields: money in KES, shares in percent, government ids masked. */
export type WireProducerForm = Omit<ProducerForm, "producerFee" | "royaltyPercentage"> & {
  producerFee: number;
  royaltyPercentage: number | null;
};

export type WireFeaturedShortForm = Omit<
  FeaturedForm,
  "featuredArtistFee" | "featuredArtistPercentage" | "legal"
> & { featuredArtistFee: number | null; featuredArtistPercentage: number };

export type WireLegalDetails = Omit<
  FeaturedLegalDetails,
  "primary" | "featured" | "featuredArtistRoyaltyPercentage" | "syncRoyaltyPercentage"
> & {
  primaryArtistPhone: string;
  primaryArtistAddress: string;
  primaryArtistIdNumber: string;
  featuredArtistPhone: string;
  featuredArtistAddress: string;
  featuredArtistIdNumber: string;
  featuredArtistRoyaltyPercentage: number;
  syncRoyaltyPercentage: number | null;
};

export type WireFeaturedForm = WireFeaturedShortForm | (WireFeaturedShortForm & WireLegalDetails);

export type WireForms = {
  producer_agreement: WireProducerForm;
  featured_artist_agreement: WireFeaturedForm;
};

type Pair<Type extends AgreementType> = {
  toWire(form: AgreementForms[Type]): WireForms[Type];
  fromWire(wire: WireForms[Type]): AgreementForms[Type];
};

/** Both ways for each type. What comes back from the wire has masked government ids and no sealed ones. */
export const wireForms: { [Type in AgreementType]: Pair<Type> } = {
  producer_agreement: {
    toWire: (form) => ({
      ...form,
      producerFee: toShillings(form.producerFee),
      royaltyPercentage: orNull(form.royaltyPercentage, toPercent),
    }),
    fromWire: (wire) => ({
      ...wire,
      producerFee: toCents(wire.producerFee),
      royaltyPercentage: orNull(wire.royaltyPercentage, toHundredths),
    }),
  },
  featured_artist_agreement: {
    toWire: ({ legal, ...form }) => ({
      ...form,
      featuredArtistFee: orNull(form.featuredArtistFee, toShillings),
      featuredArtistPercentage: toPercent(form.featuredArtistPercentage),
      ...(legal && legalToWire(legal)),
    }),
    fromWire: (wire) => ({
      ...shortFromWire(wire),
      legal: "primaryArtistPhone" in wire ? legalFromWire(wire) : null,
    }),
  },
};

function shortFromWire(wire: WireFeaturedShortForm): Omit<FeaturedForm, "legal"> {
  return {
    projectTitle: wire.projectTitle,
    primaryArtist: wire.primaryArtist,
    primaryArtistEmail: wire.primaryArtistEmail,
    featuredArtist: wire.featuredArtist,
    featuredArtistEmail: wire.featuredArtistEmail,
    songTitle: wire.songTitle,
    compensationType: wire.compensationType,
    featuredArtistFee: orNull(wire.featuredArtistFee, toCents),
    featuredArtistPercentage: toHundredths(wire.featuredArtistPercentage),
    masterOwnership: wire.masterOwnership,
    effectiveDate: wire.effectiveDate,
    deliveryMethod: wire.deliveryMethod,
    otherDeliveryMethod: wire.otherDeliveryMethod,
    deliveryTimeline: wire.deliveryTimeline,
    creditRequirements: wire.creditRequirements,
    exclusivity: wire.exclusivity,
    additionalTerms: wire.additionalTerms,
    sync: wire.sync,
    ownerReceives: wire.ownerReceives,
    percentageBase: wire.percentageBase,
    releaseMonths: wire.releaseMonths,
    letterOfDirection: wire.letterOfDirection,
    seat: wire.seat,
    primaryArtistType: wire.primaryArtistType,
    primaryArtistLegalName: wire.primaryArtistLegalName,
    primaryArtistRegistration: wire.primaryArtistRegistration,
    primaryArtistOffice: wire.primaryArtistOffice,
    primaryArtistSignatory: wire.primaryArtistSignatory,
    primaryArtistMembers: wire.primaryArtistMembers,
    featuredArtistType: wire.featuredArtistType,
    featuredArtistLegalName: wire.featuredArtistLegalName,
    featuredArtistRegistration: wire.featuredArtistRegistration,
    featuredArtistOffice: wire.featuredArtistOffice,
    featuredArtistSignatory: wire.featuredArtistSignatory,
    featuredArtistMembers: wire.featuredArtistMembers,
    ownerName: wire.ownerName,
    courtesyOf: wire.courtesyOf,
  };
}

function legalToWire({ primary, featured, ...legal }: FeaturedLegalDetails): WireLegalDetails {
  return {
    ...legal,
    primaryArtistPhone: primary.phone,
    primaryArtistAddress: primary.address,
    primaryArtistIdNumber: primary.maskedId,
    featuredArtistPhone: featured.phone,
    featuredArtistAddress: featured.address,
    featuredArtistIdNumber: featured.maskedId,
    featuredArtistRoyaltyPercentage: toPercent(legal.featuredArtistRoyaltyPercentage),
    syncRoyaltyPercentage: orNull(legal.syncRoyaltyPercentage, toPercent),
  };
}

function legalFromWire(wire: WireLegalDetails): FeaturedLegalDetails {
  return {
    primary: {
      phone: wire.primaryArtistPhone,
      address: wire.primaryArtistAddress,
      sealedId: "",
      maskedId: wire.primaryArtistIdNumber,
    },
    featured: {
      phone: wire.featuredArtistPhone,
      address: wire.featuredArtistAddress,
      sealedId: "",
      maskedId: wire.featuredArtistIdNumber,
    },
    recordingDate: wire.recordingDate,
    paymentTerms: wire.paymentTerms,
    royaltyBased: wire.royaltyBased,
    featuredArtistRoyaltyPercentage: toHundredths(wire.featuredArtistRoyaltyPercentage),
    publishingSplit: wire.publishingSplit,
    proAffiliation: wire.proAffiliation,
    agreementDuration: wire.agreementDuration,
    fixedEndDate: wire.fixedEndDate,
    terminationClause: wire.terminationClause,
    performanceRights: wire.performanceRights,
    promotionalRights: wire.promotionalRights,
    syncLicensingRights: wire.syncLicensingRights,
    syncRoyaltyPercentage: orNull(wire.syncRoyaltyPercentage, toHundredths),
    deliverables: wire.deliverables,
    revisions: wire.revisions,
  };
}

function orNull<From>(value: From | null, convert: (value: From) => number): number | null {
  return value === null ? null : convert(value);
}
