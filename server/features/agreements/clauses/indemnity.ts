import type { Deal } from "#server/features/agreements/clauses/deal";
import type { LibraryClause } from "#server/features/agreements/clauses/library-clause";
import { prose } from "#server/features/agreements/clauses/prose";

export const indemnity: LibraryClause<Deal> = {
  purpose: "Whoever breaks a warranty bears its cost, but nobody is ruined by a song.",
  source: "Practice of the trade; the cap at sums received leaves out fraud and knowing breach.",
  dependsOn: [],
  write: () => ({
    heading: "Indemnity and liability",
    paragraphs: [
      prose(
        "Each party must make good to the other every loss, damage and reasonable legal cost that results from a third party’s claim",
        "which, if true, would be a breach of that party’s warranties, once the claim has been decided by a court or tribunal or",
        "settled with that party’s written consent. Consent is not to be refused without good reason.",
      ),
      prose(
        "A party that learns of such a claim must tell the other promptly, give reasonable help, and admit nothing without the",
        "other’s consent.",
      ),
      prose(
        "Under this agreement a party is liable for no more than it has received or is owed from it and the Master, and for no indirect",
        "loss. Neither limit applies to fraud, deliberate breach, a warranty known to be false, a sample that was not told of, or sums due.",
      ),
    ],
  }),
};
