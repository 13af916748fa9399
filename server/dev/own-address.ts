import type { Env } from "#server/env";

export type Address = Pick<Env, "HOST" | "PORT">;

/** How this server reaches itself. */
export function ownAddress({ HOST, PORT }: Address): string {
  const everywhere: Record<string, string> = { "0.0.0.0": "127.0.0.1", "::": "[::1]" };
  return `http://${everywhere[HOST] ?? (HOST.includes(":") ? `[${HOST}]` : HOST)}:${PORT}`;
}
