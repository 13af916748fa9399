import type { UserRow } from "#server/features/auth/users-store";
import type { User } from "#shared/contract/auth";

export function viewUser({ passwordHash: _, emailVerifiedAt, createdAt, ...user }: UserRow): User {
  return { ...user, emailVerified: emailVerifiedAt !== null, createdAt: createdAt.toISOString() };
}

export function fullName({ firstName, lastName }: Pick<UserRow, "firstName" | "lastName">): string {
  return `${firstName} ${lastName}`.trim();
}
