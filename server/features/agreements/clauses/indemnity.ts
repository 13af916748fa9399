import type { Clause } from "#shared/domain/agreement-text";
import { prose } from "#server/features/agreements/clauses/prose";

export function indemnity(): Clause {
  return {
    heading: "Indemnity and liability",
    paragraphs: [
      prose(
        "Each party must make good to the other every loss, damage and reasonable legal cost that results from a third party’s",
        "claim which, if true, would be a breach of that party’s warranties, once the claim has been decided by a court or",
        "tribunal or settled with that party’s written consent. Consent is not to be refused without good reason.",
      ),
      prose(
        "A party that learns of such a claim must tell the other promptly, give reasonable help, and admit nothing without the",
        "other’s consent.",
      ),
      prose(
        "Apart from this indemnity, fraud and deliberate breach, neither party is liable to the other for indirect loss or for",
        "profit that might have been made.",
      ),
    ],
  };
}
