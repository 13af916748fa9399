import type { AgreementForms, AgreementType } from "#shared/domain/agreement-content";
import type { AgreementDraft } from "#shared/domain/agreement-text";
import { featuredClauses } from "#server/features/agreements/clauses/featured/featured-clauses";
import { featuredOpening } from "#server/features/agreements/clauses/featured/featured-work";
import type { LibraryClause } from "#server/features/agreements/clauses/library-clause";
import { producerClauses } from "#server/features/agreements/clauses/producer/producer-clauses";
import { producerOpening } from "#server/features/agreements/clauses/producer/producer-work";

type Library<Form> = {
  open: (form: Form) => Omit<AgreementDraft, "clauses">;
  clauses: readonly LibraryClause<Form>[];
};

const libraries: { [Type in AgreementType]: Library<AgreementForms[Type]> } = {
  producer_agreement: { open: producerOpening, clauses: producerClauses },
  featured_artist_agreement: { open: featuredOpening, clauses: featuredClauses },
};

/** A complete agreement for the facts of a form, from our own clauses alone. */
export function draftFromLibrary<Type extends AgreementType>(
  type: Type,
  form: AgreementForms[Type],
): AgreementDraft {
  const { open, clauses } = libraries[type];
  return {
    ...open(form),
    clauses: clauses.map((write) => write(form)).filter((clause) => clause !== null),
  };
}
