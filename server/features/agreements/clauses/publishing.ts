import type { Deal } from "#server/features/agreements/clauses/deal";
import { prose } from "#server/features/agreements/clauses/prose";

/** Publishing is for the split sheet to say, which everyone who wrote the song signs. */
export function publishing({ work, period }: Deal): string[] {
  return [
    prose(
      "This agreement does not cover the ownership of the Composition. It is governed by a separate split sheet for",
      `${work}, signed by everyone who wrote a part of it, which the parties must complete before the first commercial release.`,
    ),
    prose(
      "Until then each writer keeps the copyright in that writer’s own part, and neither party may register shares with a",
      "collecting society without the other’s written agreement.",
    ),
    prose(
      "As far as it controls the Composition, each party grants the other permission to use it as part of the Master as this",
      `agreement allows, throughout the world, ${period}. The royalties that are usually paid for a composition remain payable`,
      "to its writers, also through their collecting societies.",
    ),
  ];
}
