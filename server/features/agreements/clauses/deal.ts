/** One side of an agreement, as its clauses speak of it. */
export type Side = {
  /** "the Artist" */
  the: string;
  /** "The Artist" */
  The: string;
  name: string;
  email: string;
};

/** What the clauses that stand in every agreement need to know of it. */
export type Deal = {
  /** Pays, releases and accounts: the artist whose record it is. */
  releasing: Side;
  /** Is paid and credited: the producer or the featured artist. */
  contributing: Side;
  /** "the Track": what is released. */
  work: string;
  /** "the Beat": what may hold somebody else's work. */
  contribution: string;
  /** How long every grant lasts: "for the full term of copyright …". */
  period: string;
  hasFee: boolean;
  terminationClause: string;
  additionalTerms: string;
};

/**
 * "In perpetuity", spelt so that it holds: an assignment that is silent on its period ends after three years (Kenya, Copyright
 * Act s.33(7)).
 */
export const FULL_TERM = "for the full term of copyright, including every renewal and extension";

export function side(role: string, name: string, email: string): Side {
  return { the: `the ${role}`, The: `The ${role}`, name, email };
}
