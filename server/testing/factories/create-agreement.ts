import { randomUUID } from "node:crypto";
import type { Caller, TestApp } from "#server/testing/app";
import { featuredForm, legalDetails, producerForm } from "#server/testing/factories/agreement-form";
import { completedPayment } from "#server/testing/factories/start-payment";
import { Document, type AgreementDocument } from "#shared/contract/documents";
import type { AgreementForms, AgreementType } from "#shared/domain/agreements/agreement-content";
import { wireForms } from "#shared/domain/wire-form";

/** Two addresses that are nobody else's. */
function freshEmails(): [string, string] {
  const domain = `${randomUUID()}.example`;
  return [`artist@${domain}`, `producer@${domain}`];
}

/** A producer agreement as a caller sends it, between two who were not met before. */
export function producerBody(given: Partial<AgreementForms["producer_agreement"]> = {}) {
  const [artistEmail, producerEmail] = freshEmails();
  const form = producerForm({ artistEmail, producerEmail, ...given });
  return {
    type: "producer_agreement" as const,
    content: { formData: wireForms.producer_agreement.toWire(form) },
  };
}

/** The detailed form of a featured artist agreement as a caller sends it, with government ids nobody may ever see again. */
export function featuredBody(
  ids = { primary: "29384756", featured: "A0091827364" },
  given: Partial<AgreementForms["featured_artist_agreement"]> = {},
) {
  const [primaryArtistEmail, featuredArtistEmail] = freshEmails();
  const form = featuredForm({ primaryArtistEmail, featuredArtistEmail, legal: legalDetails(), ...given });
  return {
    type: "featured_artist_agreement" as const,
    content: {
      formData: {
        ...wireForms.featured_artist_agreement.toWire(form),
        primaryArtistIdNumber: ids.primary,
        featuredArtistIdNumber: ids.featured,
      },
    },
  };
}

/** With the form's fields, or a text of the owner's. */
type AgreementBody = { type: AgreementType; content: object | string };

/** An agreement that was paid for, made over HTTP. */
export async function createAgreement(
  app: TestApp,
  owner: Caller,
  body: AgreementBody = producerBody(),
): Promise<AgreementDocument> {
  const payment = await completedPayment(app, owner, { serviceType: body.type });
  const response = await owner
    .post("/api/documents")
    .send({ ...body, paymentId: payment.id })
    .expect(201);
  return agreementOf(response.body);
}

/** What a call answered about an agreement. */
export function agreementOf(body: unknown): AgreementDocument {
  const document = Document.parse(body);
  if (document.type === "split_sheet") throw new Error(`${document.id} is a split sheet`);
  return document;
}

/** An agreement that was sent to both its parties, with the tokens of their links. */
export async function sendAgreement(app: TestApp, owner: Caller, body?: AgreementBody) {
  const { id } = await createAgreement(app, owner, body);
  const { body: parties } = await owner.get(`/api/documents/${id}/collaborators`).expect(200);
  const emails = (parties as { email: string }[]).map(({ email }) => email);
  await owner.post(`/api/documents/${id}/send-for-signing`).send({ emails }).expect(200);
  const tokens = await Promise.all(emails.map((email) => app.linkTo(email)));
  return { id, emails, tokens };
}
