/** Why a text seems to be a part of a contract, as a sentence; null where it seems whole. */
export function gapIn({ gaps }: { gaps: readonly string[] }): string | null {
  if (gaps.length === 0) return null;
  return `This seems to be a part of a contract: ${gaps.join(", and ")}. What stands elsewhere is taken for missing.`;
}
