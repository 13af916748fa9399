import type { Clause } from "#shared/domain/agreement-text";
import type { Deal } from "#server/features/agreements/clauses/deal";
import { prose } from "#server/features/agreements/clauses/prose";

/** Kenya, Copyright Act s.32: moral rights stay with the author; only consent to ordinary changes can be given. */
export function nameAndMoralRights({ contributing, work, period }: Deal): Clause {
  return {
    heading: "Name, likeness and moral rights",
    paragraphs: [
      prose(
        "Each party grants the other permission to use its professional name, and photographs and biography that it has",
        `approved, to identify and promote ${work} throughout the world ${period}. The permission does not cover the`,
        "endorsement of other goods or services.",
      ),
      prose(
        "Each party keeps its moral rights: to be named, and to object to a distortion that would harm its honour or",
        `reputation. ${contributing.The} agrees to the mixing, mastering, editing and shortening that are usual for a release.`,
      ),
      prose(
        `${contributing.The} may show the released version of ${work} in a portfolio, with the credit of everyone on it,`,
        `throughout the world ${period}.`,
      ),
    ],
  };
}
