import type { Trx } from "#server/db/client";
import type { Deps } from "#server/deps";
import { changed } from "#server/features/admin/admin-rules";
import { recordAdminEvent } from "#server/features/admin/record-admin-event";
import { findAdminUser } from "#server/features/admin/users-list-store";
import {
  holdAdministrators,
  holdUser,
  isEmailTaken,
  removeLinksOf,
  updateUser,
} from "#server/features/admin/users-store";
import {
  announceDetails,
  endSessions,
  mailLink,
  notifyAccount,
  type UserRecord,
} from "#server/features/auth/index";
import { AppError } from "#server/http/app-error";
import type { AdminUserBody } from "#shared/contract/admin";
import type { AdminUser } from "#shared/contract/admin-tables";

type Change = Partial<AdminUserBody>;

/**
 * Changes who somebody is here. A new e-mail has to be confirmed again; whoever is not active any more is signed out. Throws
 * `user_not_found`, `own_account`, `last_admin`, `email_taken`.
 */
export async function changeUser(
  deps: Deps,
  actor: UserRecord,
  id: string,
  change: Change,
): Promise<AdminUser> {
  await deps.db.transaction(async (trx) => {
    const user = await holdTarget(trx, actor, id);
    const { isFeaturedProducer = user.isFeaturedProducer, mailsADay = user.mailsADay } = change;
    const wanted = { ...factsOf(user), ...change, isFeaturedProducer, mailsADay };
    const difference = changed(factsOf(user), wanted);
    if (!difference) return;
    const losesRights = wanted.role !== "admin" || wanted.status !== "active";
    if (id === actor.id && losesRights) throw new AppError("own_account");
    await save(deps, trx, user, wanted);
    await recordAdminEvent(deps, trx, actor.id, {
      action: "user_updated",
      targetType: "user",
      targetId: id,
      ...difference,
    });
  });
  return (await findAdminUser(deps.db, id))!;
}

/** The user, while nobody else changes who administers. Throws `user_not_found`; `forbidden` when the actor is no administrator any more. */
export async function holdTarget(trx: Trx, actor: UserRecord, id: string): Promise<UserRecord> {
  const administrators = await holdAdministrators(trx);
  if (!administrators.has(actor.id)) throw new AppError("forbidden");
  const user = await holdUser(trx, id);
  if (!user) throw new AppError("user_not_found");
  return user;
}

const factsOf = ({
  firstName,
  lastName,
  email,
  role,
  status,
  isFeaturedProducer,
  mailsADay,
}: UserRecord) => ({
  firstName,
  lastName,
  email,
  role,
  status,
  isFeaturedProducer,
  mailsADay,
});

async function save(
  deps: Deps,
  trx: Trx,
  user: UserRecord,
  wanted: ReturnType<typeof factsOf>,
): Promise<void> {
  const isNewEmail = wanted.email !== user.email;
  if (isNewEmail && (await isEmailTaken(trx, wanted.email, user.id))) throw new AppError("email_taken");
  const emailVerifiedAt = isNewEmail ? null : user.emailVerifiedAt;
  const saved = await updateUser(trx, user.id, { ...wanted, emailVerifiedAt });
  if (!saved) throw new AppError("last_admin");
  await announceDetails(deps.jobs, trx, user.id);
  if (saved.status !== "active") await endSessions(trx, user.id);
  if (!isNewEmail) return;
  await removeLinksOf(trx, user.id);
  // Who holds the account learns of it where they read their mail until now.
  await notifyAccount(deps, trx, user, { what: "email_changed", newEmail: saved.email });
  await mailLink(deps, trx, saved, "verify");
}
