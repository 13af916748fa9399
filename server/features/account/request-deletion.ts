import type { Deps } from "#server/deps";
import { fullName, type UserRecord } from "#server/features/auth/index";
import { openTicket } from "#server/features/support/index";

/** Asks support to delete the account: people look at what others have signed with it first. Asking again is the same ticket. */
export async function requestAccountDeletion(deps: Deps, user: UserRecord): Promise<{ ticketId: string }> {
  const ticketId = await deps.db.transaction((trx) =>
    openTicket(deps, trx, {
      topic: `delete-account:${user.id}`,
      userId: user.id,
      email: user.email,
      name: fullName(user),
      subject: "Delete my account",
      message: "Please delete my account and everything you keep of me that does not belong to others, too.",
      category: "account",
      priority: "medium",
    }),
  );
  return { ticketId };
}
