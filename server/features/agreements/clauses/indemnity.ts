import type { Deal } from "#server/features/agreements/clauses/deal";
import type { LibraryClause } from "#server/features/agreements/clauses/library-clause";
import { prose } from "#server/features/agreements/clauses/prose";

export const indemnity: LibraryClause<Deal> = {
  purpose: "Whoever breaks a warranty bears its cost, but nobody is ruined by a song.",
  source:
    "Practice of the trade; the cap has a floor, so that who was paid nothing answers for something too, and leaves out fraud and knowing breach.",
  dependsOn: ["fee"],
  write: ({ hasFee }) => ({
    heading: "Indemnity and liability",
    paragraphs: [
      prose(
        "Each party must make good to the other every loss and reasonable legal cost of a third party’s claim which, if true, would",
        "break that party’s warranties. It does so once a court or tribunal has decided it or it is settled with that party’s written consent,",
        "which is not refused without good reason.",
      ),
      prose(
        "A party that learns of such a claim must tell the other promptly, help reasonably, and admit nothing without consent.",
      ),
      prose(
        `Under this agreement a party is liable for no more than one hundred thousand Kenya shillings or, if that is more, ${hasFee ? "the Fee or " : ""}what it`,
        "has received or is owed under it or from the Master, and for no indirect loss. Neither limit applies to fraud, deliberate breach, a",
        "warranty known to be false, a sample that was not told of, or sums due.",
      ),
    ],
  }),
};
