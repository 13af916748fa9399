import type { AgreementDocument } from "#shared/contract/documents";
import type { TypedContent } from "#shared/domain/agreements/agreement-content";
import { partiesOf, type Party } from "#shared/domain/parties";
import { wireForms } from "#shared/domain/wire-form";

type StatementOf<Any> = Any extends AgreementDocument ? Pick<Any, "type" | "content"> : never;

/** What an agreement says, as it stands or as it was sent. */
export type StatedAgreement = StatementOf<AgreementDocument>;

/** Shorter texts say nothing yet: the facts of the form stand in for them. */
const SHORTEST_TEXT = 50;

export function hasText({ content }: StatedAgreement): boolean {
  return content.generatedAgreement.trim().length > SHORTEST_TEXT;
}

/** The agreement as the domain knows it: money in cents, shares in hundredths. */
export function agreementOf({
  type,
  content,
}: StatedAgreement): Exclude<TypedContent, { type: "split_sheet" }> {
  if (type === "producer_agreement") {
    const { formData } = content;
    return { type, content: { ...content, formData: formData && wireForms[type].fromWire(formData) } };
  }
  const { formData } = content;
  return { type, content: { ...content, formData: formData && wireForms[type].fromWire(formData) } };
}

/** The two parties in the order they are named; nobody without a form. */
export function statedParties(agreement: StatedAgreement): Party[] {
  return partiesOf(agreementOf(agreement));
}
