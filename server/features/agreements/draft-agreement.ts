import { draftFromLibrary } from "#server/features/agreements/draft-from-library";
import type { AgreementForms, AgreementType } from "#shared/domain/agreements/agreement-content";
import { writeAgreement } from "#shared/domain/agreements/agreement-text";
import { clauseEdition as edition } from "#shared/wordings/clause-editions";

/** The text of an agreement as our clause library has it for a form: a model adds to it only what its owner accepts. */
export function draftAgreement<Type extends AgreementType>(type: Type, form: AgreementForms[Type]) {
  return {
    text: writeAgreement(draftFromLibrary(type, form)),
    draftedBy: "clause_library" as const,
    edition,
  };
}
