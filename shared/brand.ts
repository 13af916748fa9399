/** The product's name and address book: the one place that spells them. */
export const brand = {
  name: "Sahihi",
  suffix: ".com",
  tagline: "Split sheets and music agreements, signed and beyond dispute",
  firstYear: 2024,
} as const;

/** `© 2024–2026 Sahihi.com` */
export function copyright(now: Date): string {
  return `© ${brand.firstYear}–${now.getUTCFullYear()} ${brand.name}${brand.suffix}`;
}
