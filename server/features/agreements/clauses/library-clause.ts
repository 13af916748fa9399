import type { Clause } from "#shared/domain/agreement-text";

/** Writes one clause of an agreement for the facts of its form; null where the clause does not apply. */
export type LibraryClause<Form> = (form: Form) => Clause | null;
