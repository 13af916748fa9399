import type { IncomingMessage } from "node:http";

/** What the server sees of whoever asks. */
export function evidenceOf({ ip, headers }: IncomingMessage & { ip?: string | undefined }) {
  return { ipAddress: ip ?? "", userAgent: (headers["user-agent"] ?? "").slice(0, 500) };
}
