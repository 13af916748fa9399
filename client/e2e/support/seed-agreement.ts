import type { APIRequestContext } from "@playwright/test";
import { featuredForm, producerForm } from "#server/testing/factories/agreement-form";
import type { AgreementDocument } from "#shared/contract/documents";
import type { AgreementType } from "#shared/domain/agreements/agreement-content";
import { wireForms } from "#shared/domain/wire-form";
import { seedPayment } from "./seed-payment.ts";
import { answered } from "./seed.ts";

/** A page, or the `request` fixture for somebody whose screen the story does not show. */
type Caller = { request: APIRequestContext };

type Content = { formData: object } | string;

/** A producer agreement that whoever is signed in on this page has paid for, drafted from the clause library. */
export function seedProducerAgreement(
  page: Caller,
  given: Parameters<typeof producerForm>[0] = {},
): Promise<AgreementDocument> {
  const formData = wireForms.producer_agreement.toWire(producerForm(given));
  return seedAgreement(page, "producer_agreement", { formData });
}

/** The same of a featured artist agreement, in the short form. */
export function seedFeaturedAgreement(
  page: Caller,
  given: Parameters<typeof featuredForm>[0] = {},
): Promise<AgreementDocument> {
  const formData = wireForms.featured_artist_agreement.toWire(featuredForm(given));
  return seedAgreement(page, "featured_artist_agreement", { formData });
}

/** `content` as the API takes it: a form to draft for, or a text that somebody brings. */
export async function seedAgreement(
  page: Caller,
  type: AgreementType,
  content: Content,
): Promise<AgreementDocument> {
  const paymentId = await seedPayment(page, type);
  return answered(page.request.post("/api/documents", { data: { type, content, paymentId } }));
}

/** Saves a new text, as the editor does. */
export async function saveText(page: Caller, id: string, generatedAgreement: string): Promise<void> {
  await answered(page.request.patch(`/api/documents/${id}`, { data: { content: { generatedAgreement } } }));
}
