import type { DescribedParty, SyncChoice } from "#shared/domain/agreements/agreement-choices";

/** One side of an agreement, as its clauses speak of it. */
export type Side = {
  /** "the Artist" */
  the: string;
  /** "The Artist" */
  The: string;
  role: string;
  email: string;
  party: DescribedParty;
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
  /** How long what is permitted may be done: "for the full term of copyright …" or "until …". */
  period: string;
  isFixed: boolean;
  /** When rights pass: "as from payment of the Fee in full". */
  passes: string;
  /** Whose exclusivity over the contribution has to be waived; empty where nobody's. */
  waivedBy: string;
  hasFee: boolean;
  /** Whether the fee is had back out of a percentage, so that it pays for nothing else. */
  isAdvance: boolean;
  /** Whether anything is paid out of what the Master earns. */
  divides: boolean;
  /** "from synchronisation": which receipts are divided, where not all are; else empty. */
  dividesOnly: string;
  /** Whether a percentage is payable to the contributing party, so that it has somebody to direct. */
  hasPercentage: boolean;
  /** Whether both receive halves as owners, and so bear halves of what the recording costs. */
  dividesEqually: boolean;
  /** "Net Receipts" or "Gross Receipts": what every percentage is reckoned on. */
  receipts: "Net Receipts" | "Gross Receipts";
  sync: SyncChoice;
  seat: string;
  /** Who the sole owner is; null where both own the Master. */
  owner: Side | null;
  /** Which clauses end with what is still to be done under them. */
  workClause: string;
  acceptanceClause: string;
  terminationClause: string;
  additionalTerms: string;
};

/**
 * "In perpetuity", spelt so that it holds: an assignment that is silent on its period ends after three years (Kenya, Copyright
 * Act s.33(7)). Every grant says it; the clause on the term says once what it means.
 */
export const FULL_TERM = "for the Full Term";
export const FULL_TERM_MEANS =
  "“Full Term” means the full term of copyright with every renewal and extension, and other rights last as long as the copyright in the Master.";

/** Signed beforehand, nothing is due or late before it begins. */
export const BEGINS =
  "This agreement begins on the Effective Date. If it is signed earlier, what runs from signature runs from the Effective Date.";

export function isOfMinor({ releasing, contributing }: Pick<Deal, "releasing" | "contributing">): boolean {
  return [releasing, contributing].some(({ party }) => party.type === "minor");
}

export function side(role: string, party: DescribedParty, email: string): Side {
  return { the: `the ${role}`, The: `The ${role}`, role, email, party };
}
