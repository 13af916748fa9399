import { randomUUID } from "node:crypto";
import type { Deps } from "#server/deps";
import { holdTarget } from "#server/features/admin/change-user";
import { recordAdminEvent } from "#server/features/admin/record-admin-event";
import { unsignedDocumentsOf } from "#server/features/admin/owned-documents-store";
import { partFromOwner } from "#server/features/admin/part-from-owner";
import { blankUser, yieldToOthers } from "#server/features/admin/users-store";
import {
  confirmPassword,
  endSessions,
  fullName,
  hashPassword,
  type UserRecord,
} from "#server/features/auth/index";
import { removeDocument } from "#server/features/documents/index";
import { AppError } from "#server/http/app-error";

/**
 * Deletes somebody, for good: unsigned documents go, what was out for signing ends, and whoever was asked is told; what everybody has
 * signed stays for the other parties, who are told as well, and what was paid for the books. What they are doing meanwhile is done before, or refused: the tables' triggers see to
 * that. Throws `password_wrong`, `user_not_found`, `own_account`.
 */
export async function deleteUser(deps: Deps, actor: UserRecord, id: string, password: string): Promise<void> {
  await confirmPassword(actor, password);
  if (id === actor.id) throw new AppError("own_account");
  // Nobody knows it: the account cannot be signed in to, not even by chance.
  const passwordHash = await hashPassword(randomUUID());
  await yieldToOthers(deps.db, async (trx) => {
    const user = await holdTarget(trx, actor, id);
    const documents = await unsignedDocumentsOf(trx, id);
    for (const { isHidden, ...document } of documents) {
      const by = `user:${actor.id}` as const;
      await removeDocument(deps, trx, document, { owner: fullName(user), by, notifiesSigners: !isHidden });
    }
    const at = deps.clock.now();
    await partFromOwner(deps, trx, user, at);
    await endSessions(trx, id);
    await blankUser(trx, { id, at, passwordHash });
    await recordAdminEvent(deps, trx, actor.id, {
      action: "user_deleted",
      targetType: "user",
      targetId: id,
      before: { role: user.role, status: user.status },
      after: { documentsDeleted: documents.length },
    });
  });
}
