import type { UserRecord } from "#server/features/auth/users-store";
import { User } from "#shared/contract/auth";
import { phoneCountsUntil } from "#shared/domain/phone";

/** What the user may know of their own record: what the schema names. */
export function viewUser({ createdAt, emailVerifiedAt, ...user }: UserRecord): User {
  return User.parse({
    ...user,
    emailVerified: emailVerifiedAt !== null,
    phone: viewPhone(user),
    createdAt: createdAt.toISOString(),
  });
}

const viewPhone = ({ phone, phoneConfirmedAt }: Pick<UserRecord, "phone" | "phoneConfirmedAt">) =>
  phone && phoneConfirmedAt
    ? { number: phone, until: phoneCountsUntil(phoneConfirmedAt).toISOString() }
    : null;

export function fullName({ firstName, lastName }: Pick<UserRecord, "firstName" | "lastName">): string {
  return `${firstName} ${lastName}`.trim();
}
