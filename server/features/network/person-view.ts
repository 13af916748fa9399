import type { UserRow } from "#server/features/auth/index";
import type { Person } from "#shared/contract/network";

/** What others may know of anybody: never an e-mail. */
export type PersonRow = Pick<
  UserRow,
  "id" | "firstName" | "lastName" | "profileImageUrl" | "collaboratorRole"
>;

export function viewPerson({
  id,
  firstName,
  lastName,
  profileImageUrl,
  collaboratorRole,
}: PersonRow): Person {
  return { id, firstName, lastName, profileImageUrl, collaboratorRole };
}
