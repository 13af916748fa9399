import { randomUUID } from "node:crypto";
import type { Deps } from "#server/deps";
import { mailLink } from "#server/features/auth/account-links";
import { hashPassword } from "#server/features/auth/passwords";
import { insertUser, type UserRecord } from "#server/features/auth/users-store";
import { AppError } from "#server/http/app-error";
import type { ParsedInput } from "#shared/contract/contract";
import type { Contract } from "#shared/contract/index";

type Registration = ParsedInput<Contract["POST /api/register"]>["body"];

/** Opens an account and mails the link that confirms its address. Throws `email_taken`. */
export async function register(deps: Deps, { password, ...person }: Registration): Promise<UserRecord> {
  const passwordHash = await hashPassword(password);
  return deps.db.transaction(async (trx) => {
    const user = await insertUser(trx, {
      id: randomUUID(),
      createdAt: deps.clock.now(),
      passwordHash,
      ...person,
    });
    if (!user) throw new AppError("email_taken");
    await mailLink(deps, trx, user, "verify");
    return user;
  });
}
