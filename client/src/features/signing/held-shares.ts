import type { Collaborator } from "#shared/contract/documents";
import { formatShare, toHundredths, totalOf } from "#shared/domain/shares";
import { rightsTypes, rolesOf, type RightsType } from "#shared/domain/split-sheet";

/** What one signer holds of one right: "62.5" of the publishing rights as "Songwriter, Producer". */
export type HeldShare = { rightsType: RightsType; percentage: string; roles: string };

/** A signer's shares, one a right, in the order of the sheet; several rows of the same right are added up. */
export function heldShares(rights: Collaborator["rights"]): HeldShare[] {
  return rightsTypes.flatMap((rightsType) => {
    const held = rights.filter((right) => right.rightsType === rightsType);
    if (held.length === 0) return [];
    const total = totalOf(held.map((right) => toHundredths(Number.parseFloat(right.percentage))));
    return [{ rightsType, percentage: formatShare(total), roles: rolesOf(held) }];
  });
}
