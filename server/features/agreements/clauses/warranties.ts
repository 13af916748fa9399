import type { Deal, Side } from "#server/features/agreements/clauses/deal";
import type { LibraryClause } from "#server/features/agreements/clauses/library-clause";
import { prose } from "#server/features/agreements/clauses/prose";

export const warranties: LibraryClause<Deal> = {
  purpose: "What is brought to the recording is free to be used, and what is not was said before.",
  source: "Practice of the trade.",
  dependsOn: [],
  write: ({ releasing, contributing, work, contribution, waivedBy }) => ({
    heading: "Samples and warranties",
    paragraphs: [
      prose(
        `Each party warrants that ${capacity(releasing, contributing)}, is free to make this agreement, and has given nobody a right that conflicts`,
        `with it${waivedBy === "" ? "." : `, but for the exclusivity of ${waivedBy} that is to be waived.`}`,
        `It also warrants that what it contributes to ${work} is its own work, or used with every permission needed.`,
      ),
      prose(
        `Before delivery ${contributing.the} must tell ${releasing.the} in writing of every sample, interpolation and loop in`,
        `${contribution}, and of every part of it made with artificial intelligence. ${contributing.The} clears and pays for`,
        `what is not free to use, unless otherwise agreed, and brings the signed release of`,
        "everyone who plays or sings on it.",
      ),
      `The same duties fall on ${releasing.the} for everything else in ${work}.`,
    ],
  }),
};

/** Whoever is under age cannot warrant what only the guardian can. */
function capacity(...sides: Side[]): string {
  return sides.some(({ party }) => party.type === "minor")
    ? "it has the legal capacity (for whoever is under eighteen the parent or guardian warrants the right to sign)"
    : "it has the legal capacity";
}
