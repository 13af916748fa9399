import type { Clause } from "#shared/domain/agreements/agreement-text";

/** What a form lets people choose. A clause names those that it follows; a test changes the others and finds it the same. */
export type Choice =
  | "fee"
  | "feeTimes"
  | "compensation"
  | "percentage"
  | "ownership"
  | "ownersIncome"
  | "base"
  | "exclusivity"
  | "sync"
  | "term"
  | "release"
  | "revisions"
  | "rejection"
  | "letter"
  | "seat"
  | "detail";

/** One clause of an agreement: what it is for, where its rule comes from, the choices it depends on, and how it is written. */
export type LibraryClause<Form> = {
  purpose: string;
  /** A law, a practice of the trade, or the decision that settles what a form leaves open. */
  source: string;
  dependsOn: readonly Choice[];
  /** Null where the clause does not apply. */
  write: (form: Form) => Clause | null;
};

/** A clause of every agreement, for the forms of one. */
export function ofDeal<Form, Deal>(
  { write, ...about }: LibraryClause<Deal>,
  dealOf: (form: Form) => Deal,
): LibraryClause<Form> {
  return { ...about, write: (form) => write(dealOf(form)) };
}
