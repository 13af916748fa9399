import type { Entry } from "#server/contract-rules/index";

/** Why a text seems to be a part of a contract, or more than one, in words; null where it seems to be one whole contract. */
export function gapIn({ gaps, agreements }: Pick<Entry, "gaps" | "agreements">): string | null {
  const said = [
    gaps.length > 0 &&
      `This seems to be a part of a contract: ${gaps.join(", and ")}. What stands elsewhere is taken for missing.`,
    agreements.length > 0 &&
      `This text holds ${agreements.length} agreements (${agreements.join("; ")}), and each is read by itself: what is found stands under its name.`,
  ].filter(Boolean);
  return said.length > 0 ? said.join(" ") : null;
}
