import { createHash } from "node:crypto";
import type { UserRecord } from "#server/features/auth/users-store";

/** A mark of the password a session was opened with, which tells nothing of it. */
export function passwordMark({ passwordHash }: Pick<UserRecord, "passwordHash">): string {
  return createHash("sha256").update(passwordHash).digest("base64url");
}

/** A session ends with the password it was opened with, also one that opens while the password is being changed. */
export function isOpenedWith(user: Pick<UserRecord, "passwordHash">, mark: string): boolean {
  return mark === passwordMark(user);
}
