import { z } from "zod";
import { Timestamp } from "#shared/contract/fields/fields";
import { drafters } from "#shared/domain/agreements/agreement-content";
import {
  ownersIncomes,
  partyTypes,
  percentageBases,
  syncChoices,
} from "#shared/domain/agreements/agreement-choices";
import {
  agreementDurations,
  deliveryMethods,
  featuredCompensations,
  featuredMasterOwnerships,
  paymentTerms,
} from "#shared/domain/agreements/featured-artist-agreement";
import {
  feeParts,
  producerCompensations,
  producerMasterOwnerships,
} from "#shared/domain/agreements/producer-agreement";
import type { WireFeaturedForm, WireProducerForm } from "#shared/domain/wire-form";

const choices = {
  sync: z.enum(syncChoices).nullable(),
  ownerReceives: z.enum(ownersIncomes),
  percentageBase: z.enum(percentageBases),
  releaseMonths: z.int().nullable(),
  letterOfDirection: z.boolean(),
  seat: z.string(),
};
const partyType = z.enum(partyTypes);

const ProducerFormView = z.object({
  ...choices,
  artistType: partyType,
  artistLegalName: z.string(),
  artistRegistration: z.string(),
  artistOffice: z.string(),
  artistSignatory: z.string(),
  artistMembers: z.string(),
  producerType: partyType,
  producerLegalName: z.string(),
  producerRegistration: z.string(),
  producerOffice: z.string(),
  producerSignatory: z.string(),
  producerMembers: z.string(),
  feeParts: z.enum(feeParts),
  mayReject: z.boolean(),
  projectTitle: z.string(),
  trackTitle: z.string(),
  artistName: z.string(),
  producerName: z.string(),
  artistEmail: z.string(),
  producerEmail: z.string(),
  producerFee: z.number(),
  compensationType: z.enum(producerCompensations),
  royaltyPercentage: z.number().nullable(),
  effectiveDate: z.string(),
  masterOwnership: z.enum(producerMasterOwnerships),
  deliveryMethod: z.string(),
  deliveryTimeline: z.string(),
  revisions: z.int(),
  credits: z.string(),
  exclusivity: z.boolean(),
  terminationClause: z.string(),
  additionalTerms: z.string(),
  syncRights: z.boolean(),
}) satisfies z.ZodType<WireProducerForm>;

const FeaturedShortView = z.object({
  ...choices,
  primaryArtistType: partyType,
  primaryArtistLegalName: z.string(),
  primaryArtistRegistration: z.string(),
  primaryArtistOffice: z.string(),
  primaryArtistSignatory: z.string(),
  primaryArtistMembers: z.string(),
  featuredArtistType: partyType,
  featuredArtistLegalName: z.string(),
  featuredArtistRegistration: z.string(),
  featuredArtistOffice: z.string(),
  featuredArtistSignatory: z.string(),
  featuredArtistMembers: z.string(),
  ownerName: z.string(),
  courtesyOf: z.string(),
  projectTitle: z.string(),
  primaryArtist: z.string(),
  primaryArtistEmail: z.string(),
  featuredArtist: z.string(),
  featuredArtistEmail: z.string(),
  songTitle: z.string(),
  compensationType: z.enum(featuredCompensations),
  featuredArtistFee: z.number().nullable(),
  featuredArtistPercentage: z.number(),
  masterOwnership: z.enum(featuredMasterOwnerships),
  effectiveDate: z.string(),
  deliveryMethod: z.enum(deliveryMethods),
  otherDeliveryMethod: z.string(),
  deliveryTimeline: z.string(),
  creditRequirements: z.string(),
  exclusivity: z.boolean(),
  additionalTerms: z.string(),
});

const FeaturedDetailedView = FeaturedShortView.extend({
  primaryArtistPhone: z.string(),
  primaryArtistAddress: z.string(),
  /** All but the last characters are dots, as everywhere. */
  primaryArtistIdNumber: z.string(),
  featuredArtistPhone: z.string(),
  featuredArtistAddress: z.string(),
  featuredArtistIdNumber: z.string(),
  recordingDate: z.string(),
  paymentTerms: z.enum(paymentTerms),
  royaltyBased: z.boolean(),
  featuredArtistRoyaltyPercentage: z.number(),
  publishingSplit: z.string(),
  proAffiliation: z.string(),
  agreementDuration: z.enum(agreementDurations),
  fixedEndDate: z.string(),
  terminationClause: z.string(),
  performanceRights: z.string(),
  promotionalRights: z.string(),
  syncLicensingRights: z.boolean(),
  syncRoyaltyPercentage: z.number().nullable(),
  deliverables: z.string(),
  revisions: z.int(),
});

const FeaturedFormView = z.union([
  FeaturedDetailedView,
  FeaturedShortView,
]) satisfies z.ZodType<WireFeaturedForm>;

function agreementView<Form extends z.ZodType>(form: Form) {
  return z.object({
    /** The facts the text was drafted for; null where the owner brought a text of their own. */
    formData: form.nullable(),
    generatedAgreement: z.string(),
    draftedBy: z.enum(drafters),
    /** When the owner last changed the text; null while it is as it was drafted. */
    editedAt: Timestamp.nullable(),
    /** Of the clause library it was drafted with; null of a text that somebody brought. */
    edition: z.string().nullable(),
  });
}

/** What a producer agreement says, for whoever may read it. */
export const ProducerAgreementView = agreementView(ProducerFormView);
export type ProducerAgreementView = z.output<typeof ProducerAgreementView>;

/** The same of a featured artist agreement, in its short or its detailed form. */
export const FeaturedAgreementView = agreementView(FeaturedFormView);
export type FeaturedAgreementView = z.output<typeof FeaturedAgreementView>;
