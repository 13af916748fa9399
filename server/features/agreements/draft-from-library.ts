import type { AgreementForms, AgreementType } from "#shared/domain/agreement-content";
import type { AgreementDraft, Clause } from "#shared/domain/agreement-text";
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
    clauses: clauses.map(({ write }) => write(form)).filter((clause) => clause !== null),
  };
}

/** The clause of the library that says a fact, by the fact's key; null where this form has no such clause. */
export function clauseFor<Type extends AgreementType>(
  type: Type,
  form: AgreementForms[Type],
  factKey: string,
): Clause | null {
  return libraries[type].clauses.find(({ carries }) => carries.includes(factKey))?.write(form) ?? null;
}
