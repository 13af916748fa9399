import type { Secrets } from "#server/adapters/secrets";

/**
 * The id of the review of this text for this payment, as a UUID (version 8, RFC 9562 section 5.8). The same text finds its review
 * again, and another one does not; without our key nobody can try by the id what the text was.
 */
export function reviewIdOf(secrets: Pick<Secrets, "digest">, paymentId: string, text: string): string {
  const bytes = secrets.digest(`review ${paymentId} ${text}`).subarray(0, 16);
  bytes[6] = (bytes[6]! & 0x0f) | 0x80;
  bytes[8] = (bytes[8]! & 0x3f) | 0x80;
  return bytes.toString("hex").replace(/^(.{8})(.{4})(.{4})(.{4})/, "$1-$2-$3-$4-");
}
