import type { Deal } from "#server/features/agreements/clauses/deal";
import type { LibraryClause } from "#server/features/agreements/clauses/library-clause";
import { prose } from "#server/features/agreements/clauses/prose";

export const notices: LibraryClause<Deal> = {
  purpose: "Everybody knows where a notice goes, when it counts, and that changed bank details are checked.",
  source: "Practice of the trade.",
  dependsOn: [],
  write: () => ({
    heading: "Notices",
    paragraphs: [
      prose(
        "A notice is given by e-mail to the address beside the party’s name. It counts as received on the next working day in",
        "Nairobi, unless the sender learns that it did not arrive. A party names another address, and where payment goes, by notice;",
        "new details are confirmed by voice before use.",
      ),
      "“In writing” includes e-mail and any message that can be kept and shows who sent it.",
    ],
  }),
};
