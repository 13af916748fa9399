import type { UserRecord } from "#server/features/auth/users-store";
import { User } from "#shared/contract/auth";

/** What the user may know of their own record: what the schema names. */
export function viewUser({ createdAt, emailVerifiedAt, ...user }: UserRecord): User {
  return User.parse({ ...user, emailVerified: emailVerifiedAt !== null, createdAt: createdAt.toISOString() });
}

export function fullName({ firstName, lastName }: Pick<UserRecord, "firstName" | "lastName">): string {
  return `${firstName} ${lastName}`.trim();
}
