import type { AgreementDocument } from "#shared/contract/documents";
import type { TypedAgreement } from "#shared/domain/agreements/agreement-facts";
import { partiesOf, type Party } from "#shared/domain/parties";
import { wireForms } from "#shared/domain/wire-form";

type StatementOf<Any> = Any extends AgreementDocument ? Pick<Any, "type" | "content"> : never;

/** What an agreement says, as it stands or as it was sent. */
export type StatedAgreement = StatementOf<AgreementDocument>;

/** The agreement as the domain knows it: money in cents, shares in hundredths. */
export function agreementOf({ type, content }: StatedAgreement): TypedAgreement {
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
