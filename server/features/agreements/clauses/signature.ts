import { brand } from "#shared/brand";
import type { Clause } from "#shared/domain/agreement-text";
import { prose } from "#server/features/agreements/clauses/prose";

/** Kenya, Evidence Act s.78A and s.106B: the weight of a record turns on its integrity and on who made it. */
export function electronicSignature(): Clause {
  return {
    heading: "Electronic signature",
    paragraphs: [
      prose(
        "The parties sign by electronic signature, each through a personal link, and accept that it binds them like a signature",
        "by hand. Neither will dispute this agreement on the sole ground that it was signed electronically.",
      ),
      prose(
        "The signed text, its SHA-256 digest, and the record of who signed, when and by what device may be produced as evidence,",
        "with the certificate that the law requires.",
      ),
      prose(
        "Where a registry, a collecting society or the law of a country asks for a signature of another kind, for example to",
        "assign copyright, each party must sign this agreement again in that way when the other asks.",
      ),
    ],
  };
}

export function independentAdvice(): Clause {
  return {
    heading: "Independent advice",
    paragraphs: [
      prose(
        "Each party has read and understood this agreement, has had the chance to take independent legal advice, and signs of its",
        `own free will. ${brand.name}${brand.suffix}, the service this agreement was prepared with, is not a party to it and gives`,
        "no legal advice.",
      ),
    ],
  };
}
