import type { Deal } from "#server/features/agreements/clauses/deal";
import { prose } from "#server/features/agreements/clauses/prose";

/** Publishing is for the split sheet to say, which everyone who wrote the song signs. */
export function publishing({ releasing, work, period, receipts, divides, dividesEqually }: Deal): string[] {
  // A co-owner has half of what comes in, and half of what it costs.
  const mechanicals = dividesEqually
    ? ", and borne by both in halves, as owners: the next statement takes the other party’s half off its part"
    : divides
      ? `, not out of the other party’s part in ${receipts}`
      : "";
  return [
    prose(
      `A separate split sheet for ${work}, signed by everyone who wrote a part of it, says who owns the Composition.`,
      "The parties must complete it before the first commercial release.",
    ),
    prose(
      "Without one, each writer keeps the copyright in their own part, parts that cannot be told apart count as equal, and",
      "neither party may register shares with a collecting society without the other’s written agreement.",
    ),
    prose(
      "As far as it controls the Composition, each party permits the other to use it as part of the Master as this",
      `agreement allows, film, adverts and games excepted, throughout the world, ${period}. What is usually paid for a composition stays payable to its writers and`,
      `their societies. Mechanical royalties that nobody else pays are paid by ${releasing.the}, at the rate set by the law or the society of each country${mechanicals}.`,
    ),
  ];
}
