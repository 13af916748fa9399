import type { Clause } from "#shared/domain/agreement-text";
import { prose } from "#server/features/agreements/clauses/prose";

export function tax(): Clause {
  return {
    heading: "Tax",
    paragraphs: [
      prose(
        "Each party pays its own taxes. Where the law requires a party to withhold tax from a payment, that party must pay it to",
        "the tax authority and promptly give the other the certificate; the sum withheld counts as paid.",
      ),
      prose(
        "Sums in this agreement do not include value added tax. Where it is chargeable, it is added against a valid tax invoice.",
      ),
    ],
  };
}
