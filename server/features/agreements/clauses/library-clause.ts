import type { Clause } from "#shared/domain/agreement-text";

/** A clause of the library: null where it does not apply, with the facts of the form that it says. */
export type LibraryClause<Form> = { write: (form: Form) => Clause | null; carries: readonly string[] };
