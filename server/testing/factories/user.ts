import { randomUUID } from "node:crypto";
import type { Deps } from "#server/deps";
import { hashPassword, insertUser, type NewUser, type UserRow } from "#server/features/auth/index";

export const PASSWORD = "nairobi-nights";
let passwordHash: Promise<string> | undefined;

/** A user with a confirmed e-mail and the password above, unless said otherwise. */
export async function createUser(
  { db, clock }: Pick<Deps, "db" | "clock">,
  given: Partial<NewUser> = {},
): Promise<UserRow> {
  passwordHash ??= hashPassword(PASSWORD);
  const id = randomUUID();
  const user = await insertUser(db, {
    id,
    email: `${id}@example.com`,
    firstName: "Amina",
    lastName: "Wanjiru",
    passwordHash: await passwordHash,
    createdAt: clock.now(),
    emailVerifiedAt: clock.now(),
    ...given,
  });
  if (!user) throw new Error(`${given.email} has an account already`);
  return user;
}
