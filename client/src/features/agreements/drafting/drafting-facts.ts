import { calendarDay } from "#shared/dates";
import {
  featuredCompensationLabels,
  type FeaturedCompensation,
} from "#shared/domain/agreements/featured-artist-agreement";
import { formatKes, toCents } from "#shared/domain/money";
import {
  producerCompensationLabels,
  type ProducerCompensation,
} from "#shared/domain/agreements/producer-agreement";
import type { AgreementType } from "#shared/domain/agreements/agreement-content";
import type { FieldTexts } from "#client/features/agreements/form/typed-fields";

type DraftingFact = { label: string; text: string };

/** What the agreement that is being drafted will say, in the words of the form. */
export function draftingFacts(type: AgreementType, form: FieldTexts): DraftingFact[] {
  const { contact, money } = type === "producer_agreement" ? producerFacts(form) : featuredFacts(form);
  return [
    { label: "Contact info", text: contact },
    { label: "Financial terms", text: money },
    { label: "Territory", text: "Worldwide" },
    { label: "Term", text: termOf(form) },
    { label: "Legal protections", text: "Warranties, indemnity, moral rights, law of Kenya" },
  ];
}

function producerFacts(form: FieldTexts) {
  return {
    contact: `${form.artistName} and ${form.producerName}`,
    money: listed([
      producerCompensationLabels[form.compensationType as ProducerCompensation],
      amount(form.producerFee),
      percent(form.royaltyPercentage),
    ]),
  };
}

function featuredFacts(form: FieldTexts) {
  return {
    contact: `${form.primaryArtist} and ${form.featuredArtist}`,
    money: listed([
      featuredCompensationLabels[form.compensationType as FeaturedCompensation],
      amount(form.featuredArtistFee),
      percent(form.featuredArtistPercentage),
    ]),
  };
}

function termOf({ agreementDuration, fixedEndDate }: FieldTexts): string {
  return agreementDuration === "fixed" && fixedEndDate
    ? `Until ${calendarDay(String(fixedEndDate))}`
    : "In Perpetuity";
}

function amount(typed: string | boolean | undefined): string {
  const cents = toCents(String(typed ?? ""));
  return Number.isNaN(cents) ? "" : formatKes(cents);
}

function percent(typed: string | boolean | undefined): string {
  return typed ? `${String(typed).trim().replace(",", ".")}%` : "";
}

function listed(parts: readonly (string | undefined)[]): string {
  return parts.filter(Boolean).join(", ");
}
