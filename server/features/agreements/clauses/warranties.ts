import type { Clause } from "#shared/domain/agreement-text";
import type { Deal } from "#server/features/agreements/clauses/deal";
import { prose } from "#server/features/agreements/clauses/prose";

export function warranties({ releasing, contributing, work, contribution }: Deal): Clause {
  return {
    heading: "Samples and warranties",
    paragraphs: [
      prose(
        `Each party warrants that it has the legal capacity and is free to make this agreement; that what it contributes to ${work} is its own`,
        "original work, or is used with every permission that is needed; and that it has given nobody a right that conflicts with",
        "this agreement.",
      ),
      prose(
        `Before delivery ${contributing.the} must tell ${releasing.the} in writing of every sample, interpolation and loop in`,
        `${contribution}, and of every part of it that was made with artificial intelligence. ${contributing.The} clears and pays for`,
        `what is not free to use, unless the parties agree in writing that ${releasing.the} does.`,
      ),
      `The same duty falls on ${releasing.the} for everything else that ${releasing.the} brings to ${work}.`,
    ],
  };
}
