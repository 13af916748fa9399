import * as fc from "fast-check";
import type { AgreementPdf } from "#server/features/documents/pdf/document-pdf";
import { producerForm } from "#server/testing/factories/agreement-form";
import { anyEmail, anyLine } from "#server/testing/factories/any-text";
import { acknowledgements } from "#shared/wordings/acknowledgements/en";
import { testOperator } from "#server/testing/factories/operator";
import type { TypedContent } from "#shared/domain/agreements/agreement-content";
import { writeAgreement, type AgreementDraft } from "#shared/domain/agreements/agreement-text";
import { partiesOf } from "#shared/domain/parties";

const documentId = "3f2c8a1e-7d54-4b0f-9a3e-5c1d2e8f9a70";

type Agreement = Exclude<TypedContent, { type: "split_sheet" }>;
type Standing = { signed?: number; sent?: boolean; title?: string };

/** What an agreement's PDF is made from, sent and with the first `signed` signatures. */
export function agreementPdf(
  agreement: Agreement,
  { signed = 0, sent = true, title = "Producer Agreement: Usiku wa Manane" }: Standing = {},
): AgreementPdf {
  return {
    ...agreement,
    documentId,
    title,
    ownerName: "Amina Wanjirũ",
    createdAt: new Date("2026-11-18T08:12:44Z"),
    terms: [],
    version: sent
      ? { number: 1, sha256: "9f86d081".repeat(8), sentAt: new Date("2026-11-19T09:00:01Z") }
      : null,
    facts: [],
    isCompleted: false,
    operator: testOperator,
    seal: null,
    verifyUrl: `https://sahihi.com/verify?document=${documentId}`,
    changes: null,
    signers: partiesOf(agreement).map((party, index) => ({
      ...party,
      signedAt: index < signed ? new Date(Date.UTC(2026, 10, 20, 11, 0, index)) : null,
      signatureId: index < signed ? `SIG-7K3QX9M2000${index}` : null,
      way: index < signed ? "mail_link" : null,
      mark: null,
      openedAt: index < signed ? new Date(Date.UTC(2026, 10, 20, 10, index)) : null,
      agreedTo: index < signed ? acknowledgements[agreement.type] : null,
    })),
  };
}

/** A producer agreement of this text. */
export function producerAgreement(
  generatedAgreement: string,
  form: Parameters<typeof producerForm>[0] = {},
): Agreement {
  return {
    type: "producer_agreement",
    content: {
      formData: producerForm(form),
      generatedAgreement,
      draftedBy: "clause_library",
      editedAt: null,
      edition: null,
    },
  };
}

/** So that none begins like the number of a clause. */
const sentence = fc.array(anyLine, { minLength: 1, maxLength: 6 }).map((lines) => `We ${lines.join(" ")}`);
const items = fc.array(sentence, { maxLength: 3 });
const clause = fc.record({
  heading: anyLine.map((line) => `On ${line}`),
  paragraphs: fc
    .tuple(fc.array(sentence, { minLength: 1, maxLength: 4 }), items)
    .map(([paragraphs, listed]) => [...paragraphs, ...listed.map((item) => `(a) ${item}`)]),
});
const anyDraft: fc.Arbitrary<AgreementDraft> = fc.record({
  title: anyLine,
  opening: fc.array(sentence, { maxLength: 3 }),
  recitals: items,
  clauses: fc.array(clause, { minLength: 1, maxLength: 8 }),
});

/** Texts as they are drafted, and as a person leaves them: blocks taken out, put in, or broken into lines. */
export const anyAgreementText: fc.Arbitrary<string> = fc
  .tuple(anyDraft.map(writeAgreement), fc.array(fc.tuple(fc.nat(), sentence), { maxLength: 4 }), fc.boolean())
  .map(([text, changes, removes]) => {
    const blocks = text.split("\n\n");
    for (const [place, words] of changes) {
      blocks.splice(place % blocks.length, removes ? 1 : 0, words.replace(" ", "\n"));
    }
    return blocks.join("\n\n");
  });

export const anyAgreementPdf: fc.Arbitrary<AgreementPdf> = fc
  .record({
    text: anyAgreementText,
    names: fc.tuple(anyLine, anyLine),
    emails: fc.tuple(anyEmail, anyEmail),
    title: anyLine,
  })
  .map(({ text, names: [artistName, producerName], emails: [artistEmail, producerEmail], title }) =>
    agreementPdf(producerAgreement(text, { artistName, producerName, artistEmail, producerEmail }), {
      title,
      signed: 2,
    }),
  );
