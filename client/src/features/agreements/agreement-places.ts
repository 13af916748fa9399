import type { AgreementType } from "#shared/domain/agreements/agreement-content";
import { paths } from "#shared/paths";

/** Where each agreement is filled in. */
export const agreementPlaces: Record<AgreementType, string> = {
  producer_agreement: paths.producerAgreement,
  featured_artist_agreement: paths.featuredArtistAgreement,
};

/** The type that an address is about; null where it is still to be chosen. */
export function agreementTypeAt(location: string): AgreementType | null {
  const [, screen] = location.split("/");
  if (`/${screen}` === paths.producerAgreement) return "producer_agreement";
  return `/${screen}` === paths.featuredArtistAgreement ? "featured_artist_agreement" : null;
}

/** Every payment has an address of its own: a reload, or the link in another window, comes back to it. */
export function paymentPlace(type: AgreementType, paymentId: string): string {
  return `${agreementPlaces[type]}/payment/${paymentId}`;
}

/** The form, with what was paid for it. */
export function continuePlace(type: AgreementType, paymentId: string): string {
  return `${agreementPlaces[type]}?payment=${paymentId}`;
}

/** An agreement as its signers will see it; without the step it is edited. */
export function previewPlace(place: string, documentId: string): string {
  return `${place}?edit=${documentId}&step=preview`;
}

/** What a new agreement can begin with, as an address names it: the song of a sheet, all of another agreement, an unfinished form, or a template. */
export const agreementSources = ["sheet", "copy", "continue", "template"] as const;
export type AgreementSource = (typeof agreementSources)[number];

/** The same place, for the form that begins with what the address of now names. */
export function withSource(place: string, search: URLSearchParams): string {
  const source = agreementSources.find((one) => search.has(one));
  return source ? `${place}?${source}=${encodeURIComponent(search.get(source) ?? "")}` : place;
}
