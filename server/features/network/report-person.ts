import type { Deps } from "#server/deps";
import { fullName, type UserRecord } from "#server/features/auth/index";
import { findKnown } from "#server/features/network/people-store";
import { openTicket } from "#server/features/support/index";
import { AppError } from "#server/http/app-error";

/** Tells support of somebody: one open ticket for each reporter and person. Throws `collaborator_not_found`. */
export function reportPerson(
  deps: Deps,
  user: UserRecord,
  reportedId: string,
  reason: string,
): Promise<{ ticketId: string }> {
  return deps.db.transaction(async (trx) => {
    const reported = await findKnown(trx, user.id, reportedId);
    if (!reported) throw new AppError("collaborator_not_found");
    const name = fullName(reported);
    const ticketId = await openTicket(deps, trx, {
      userId: user.id,
      email: user.email,
      name: fullName(user),
      subject: `Report about ${name}`,
      message: `About ${name} (${reportedId}):\n\n${reason}`,
      category: "general",
      priority: "high",
      topic: `report:${user.id}:${reportedId}`,
    });
    return { ticketId };
  });
}
