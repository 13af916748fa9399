import type { Trx } from "#server/db/client";
import type { Deps } from "#server/deps";
import { updateProfile } from "#server/features/account/account-store";
import {
  announceDetails,
  confirmPassword,
  endLinks,
  findUser,
  mailLink,
  notifyAccount,
  type UserRecord,
} from "#server/features/auth/index";
import { AppError } from "#server/http/app-error";
import type { ParsedInput } from "#shared/contract/contract";
import type { Contract } from "#shared/contract/index";

const PASSWORD_MISSING = "Current password is required";

type Profile = ParsedInput<Contract["PUT /api/user/profile"]>["body"];

/**
 * Changes name and e-mail. A new e-mail takes the password, counts as unconfirmed until its own link is opened, and the old address is
 * told; sending the same again changes nothing more. Throws `invalid_input`, `password_wrong`, `email_taken`.
 */
export async function changeProfile(
  deps: Deps,
  user: UserRecord,
  { currentPassword = "", ...profile }: Profile,
): Promise<UserRecord> {
  const isNewEmail = profile.email !== user.email;
  if (isNewEmail && currentPassword === "")
    throw new AppError("invalid_input", PASSWORD_MISSING, {
      issues: [{ path: "currentPassword", message: PASSWORD_MISSING }],
    });
  if (isNewEmail) await confirmPassword(user, currentPassword);
  const changed = await deps.db.transaction(async (trx) => {
    const updated = await updateProfile(trx, user, profile);
    if (updated === "taken") throw new AppError("email_taken");
    if (updated === "changed") return updated;
    if (isNewEmail) await moveLinks(deps, trx, user, updated);
    await announceDetails(deps.jobs, trx, user.id);
    return updated;
  });
  if (changed !== "changed") return changed;
  // Another window was faster: what it left is where this one begins.
  const now = await findUser(deps.db, user.id);
  if (!now) throw new AppError("unauthorized");
  return changeProfile(deps, now, { currentPassword, ...profile });
}

/** Whoever reads the old mailbox can confirm nothing and set no password any more. */
async function moveLinks(deps: Deps, trx: Trx, before: UserRecord, after: UserRecord): Promise<void> {
  await endLinks(trx, before.id, "reset", deps.clock.now());
  await mailLink(deps, trx, after, "verify");
  await notifyAccount(deps, trx, before, { what: "email_changed", newEmail: after.email });
}
