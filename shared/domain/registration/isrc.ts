const isrc = /^([A-Z]{2})([A-Z0-9]{3})(\d{2})(\d{5})$/;

/**
 * An ISRC as registries print it, CC-XXX-YY-NNNNN, from whatever people paste ("ISRC ke-a1b 26 00001"); null for what is none.
 * There is no check digit. Source: ISO 3901.
 */
export function readIsrc(text: string): string | null {
  const compact = text.toUpperCase().replace(/[\s\-‐-―−:.]/g, "");
  const parts = isrc.exec(compact) ?? isrc.exec(compact.replace(/^ISRC/, ""));
  return parts && parts.slice(1).join("-");
}
