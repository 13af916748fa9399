import type { Deal } from "#server/features/agreements/clauses/deal";
import type { LibraryClause } from "#server/features/agreements/clauses/library-clause";
import { prose } from "#server/features/agreements/clauses/prose";

export const privacy: LibraryClause<Deal> = {
  purpose: "Personal data serve this deal alone, and what is paid stays between the parties.",
  source: "Data Protection Act, 2019.",
  dependsOn: [],
  write: () => ({
    heading: "Data protection and confidentiality",
    paragraphs: [
      prose(
        "Each party may use the other’s personal data only to perform, prove and enforce this agreement and to register rights, keeps",
        "them secure and observes the Data Protection Act, 2019.",
      ),
      prose(
        "The financial terms are confidential. A party may disclose them to advisers, to those who need them to pay or account, and",
        "where the law requires it.",
      ),
    ],
  }),
};
