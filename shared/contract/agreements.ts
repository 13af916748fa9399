import { z } from "zod";
import { eitherOf } from "#shared/contract/fields/either-of";
import { email, line, paragraph } from "#shared/contract/fields/fields";
import {
  agreementChoicesDefaults,
  ownersIncomes,
  partyFieldsOf,
  partyTypes,
  percentageBases,
  RELEASE_MONTHS,
  syncChoices,
  type PartyDetails,
  type PartyType,
} from "#shared/domain/agreements/agreement-choices";
import {
  agreementDurations,
  deliveryMethods,
  featuredCompensations,
  featuredFormDefaults,
  featuredMasterOwnerships,
  paymentTerms,
  type FeaturedForm,
  type FeaturedLegalDetails,
} from "#shared/domain/agreements/featured-artist-agreement";
import { toCents, type Cents } from "#shared/domain/money";
import { partyIssues } from "#shared/domain/agreements/party-issues";
import { termRules } from "#shared/domain/agreements/term-issues";
import type { AgreementType } from "#shared/domain/agreements/agreement-content";
import {
  defaultCredits,
  feeParts,
  producerCompensations,
  producerFormDefaults,
  producerMasterOwnerships,
  producerSync,
  type ProducerForm,
} from "#shared/domain/agreements/producer-agreement";
import { hasTwoDecimals, toHundredths } from "#shared/domain/shares";

const MAX_FEE: Cents = 99_999_999_00;

/** A fee in KES, as a number or as typed ("39,000"). */
function fee(required: string) {
  return z
    .union([z.string().max(30), z.number()], { error: required })
    .refine((amount) => String(amount).trim() !== "", { message: required, abort: true })
    .transform(toCents)
    .refine((cents) => !Number.isNaN(cents), "Please enter an amount such as 39000 or 39000.50")
    .refine((cents) => !(cents > MAX_FEE), "The fee cannot exceed 99,999,999 KES");
}

const nothing = z.union([z.literal(""), z.null(), z.undefined()]);

const isNothing = (value: unknown) => value === "" || value === null || value === undefined;

/** What may be left out: an empty field, null and no field at all are the same. */
function optional<Schema extends z.ZodType, Default>(schema: Schema, whenMissing: Default) {
  return eitherOf(
    isNothing,
    nothing.transform(() => whenMissing),
    schema,
  )
    .optional()
    .default(whenMissing as never);
}

/** As a person writes it, "12.5" or "12,5"; NaN where it is something else. */
function readNumber(typed: string): number {
  return /^\s*\d+(?:[.,]\d+)?\s*$/.test(typed) ? Number(typed.replace(",", ".")) : NaN;
}

const percentage = z
  .union([z.string().max(20), z.number()])
  .transform((value) => (typeof value === "string" ? readNumber(value) : value))
  .refine((value) => value >= 0 && value <= 100, {
    message: "Percentage must be between 0 and 100",
    abort: true,
  })
  .refine(hasTwoDecimals, "Percentage can have at most two decimals")
  .transform(toHundredths);

const revisions = z
  .union([z.string().max(10), z.number()])
  .transform((value) => (typeof value === "string" ? readNumber(value) : value))
  .refine(
    (count) => Number.isInteger(count) && count >= 0 && count <= 10,
    "Revisions must be between 0 and 10",
  );

const months = z
  .union([z.string().max(10), z.number()])
  .transform((value) => (typeof value === "string" ? readNumber(value) : value))
  .refine(
    (count) => Number.isInteger(count) && count >= RELEASE_MONTHS.least && count <= RELEASE_MONTHS.most,
    `Please enter from ${RELEASE_MONTHS.least} to ${RELEASE_MONTHS.most} months`,
  );

/** A day that exists, `YYYY-MM-DD`; a time that stands behind it is dropped. */
function day(required: string) {
  return z
    .string({ error: required })
    .trim()
    .min(1, { message: required, abort: true })
    .max(40)
    .transform((text) => text.slice(0, 10))
    .pipe(
      z.iso
        .date("Please enter a date that exists")
        .refine((date) => date > "1900" && date < "2200", "Please enter a date of these times"),
    );
}

const text = (max: number) => optional(line(max), "");
const prose = (max: number) => optional(paragraph(max), "");
const yesOrNo = z.union([
  z.boolean(),
  z.enum(["yes", "no", "true", "false"]).transform((answer) => answer === "yes" || answer === "true"),
]);

const chosen = agreementChoicesDefaults;

/** What both forms ask in their folded part; whoever leaves it out has the defaults. */
const choiceFields = {
  sync: optional(z.enum(syncChoices), null),
  ownerReceives: optional(z.enum(ownersIncomes), chosen.ownerReceives),
  percentageBase: optional(z.enum(percentageBases), chosen.percentageBase),
  releaseMonths: optional(months, chosen.releaseMonths),
  letterOfDirection: optional(yesOrNo, chosen.letterOfDirection),
  seat: optional(line(80), chosen.seat),
};
const PartyTypeField = z.enum(partyTypes);
const partyType = optional<typeof PartyTypeField, PartyType>(PartyTypeField, "person");

/** A party with nothing but what its type asks for. */
function asItsType<Prefix extends string>(form: PartyDetails<Prefix>, prefix: Prefix) {
  const details = form as Record<string, string>;
  const kept: readonly string[] = partyFieldsOf[details[`${prefix}Type`] as PartyType];
  const fields = ["LegalName", "Registration", "Office", "Signatory", "Members"];
  return Object.fromEntries(
    fields.map((field) => [`${prefix}${field}`, kept.includes(field) ? details[`${prefix}${field}`] : ""]),
  ) as Omit<PartyDetails<Prefix>, `${Prefix}Type`>;
}

const checkParties = (type: AgreementType) => (form: object, context: z.RefinementCtx) => {
  for (const { field, message } of partyIssues(type, form as Record<string, unknown>))
    context.addIssue({ code: "custom", path: [field], message });
};

/** The form of a producer agreement; parsed, it is the domain's `ProducerForm`. */
export const ProducerFormBody = z
  .object({
    projectTitle: line(200, "Project title is required"),
    trackTitle: line(200, "Beat/track title is required"),
    artistName: line(120, "Artist name is required"),
    producerName: line(120, "Producer name is required"),
    artistEmail: email("Valid artist email required"),
    producerEmail: email("Valid producer email required"),
    producerFee: fee("Producer fee is required"),
    compensationType: z.enum(producerCompensations, { error: "Please select compensation type" }),
    royaltyPercentage: optional(percentage, null),
    effectiveDate: day("Effective date is required"),
    masterOwnership: z.enum(producerMasterOwnerships, { error: "Please specify master ownership" }),
    deliveryMethod: optional(line(200), producerFormDefaults.deliveryMethod),
    deliveryTimeline: optional(line(200), producerFormDefaults.deliveryTimeline),
    revisions: optional(revisions, producerFormDefaults.revisions),
    credits: text(300),
    exclusivity: optional(yesOrNo, producerFormDefaults.exclusivity),
    terminationClause: prose(4000),
    additionalTerms: prose(4000),
    syncRights: optional(yesOrNo, producerFormDefaults.syncRights),
    ...choiceFields,
    artistType: partyType,
    artistLegalName: text(200),
    artistRegistration: text(60),
    artistOffice: text(300),
    artistSignatory: text(200),
    artistMembers: text(500),
    producerType: partyType,
    producerLegalName: text(200),
    producerRegistration: text(60),
    producerOffice: text(300),
    producerSignatory: text(200),
    producerMembers: text(500),
    feeParts: optional(z.enum(feeParts), producerFormDefaults.feeParts),
    mayReject: optional(yesOrNo, producerFormDefaults.mayReject),
  })
  .superRefine(checkParties("producer_agreement"))
  .transform((form): ProducerForm => ({
    ...form,
    ...asItsType<"artist">(form, "artist"),
    ...asItsType<"producer">(form, "producer"),
    // Who knows the older name of the choice alone has chosen between the first two.
    sync: producerSync(form),
    syncRights: form.sync === null ? form.syncRights : form.sync === "alone",
    credits: form.credits || defaultCredits(form.producerName),
    royaltyPercentage: form.compensationType === "upfront_only" ? null : form.royaltyPercentage,
  }));

export const featuredFields = {
  projectTitle: line(200, "Project title is required"),
  primaryArtist: line(120, "Primary artist name is required"),
  primaryArtistEmail: email("Valid email required"),
  featuredArtist: line(120, "Featured artist name is required"),
  featuredArtistEmail: email("Valid email required"),
  songTitle: line(200, "Song title is required"),
  compensationType: z.enum(featuredCompensations, { error: "Please select compensation type" }),
  featuredArtistFee: optional(fee("Please enter an amount"), null),
  // Left out it is the default; emptied it is asked for: nobody gives half away by saying nothing.
  featuredArtistPercentage: percentage
    .nullish()
    .transform((value) => value ?? toHundredths(featuredFormDefaults.featuredArtistPercentage)),
  masterOwnership: z.enum(featuredMasterOwnerships, {
    error: "Please specify master recording ownership",
  }),
  effectiveDate: day("Effective date is required"),
  deliveryMethod: z.enum(deliveryMethods, { error: "Please select delivery method" }),
  otherDeliveryMethod: text(200),
  deliveryTimeline: line(200, "Delivery timeline is required"),
  creditRequirements: line(300, "Credit requirements are required"),
  exclusivity: optional(yesOrNo, featuredFormDefaults.exclusivity),
  additionalTerms: prose(4000),
  ...choiceFields,
  primaryArtistType: partyType,
  primaryArtistLegalName: text(200),
  primaryArtistRegistration: text(60),
  primaryArtistOffice: text(300),
  primaryArtistSignatory: text(200),
  primaryArtistMembers: text(500),
  featuredArtistType: partyType,
  featuredArtistLegalName: text(200),
  featuredArtistRegistration: text(60),
  featuredArtistOffice: text(300),
  featuredArtistSignatory: text(200),
  featuredArtistMembers: text(500),
  ownerName: text(200),
  courtesyOf: text(200),
};

type FeaturedParties = PartyDetails<"primaryArtist"> & PartyDetails<"featuredArtist">;

function featuredAsTypes<Form extends FeaturedParties & { masterOwnership: string; ownerName: string }>(
  form: Form,
): Form {
  return {
    ...form,
    ...asItsType<"primaryArtist">(form, "primaryArtist"),
    ...asItsType<"featuredArtist">(form, "featuredArtist"),
    ownerName: form.masterOwnership === "label_other" ? form.ownerName : "",
  };
}

/** A masked number that comes back is none: what is sealed must be the whole one. */
const governmentId = (required: string) =>
  line(40, required).refine((id) => !id.includes("•"), "Please enter the whole number");

export const legalFields = {
  primaryArtistPhone: line(40, "Primary artist phone number is required"),
  primaryArtistAddress: line(300, "Primary artist address is required"),
  primaryArtistIdNumber: governmentId("Primary artist government ID number is required"),
  featuredArtistPhone: line(40, "Featured artist phone number is required"),
  featuredArtistAddress: line(300, "Featured artist address is required"),
  featuredArtistIdNumber: governmentId("Featured artist government ID number is required"),
  recordingDate: optional(day("Please enter a date"), ""),
  paymentTerms: z.enum(paymentTerms, { error: "Please select payment terms" }),
  royaltyBased: optional(yesOrNo, false),
  featuredArtistRoyaltyPercentage: optional(
    percentage,
    toHundredths(featuredFormDefaults.featuredArtistRoyaltyPercentage),
  ),
  publishingSplit: text(300),
  proAffiliation: text(200),
  agreementDuration: z.enum(agreementDurations, { error: "Please select agreement duration" }),
  fixedEndDate: optional(day("Please enter the end date"), ""),
  terminationClause: prose(4000),
  performanceRights: prose(1000),
  promotionalRights: prose(1000),
  syncLicensingRights: eitherOf(
    (value) => typeof value === "boolean",
    z.boolean(),
    z
      .enum(["yes", "no"], { error: "Please specify sync licensing rights" })
      .transform((answer) => answer === "yes"),
  ),
  syncRoyaltyPercentage: optional(percentage, null),
  deliverables: paragraph(1000, "Deliverables must be specified"),
  revisions: optional(revisions, featuredFormDefaults.revisions),
};

/** A party's identity as it arrives; the use case seals the government id before anything is kept. */
export type GivenIdentity = { phone: string; address: string; governmentId: string };
export type GivenLegalDetails = Omit<FeaturedLegalDetails, "primary" | "featured"> & {
  primary: GivenIdentity;
  featured: GivenIdentity;
};
export type GivenFeaturedForm = Omit<FeaturedForm, "legal"> & { legal: GivenLegalDetails | null };

/** What is wrong between these fields is said beside what is wrong elsewhere, not once all of that is mended. */
const onceGiven =
  (...names: (keyof typeof featuredFields | keyof typeof legalFields)[]) =>
  ({ value }: { value: unknown }) =>
    typeof value === "object" &&
    value !== null &&
    names.every((name) => typeof (value as Record<string, unknown>)[name] === "string");

const saidBy = ({ field, message }: { field: string; message: string }) => ({ path: [field], message });

const OTHER_METHOD = {
  ...saidBy(termRules.otherMethod),
  when: onceGiven("deliveryMethod", "otherDeliveryMethod"),
};
const RECORDING_DATE = {
  ...saidBy(termRules.recordingDate),
  when: onceGiven("agreementDuration", "recordingDate", "fixedEndDate"),
};
const END_DATE = {
  ...saidBy(termRules.endDate),
  when: onceGiven("agreementDuration", "fixedEndDate", "effectiveDate"),
};

/** The short form. */
export const FeaturedShortBody = z
  .object(featuredFields)
  .refine(termRules.otherMethod.holds, OTHER_METHOD)
  .superRefine(checkParties("featured_artist_agreement"))
  .transform((form): GivenFeaturedForm => ({
    ...featuredAsTypes(form),
    sync: form.sync ?? "joint",
    legal: null,
  }));

/** The detailed form, which "Add full legal details" opens. */
export const FeaturedDetailedBody = z
  .object({ ...featuredFields, ...legalFields })
  .refine(termRules.otherMethod.holds, OTHER_METHOD)
  .refine(termRules.endDate.holds, END_DATE)
  .refine(termRules.recordingDate.holds, RECORDING_DATE)
  .superRefine(checkParties("featured_artist_agreement"))
  .transform(
    ({
      primaryArtistPhone,
      primaryArtistAddress,
      primaryArtistIdNumber,
      featuredArtistPhone,
      featuredArtistAddress,
      featuredArtistIdNumber,
      recordingDate,
      paymentTerms: terms,
      royaltyBased,
      featuredArtistRoyaltyPercentage,
      publishingSplit,
      proAffiliation,
      agreementDuration,
      fixedEndDate,
      terminationClause,
      performanceRights,
      promotionalRights,
      syncLicensingRights,
      syncRoyaltyPercentage,
      deliverables,
      revisions: count,
      ...form
    }): GivenFeaturedForm => ({
      ...featuredAsTypes(form),
      sync: form.sync ?? (syncLicensingRights ? "alone" : "joint"),
      legal: {
        primary: {
          phone: primaryArtistPhone,
          address: primaryArtistAddress,
          governmentId: primaryArtistIdNumber,
        },
        featured: {
          phone: featuredArtistPhone,
          address: featuredArtistAddress,
          governmentId: featuredArtistIdNumber,
        },
        recordingDate,
        paymentTerms: terms,
        royaltyBased,
        featuredArtistRoyaltyPercentage,
        publishingSplit,
        proAffiliation,
        agreementDuration,
        fixedEndDate: agreementDuration === "fixed" ? fixedEndDate : "",
        terminationClause,
        performanceRights,
        promotionalRights,
        syncLicensingRights: form.sync === null ? syncLicensingRights : form.sync === "alone",
        syncRoyaltyPercentage: (form.sync === null ? syncLicensingRights : form.sync !== "none")
          ? syncRoyaltyPercentage
          : null,
        deliverables,
        revisions: count,
      },
    }),
  );

/** Of what only the detailed form asks, one thing is enough to tell that it was filled in. */
const detailedOnly = [
  "primaryArtistPhone",
  "primaryArtistAddress",
  "primaryArtistIdNumber",
  "featuredArtistPhone",
  "featuredArtistAddress",
  "featuredArtistIdNumber",
  "paymentTerms",
  "agreementDuration",
  "deliverables",
];

function isDetailed(form: unknown): boolean {
  if (typeof form !== "object" || form === null) return false;
  return Object.entries(form).some(([field, value]) => detailedOnly.includes(field) && Boolean(value));
}

/** Either form of a featured artist agreement. */
export const FeaturedBody = eitherOf(isDetailed, FeaturedDetailedBody, FeaturedShortBody);

/** How far a draft has come, for whoever waits: told in this order. */
export const draftingSteps = ["facts", "clauses", "saving"] as const;
export const DraftingProgress = z.object({
  step: z.enum(draftingSteps),
  /** From 0 to 1. */
  done: z.number().min(0).max(1),
});
export type DraftingProgress = z.output<typeof DraftingProgress>;
