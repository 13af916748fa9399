import type { StatedAgreement } from "#client/features/agreements/text/stated-agreement";
import { calendarDay } from "#shared/dates";
import {
  ownersIncomeLabels,
  partyTypeLabels,
  percentageBaseLabels,
  type PartyType,
  type SyncChoice,
} from "#shared/domain/agreements/agreement-choices";
import {
  agreementDurationLabels,
  deliveryMethodLabels,
  featuredCompensationLabels,
  featuredMasterOwnershipLabels,
  paymentTermsLabels,
} from "#shared/domain/agreements/featured-artist-agreement";
import { formatKes, toCents } from "#shared/domain/money";
import {
  feePartsLabels,
  paysRoyalties,
  producerCompensationLabels,
  producerMasterOwnershipLabels,
} from "#shared/domain/agreements/producer-agreement";
import type { WireFeaturedForm, WireProducerForm } from "#shared/domain/wire-form";

/** One thing that was agreed: "Fee" – "39,000 KES". The `note` says of what, or from when, what stands alone in large. */
export type Term = { label: string; text: string; note?: string };

/** What the form of an agreement says: the `figures` that it is about, the other `key` terms, and what the form says besides. */
export type Terms = {
  /** Fee, royalty or share, and who owns the master. */
  figures: Term[];
  key: Term[];
  more: Term[];
  /** How each party is identified, in the order they are named; only the detailed form asks. */
  identities: Term[][];
};

/** The terms of a form; empty texts are left out. Nothing without a form. */
export function termsOf({ type, content }: StatedAgreement): Terms {
  if (!content.formData) return { figures: [], key: [], more: [], identities: [] };
  const terms =
    type === "producer_agreement"
      ? filled(producerTerms(content.formData))
      : filled(featuredTerms(content.formData));
  // The first edition of the clauses knew neither the choice of a base nor rights that wait for payment.
  if (content.edition !== null) return terms;
  return { ...terms, figures: terms.figures.map(({ label, text }) => ({ label, text })) };
}

type Given = { [List in keyof Terms]: Terms[List] extends Term[] ? (Term | null)[] : (Term | null)[][] };

function filled({ figures, key, more, identities }: Given): Terms {
  return {
    figures: figures.filter(isFilled),
    key: key.filter(isFilled),
    more: more.filter(isFilled),
    identities: identities.map((party) => party.filter(isFilled)),
  };
}

function isFilled(term: Term | null): term is Term {
  return term !== null && term.text !== "";
}

/** A fee of nothing is none: the text says "No fee is payable". */
const fee = (shillings: number | null) => (shillings ? formatKes(toCents(shillings)) : "None");
const yesOrNo = (yes: boolean) => (yes ? "Yes" : "No");

const FROM_PAYMENT = "from payment of the Fee";

/** What a percentage is reckoned on, in the words of the agreement. */
function baseNote({ percentageBase }: Pick<WireProducerForm, "percentageBase">, of = "of"): string {
  return percentageBase === "gross"
    ? `${of} Gross Receipts, before any charge`
    : `${of} Net Receipts, after distributors’ charges and tax at source`;
}

function withNote(term: Term, note: string | false): Term {
  return note === false ? term : { ...term, note };
}

function producerTerms(form: WireProducerForm): Given {
  return {
    figures: [
      { label: "Fee", text: fee(form.producerFee) },
      withNote(
        { label: "Royalty", text: producerRoyalty(form) },
        paysRoyalties(form.compensationType) && baseNote(form),
      ),
      withNote(
        { label: "Master", text: producerMasterOwnershipLabels[form.masterOwnership] },
        form.producerFee > 0 && form.masterOwnership !== "producer" && FROM_PAYMENT,
      ),
    ],
    key: [
      { label: "Exclusivity", text: form.exclusivity ? "Exclusive" : "Not exclusive" },
      { label: "Effective date", text: calendarDay(form.effectiveDate) },
      { label: "Delivery", text: form.deliveryTimeline },
    ],
    more: [
      { label: "Project", text: form.projectTitle },
      { label: "Track", text: form.trackTitle },
      { label: "Payment", text: producerCompensationLabels[form.compensationType] },
      { label: "Delivered through", text: form.deliveryMethod },
      { label: "Revisions", text: String(form.revisions) },
      { label: "Credit", text: form.credits },
      { label: "Sync rights", text: syncText(form.sync, form.syncRights) },
      ...partyTerms(form, "artist", "Artist"),
      ...partyTerms(form, "producer", "Producer"),
      ...choiceTerms(form),
      form.feeParts === "halves" ? { label: "Fee paid", text: feePartsLabels.halves } : null,
      form.mayReject ? { label: "Right to reject", text: "For half of the fee" } : null,
      { label: "Termination", text: form.terminationClause },
      { label: "Additional terms", text: form.additionalTerms },
    ],
    identities: [],
  };
}

const syncLabels: Record<SyncChoice, string> = {
  alone: "The releasing artist alone",
  joint: "Both agree to each use",
  none: "Not allowed",
};

/** A form from before there were three choices says yes or no. */
function syncText(sync: SyncChoice | null, older: boolean): string {
  return sync === null ? yesOrNo(older) : syncLabels[sync];
}

/** What a party is beside a person who has the name that is shown. */
function partyTerms(form: object, prefix: string, label: string): Term[] {
  const fields = form as Record<string, string | undefined>;
  const field = (what: string) => fields[`${prefix}${what}`] ?? "";
  const type = field("Type") as PartyType;
  const texts = ["LegalName", "Registration", "Members", "Office", "Signatory"].map(field);
  const described = texts.filter((text) => text !== "");
  if (type === "person" && described.length === 0) return [];
  return [{ label: `${label} as a party`, text: [partyTypeLabels[type], ...described].join(", ") }];
}

/** The choices of the folded part, where an older form was asked them at all. */
function choiceTerms({
  releaseMonths,
  percentageBase,
  ownerReceives,
  masterOwnership,
  seat,
}: WireChoices): Term[] {
  return [
    { label: "Months to release", text: releaseMonths === null ? "" : String(releaseMonths) },
    { label: "Percentages of", text: percentageBase === "gross" ? percentageBaseLabels.gross : "" },
    {
      label: "As an owner",
      text: masterOwnership === "shared" && ownerReceives === "share" ? ownersIncomeLabels.share : "",
    },
    { label: "Seat of arbitration", text: releaseMonths === null ? "" : seat },
  ];
}

type WireChoices = Pick<WireProducerForm, "releaseMonths" | "percentageBase" | "ownerReceives" | "seat"> & {
  masterOwnership: string;
};

/** What the text states where the form leaves it open (decision 009). */
function producerRoyalty({ compensationType, royaltyPercentage, masterOwnership }: WireProducerForm): string {
  if (!paysRoyalties(compensationType)) return "None";
  if (royaltyPercentage !== null) return `${royaltyPercentage}%`;
  return masterOwnership === "shared" ? "50%" : "To be agreed";
}

function featuredTerms(form: WireFeaturedForm): Given {
  const legal = "paymentTerms" in form ? form : null;
  const { compensationType, featuredArtistFee, deliveryMethod } = form;
  return {
    figures: [
      compensationType === "percentage" && !featuredArtistFee
        ? null
        : { label: "Fee", text: fee(featuredArtistFee) },
      compensationType === "flat_fee"
        ? null
        : withNote(
            { label: "Featured artist’s share", text: `${form.featuredArtistPercentage}%` },
            baseNote(form, legal?.royaltyBased ? "of the other" : "of"),
          ),
      legal?.royaltyBased
        ? withNote(
            { label: "Royalty", text: `${legal.featuredArtistRoyaltyPercentage}%` },
            compensationType === "flat_fee" ? baseNote(form) : "of what societies pay the owner",
          )
        : null,
      withNote(
        { label: "Master", text: featuredMasterOwnershipLabels[form.masterOwnership] },
        featuredArtistFee !== null &&
          featuredArtistFee > 0 &&
          legal?.paymentTerms !== "percentage_only" &&
          FROM_PAYMENT,
      ),
    ],
    key: [
      legal?.syncLicensingRights && legal.syncRoyaltyPercentage !== null
        ? { label: "Sync share", text: `${legal.syncRoyaltyPercentage}%` }
        : null,
      { label: "Exclusivity", text: form.exclusivity ? "Exclusive" : "Not exclusive" },
      { label: "Effective date", text: calendarDay(form.effectiveDate) },
      legal && {
        label: "Duration",
        text:
          legal.agreementDuration === "fixed"
            ? `Until ${calendarDay(legal.fixedEndDate)}`
            : agreementDurationLabels.perpetuity,
      },
      { label: "Delivery", text: form.deliveryTimeline },
    ],
    more: [
      { label: "Project", text: form.projectTitle },
      { label: "Song", text: form.songTitle },
      { label: "Compensation", text: featuredCompensationLabels[compensationType] },
      legal && { label: "Payment", text: paymentTermsLabels[legal.paymentTerms] },
      legal && { label: "Recorded on", text: calendarDay(legal.recordingDate) },
      legal && { label: "Deliverables", text: legal.deliverables },
      {
        label: "Delivered through",
        text: deliveryMethod === "other" ? form.otherDeliveryMethod : deliveryMethodLabels[deliveryMethod],
      },
      legal && { label: "Revisions", text: String(legal.revisions) },
      { label: "Credit", text: form.creditRequirements },
      legal || form.sync
        ? { label: "Sync licensing", text: syncText(form.sync, legal?.syncLicensingRights ?? false) }
        : null,
      ...partyTerms(form, "primaryArtist", "Primary artist"),
      ...partyTerms(form, "featuredArtist", "Featured artist"),
      ...choiceTerms(form),
      { label: "Owner of the master", text: form.ownerName },
      { label: "By courtesy of", text: form.courtesyOf },
      legal && { label: "Performance rights", text: legal.performanceRights },
      legal && { label: "Promotional rights", text: legal.promotionalRights },
      legal && { label: "Publishing", text: legal.publishingSplit },
      legal && { label: "Collecting society", text: legal.proAffiliation },
      legal && { label: "Termination", text: legal.terminationClause },
      { label: "Additional terms", text: form.additionalTerms },
    ],
    identities: legal
      ? [
          identity(legal.primaryArtistPhone, legal.primaryArtistAddress, legal.primaryArtistIdNumber),
          identity(legal.featuredArtistPhone, legal.featuredArtistAddress, legal.featuredArtistIdNumber),
        ]
      : [],
  };
}

function identity(phone: string, address: string, idNumber: string): Term[] {
  return [
    { label: "Phone", text: phone },
    { label: "Address", text: address },
    { label: "Government ID", text: idNumber },
  ];
}
