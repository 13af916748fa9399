import type { Bytes } from "#shared/evidence/bytes";

/** Where a seal says that the file ends; null where nothing says that it was sealed. */
export function sealedLength(pdf: Bytes): number | null {
  const text = new TextDecoder("latin1").decode(pdf);
  const found = /\/ByteRange \[0 \d{1,10} +(\d{1,10}) +(\d{1,10}) *\]/.exec(text);
  return found && Number(found[1]) + Number(found[2]);
}
