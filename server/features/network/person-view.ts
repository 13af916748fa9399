import type { UserRecord } from "#server/features/auth/index";
import type { Person } from "#shared/contract/network";

/** What others may know of anybody: never an e-mail. */
export type PersonRecord = Pick<
  UserRecord,
  "id" | "firstName" | "lastName" | "profileImageUrl" | "collaboratorRole"
>;

export function viewPerson({
  id,
  firstName,
  lastName,
  profileImageUrl,
  collaboratorRole,
}: PersonRecord): Person {
  return { id, firstName, lastName, profileImageUrl, collaboratorRole };
}
