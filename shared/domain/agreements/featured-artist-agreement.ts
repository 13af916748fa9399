import type { AgreementChoices, PartyDetails, SyncChoice } from "#shared/domain/agreements/agreement-choices";
import type { Cents } from "#shared/domain/money";
import type { Hundredths } from "#shared/domain/shares";

export const featuredCompensations = ["flat_fee", "percentage", "combination"] as const;
export type FeaturedCompensation = (typeof featuredCompensations)[number];

export const featuredCompensationLabels: Record<FeaturedCompensation, string> = {
  flat_fee: "Flat fee",
  percentage: "Percentage",
  combination: "Fee and percentage",
};

export const featuredMasterOwnerships = ["lead_artist", "shared", "label_other"] as const;
export type FeaturedMasterOwnership = (typeof featuredMasterOwnerships)[number];

export const featuredMasterOwnershipLabels: Record<FeaturedMasterOwnership, string> = {
  lead_artist: "Primary artist owns the master (100%)",
  shared: "Shared equally (50/50)",
  label_other: "A label or somebody else",
};

export const deliveryMethods = ["google_drive", "dropbox", "wetransfer", "email", "other"] as const;
export type DeliveryMethod = (typeof deliveryMethods)[number];

export const deliveryMethodLabels: Record<DeliveryMethod, string> = {
  google_drive: "Google Drive",
  dropbox: "Dropbox",
  wetransfer: "WeTransfer",
  email: "E-mail",
  other: "Other",
};

export const paymentTerms = ["upfront", "split_payment", "percentage_only"] as const;
export type PaymentTerms = (typeof paymentTerms)[number];

export const paymentTermsLabels: Record<PaymentTerms, string> = {
  upfront: "Paid in full upfront",
  split_payment: "50% upfront and 50% on delivery",
  percentage_only: "Percentage only",
};

export const agreementDurations = ["perpetuity", "fixed"] as const;
export type AgreementDuration = (typeof agreementDurations)[number];

export const agreementDurationLabels: Record<AgreementDuration, string> = {
  perpetuity: "In perpetuity",
  fixed: "Until a fixed date",
};

/** How a party is identified. The government id is sealed as soon as it arrives: `sealedId` opens with the key of the environment only. */
export type PartyIdentity = {
  phone: string;
  address: string;
  sealedId: string;
  /** "•••••678": all that anybody is shown. */
  maskedId: string;
};

/** What the detailed form asks beyond the short one. */
export type FeaturedLegalDetails = {
  primary: PartyIdentity;
  featured: PartyIdentity;
  /** `YYYY-MM-DD`, or empty. */
  recordingDate: string;
  paymentTerms: PaymentTerms;
  royaltyBased: boolean;
  featuredArtistRoyaltyPercentage: Hundredths;
  publishingSplit: string;
  proAffiliation: string;
  agreementDuration: AgreementDuration;
  /** `YYYY-MM-DD`; empty in perpetuity. */
  fixedEndDate: string;
  terminationClause: string;
  performanceRights: string;
  promotionalRights: string;
  syncLicensingRights: boolean;
  syncRoyaltyPercentage: Hundredths | null;
  deliverables: string;
  revisions: number;
};

/** What the form of a featured artist agreement says; `legal` is null in the short form. */
export type FeaturedForm = AgreementChoices &
  PartyDetails<"primaryArtist"> &
  PartyDetails<"featuredArtist"> & {
    projectTitle: string;
    primaryArtist: string;
    primaryArtistEmail: string;
    featuredArtist: string;
    featuredArtistEmail: string;
    songTitle: string;
    compensationType: FeaturedCompensation;
    /** Null where no fee is paid. */
    featuredArtistFee: Cents | null;
    featuredArtistPercentage: Hundredths;
    masterOwnership: FeaturedMasterOwnership;
    /** `YYYY-MM-DD`. */
    effectiveDate: string;
    deliveryMethod: DeliveryMethod;
    /** Says which, when the method is `other`. */
    otherDeliveryMethod: string;
    deliveryTimeline: string;
    creditRequirements: string;
    exclusivity: boolean;
    additionalTerms: string;
    /** Who else owns the master, where a label or somebody else does. */
    ownerName: string;
    /** The label that the featured artist is signed to, and that lets them perform. */
    courtesyOf: string;
    legal: FeaturedLegalDetails | null;
  };

export const featuredFormDefaults = {
  exclusivity: false,
  featuredArtistPercentage: 50,
  featuredArtistRoyaltyPercentage: 50,
  revisions: 2,
} as const;

/** Both halves of a fee that is paid in two parts: they add up, an odd cent is in the first. */
export function splitPayment(fee: Cents): [Cents, Cents] {
  const second = Math.floor(fee / 2);
  return [fee - second, second];
}

/** All but the last three characters become dots; of a short number at most half is shown. */
/** Stands in a form whose facts are changed for an id that stays as it is: nobody is shown it, and nobody types it again. */
export const KEPT_ID = "unchanged";

export function maskGovernmentId(id: string): string {
  const characters = Array.from(id);
  const shown = Math.min(3, Math.floor(characters.length / 2));
  const hidden = characters.length - shown;
  return "•".repeat(hidden) + characters.slice(hidden).join("");
}

/** Who may license the recording for moving pictures; older forms asked only the detailed one whether the primary artist may. */
export function featuredSync({ sync, legal }: Pick<FeaturedForm, "sync" | "legal">): SyncChoice {
  return sync ?? (legal?.syncLicensingRights ? "alone" : "joint");
}
