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

/** What the form of a producer agreement says. Optional texts are empty when nobody filled them in. */
export type ProducerForm = {
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
};

export const producerFormDefaults = {
  masterOwnership: "artist",
  deliveryMethod: "Google Drive",
  deliveryTimeline: "Within 7 days",
  revisions: 2,
  exclusivity: true,
  syncRights: false,
} as const;

/** 'Produced by …', unless the form asks for other words. */
export function defaultCredits(producerName: string): string {
  return `Produced by ${producerName}`;
}

export function paysRoyalties(compensation: ProducerCompensation): boolean {
  return compensation !== "upfront_only";
}
