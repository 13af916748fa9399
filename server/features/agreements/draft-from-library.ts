import type { AgreementForms, AgreementType } from "#shared/domain/agreements/agreement-content";
import type { AgreementDraft, Clause } from "#shared/domain/agreements/agreement-text";
import {
  featuredAnnexes,
  featuredClauses,
} from "#server/features/agreements/clauses/featured/featured-clauses";
import { featuredOpening } from "#server/features/agreements/clauses/featured/featured-work";
import type { LibraryClause } from "#server/features/agreements/clauses/library-clause";
import {
  producerAnnexes,
  producerClauses,
} from "#server/features/agreements/clauses/producer/producer-clauses";
import { producerOpening } from "#server/features/agreements/clauses/producer/producer-work";
import { numberReferences } from "#server/features/agreements/clauses/references";

type Library<Form> = {
  open: (form: Form) => Omit<AgreementDraft, "clauses" | "annexes">;
  clauses: readonly LibraryClause<Form>[];
  annexes: (form: Form) => Clause[];
};

export const libraries: { [Type in AgreementType]: Library<AgreementForms[Type]> } = {
  producer_agreement: { open: producerOpening, clauses: producerClauses, annexes: producerAnnexes },
  featured_artist_agreement: { open: featuredOpening, clauses: featuredClauses, annexes: featuredAnnexes },
};

/** A complete agreement for the facts of a form, from our own clauses alone. */
export function draftFromLibrary<Type extends AgreementType>(
  type: Type,
  form: AgreementForms[Type],
): AgreementDraft {
  const { open, clauses, annexes } = libraries[type];
  return numberReferences({
    ...open(form),
    clauses: clauses.map(({ write }) => write(form)).filter((clause) => clause !== null),
    annexes: annexes(form),
  });
}
