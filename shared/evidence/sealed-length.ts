import type { Bytes } from "#shared/evidence/bytes";
import { sealedRange } from "#shared/evidence/check-seal";

/** Where a seal says that the file ends; null where nothing says that it was sealed. */
export function sealedLength(pdf: Bytes): number | null {
  const range = sealedRange(new TextDecoder("latin1").decode(pdf));
  return range && range[1] + range[2];
}
