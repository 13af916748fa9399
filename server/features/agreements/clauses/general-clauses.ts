import type { Clause } from "#shared/domain/agreement-text";
import type { Deal } from "#server/features/agreements/clauses/deal";
import { disputes } from "#server/features/agreements/clauses/disputes";
import { general } from "#server/features/agreements/clauses/general";
import { indemnity } from "#server/features/agreements/clauses/indemnity";
import type { LibraryClause } from "#server/features/agreements/clauses/library-clause";
import { notices } from "#server/features/agreements/clauses/notices";
import { privacy } from "#server/features/agreements/clauses/privacy";
import { electronicSignature, independentAdvice } from "#server/features/agreements/clauses/signature";
import { specialTerms } from "#server/features/agreements/clauses/special-terms";
import { tax } from "#server/features/agreements/clauses/tax";
import { termination } from "#server/features/agreements/clauses/termination";

/** The clauses that close every agreement; `parties` are the facts that stand in its notices. */
export function generalClauses<Form>(
  dealOf: (form: Form) => Deal,
  parties: readonly string[],
): LibraryClause<Form>[] {
  const of = (write: (deal: Deal) => Clause | null, ...carries: readonly string[]) => ({
    write: (form: Form) => write(dealOf(form)),
    carries,
  });
  return [
    of(indemnity),
    of(termination, "terminationClause"),
    of(specialTerms, "additionalTerms"),
    of(tax),
    of(privacy),
    of(disputes),
    of(notices, ...parties),
    of(general),
    of(electronicSignature),
    of(independentAdvice),
  ];
}
