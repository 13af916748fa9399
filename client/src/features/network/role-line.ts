import type { Person } from "#shared/contract/network";
import { collaboratorRoleLabels } from "#shared/domain/collaborator-lists";

/** What somebody does in music, or nothing where they have not said so. */
export function roleLine({ collaboratorRole }: Pick<Person, "collaboratorRole">): string {
  return collaboratorRole === null ? "" : collaboratorRoleLabels[collaboratorRole];
}
