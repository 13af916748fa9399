import type { AgreementChoices, PartyDetails, SyncChoice } from "#shared/domain/agreements/agreement-choices";
import type { Cents } from "#shared/domain/money";
import type { Hundredths } from "#shared/domain/shares";

export const producerCompensations = ["upfront_only", "hybrid", "royalties_only"] as const;
export type ProducerCompensation = (typeof producerCompensations)[number];

export const producerCompensationLabels: Record<ProducerCompensation, string> = {
  upfront_only: "Upfront fee only",
  hybrid: "Upfront fee and royalties",
  royalties_only: "Royalties only",
};

export const producerMasterOwnerships = ["artist", "producer", "shared"] as const;
export type ProducerMasterOwnership = (typeof producerMasterOwnerships)[number];

export const producerMasterOwnershipLabels: Record<ProducerMasterOwnership, string> = {
  artist: "Artist owns the master (100%)",
  producer: "Producer owns the master (100%)",
  shared: "Shared equally (50/50)",
};

export const feeParts = ["at_once", "halves"] as const;
export type FeeParts = (typeof feeParts)[number];

export const feePartsLabels: Record<FeeParts, string> = {
  at_once: "In full after signing",
  halves: "Half after signing, half on delivery",
};

/** What the form of a producer agreement says. Optional texts are empty when nobody filled them in. */
export type ProducerForm = AgreementChoices &
  PartyDetails<"artist"> &
  PartyDetails<"producer"> & {
    projectTitle: string;
    trackTitle: string;
    artistName: string;
    producerName: string;
    artistEmail: string;
    producerEmail: string;
    producerFee: Cents;
    compensationType: ProducerCompensation;
    /** Null where the producer gets no royalty, or the parties left it open. */
    royaltyPercentage: Hundredths | null;
    /** `YYYY-MM-DD`. */
    effectiveDate: string;
    masterOwnership: ProducerMasterOwnership;
    deliveryMethod: string;
    deliveryTimeline: string;
    revisions: number;
    credits: string;
    exclusivity: boolean;
    terminationClause: string;
    additionalTerms: string;
    syncRights: boolean;
    feeParts: FeeParts;
    /** Whether the artist may turn down what was delivered, for half of the fee. */
    mayReject: boolean;
  };

export const producerFormDefaults = {
  masterOwnership: "artist",
  deliveryMethod: "Google Drive",
  deliveryTimeline: "Within 7 days",
  revisions: 2,
  exclusivity: true,
  syncRights: false,
  feeParts: "at_once",
  mayReject: false,
} as const;

/** 'Produced by …', unless the form asks for other words. */
export function defaultCredits(producerName: string): string {
  return `Produced by ${producerName}`;
}

export function paysRoyalties(compensation: ProducerCompensation): boolean {
  return compensation !== "upfront_only";
}

/** Who may license the recording for moving pictures; an older form asked only whether the artist may. */
export function producerSync({ sync, syncRights }: Pick<ProducerForm, "sync" | "syncRights">): SyncChoice {
  return sync ?? (syncRights ? "alone" : "joint");
}
