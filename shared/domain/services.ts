/** What can be bought, by the name the price list has for it. */
export const serviceTypes = [
  "producer_agreement",
  "featured_artist_agreement",
  "ai_review",
  "ownership_verification",
] as const;
export type ServiceType = (typeof serviceTypes)[number];

export const serviceLabels: Record<ServiceType, string> = {
  producer_agreement: "Producer Agreement",
  featured_artist_agreement: "Featured Artist Agreement",
  ai_review: "AI Contract Review",
  ownership_verification: "Ownership Verification",
};

/** Shown when the price list cannot be had; the server's price is the one that counts. In KES. */
export const fallbackPrices: Record<ServiceType, number> = {
  producer_agreement: 399,
  featured_artist_agreement: 399,
  ai_review: 399,
  ownership_verification: 20,
};
