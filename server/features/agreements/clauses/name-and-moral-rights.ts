import { FULL_TERM, type Deal } from "#server/features/agreements/clauses/deal";
import type { LibraryClause } from "#server/features/agreements/clauses/library-clause";
import { prose } from "#server/features/agreements/clauses/prose";

export const nameAndMoralRights: LibraryClause<Deal> = {
  purpose: "Each may name the other beside the release; nobody is distorted, endorsed or imitated.",
  source:
    "Kenya, Copyright Act s.32: moral rights stay with the author. s.30A, s.30C: what is reserved to performers.",
  dependsOn: ["term"],
  write: ({ contributing, work, period }) => ({
    heading: "Name, likeness and moral rights",
    paragraphs: [
      prose(
        "Each party permits the other to use its professional name, and photographs and biography that it has approved, to",
        `identify and promote ${work} throughout the world ${period}. It covers no other endorsement.`,
      ),
      prose(
        "Authors and performers keep their moral rights: to be named, and to object to a distortion that would harm their honour or reputation.",
        `${contributing.The} agrees to the usual mixing, mastering, editing and shortening.`,
      ),
      prose(
        `${contributing.The} may show the released version of ${work} in a portfolio, with everyone’s credit, ${FULL_TERM}.`,
      ),
      prose(
        "Nobody may use anyone’s voice, playing or likeness to train a machine or to have one imitate it, without that person’s",
        "written consent. The money that the law gives to performers as such stays theirs; each party may register as a performer for it.",
      ),
    ],
  }),
};
