import type { Deal } from "#server/features/agreements/clauses/deal";
import { disputes } from "#server/features/agreements/clauses/disputes";
import { general } from "#server/features/agreements/clauses/general";
import { indemnity } from "#server/features/agreements/clauses/indemnity";
import type { LibraryClause } from "#server/features/agreements/clauses/library-clause";
import { nameAndMoralRights } from "#server/features/agreements/clauses/name-and-moral-rights";
import { notices } from "#server/features/agreements/clauses/notices";
import { privacy } from "#server/features/agreements/clauses/privacy";
import { electronicSignature, independentAdvice } from "#server/features/agreements/clauses/signature";
import { specialTerms } from "#server/features/agreements/clauses/special-terms";
import { tax } from "#server/features/agreements/clauses/tax";
import { termination } from "#server/features/agreements/clauses/termination";
import { warranties } from "#server/features/agreements/clauses/warranties";

/** The clauses that close every agreement. */
export const generalClauses: readonly LibraryClause<Deal>[] = [
  nameAndMoralRights,
  warranties,
  indemnity,
  termination,
  specialTerms,
  tax,
  privacy,
  disputes,
  notices,
  general,
  electronicSignature,
  independentAdvice,
];
