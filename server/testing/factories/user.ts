import { randomUUID } from "node:crypto";
import { hash } from "@node-rs/argon2";
import type { Deps } from "#server/deps";
import { insertUser, type NewUser, type UserRecord } from "#server/features/auth/index";

export const PASSWORD = "nairobi-nights";
/** Thousands sign in here. The service hashes as it does, and checks a hash by what that says of itself. */
const CHEAPEST = { memoryCost: 8, timeCost: 1, parallelism: 1 };
let passwordHash: Promise<string> | undefined;

const WEEK = 7 * 24 * 60 * 60 * 1000;

/** A user who confirmed their e-mail a week ago, with the password above, unless said otherwise. */
export async function createUser(
  { db, clock }: Pick<Deps, "db" | "clock">,
  given: Partial<NewUser> = {},
): Promise<UserRecord> {
  passwordHash ??= hash(PASSWORD, CHEAPEST);
  const id = randomUUID();
  const user = await insertUser(db, {
    id,
    email: `${id}@example.com`,
    firstName: "Amina",
    lastName: "Wanjiru",
    passwordHash: await passwordHash,
    createdAt: clock.now(),
    emailVerifiedAt: new Date(clock.now().getTime() - WEEK),
    ...given,
  });
  if (!user) throw new Error(`${given.email} has an account already`);
  return user;
}
