import type { UserRow } from "#server/features/auth/users-store";
import { User } from "#shared/contract/auth";

/** What the user may know of their own row: what the schema names. */
export function viewUser({ createdAt, emailVerifiedAt, ...user }: UserRow): User {
  return User.parse({ ...user, emailVerified: emailVerifiedAt !== null, createdAt: createdAt.toISOString() });
}

export function fullName({ firstName, lastName }: Pick<UserRow, "firstName" | "lastName">): string {
  return `${firstName} ${lastName}`.trim();
}
