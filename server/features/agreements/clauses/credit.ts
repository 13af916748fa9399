import type { Clause } from "#shared/domain/agreement-text";
import type { Deal } from "#server/features/agreements/clauses/deal";
import { prose, sentence } from "#server/features/agreements/clauses/prose";

export function credit({ releasing, contributing, work }: Deal, wording: string): Clause {
  return {
    heading: "Credit",
    paragraphs: [
      prose(
        `${releasing.The} must credit ${contributing.the} wherever ${work} is released and credits are usual, including the metadata`,
        `sent to distributors and services, as follows: ${sentence(wording)}`,
      ),
      prose(
        `A credit that is missing or wrong must be put right within fourteen days after ${releasing.the} is told, online at once and`,
        "in copies made later. A mistake that is put right in time is no breach of this agreement.",
      ),
    ],
  };
}
