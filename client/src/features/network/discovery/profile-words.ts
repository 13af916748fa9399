import type { Collaborator } from "#shared/contract/network";
import { budgetLabels, collaboratorRoleLabels } from "#shared/domain/collaborator-lists";

export function whatAndWhere({ collaboratorRole, country }: Collaborator): string {
  const role = collaboratorRole && collaboratorRoleLabels[collaboratorRole];
  return [role, country === "Other" ? null : country].filter(Boolean).join(" · ");
}

export function budgetLine(budget: NonNullable<Collaborator["budgetPreference"]>): string {
  return budget === "negotiable" ? "Budget negotiable" : `Budget ${budgetLabels[budget]}`;
}
