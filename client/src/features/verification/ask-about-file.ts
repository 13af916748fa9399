import type { FileCheck } from "#shared/contract/verification";
import { call } from "#client/lib/call";

/** Asks with the SHA-256 alone. */
export function askAboutFile(sha256: string): Promise<FileCheck> {
  return call("POST /api/verify/file", { body: { sha256 } });
}
