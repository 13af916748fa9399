import type { Deps } from "#server/deps";
import { confirmPassword, type UserRecord } from "#server/features/auth/index";
import { deleteConfirmed, lockDocument, readerOf, readRows } from "#server/features/documents/index";
import { resendInvitation } from "#server/features/signing/resend-invitation";
import { AppError } from "#server/http/app-error";
import type { DashboardRow } from "#shared/contract/dashboard";
import type { Outcome } from "#shared/contract/many";

type Act = (id: string) => Promise<unknown>;

export const remindMany = (deps: Deps, user: UserRecord, ids: string[]) =>
  actOnEach(deps, user, ids, (id) => resendInvitation(deps, user, id, {}));

export const lockMany = (deps: Deps, user: UserRecord, ids: string[]) =>
  actOnEach(deps, user, ids, (id) => lockDocument(deps, user, id));

/** Throws `password_wrong` besides. */
export async function deleteMany(
  deps: Deps,
  user: UserRecord,
  { documentIds, password }: { documentIds: string[]; password: string },
): Promise<Outcome> {
  await confirmPassword(user, password);
  return actOnEach(deps, user, documentIds, (id) => deleteConfirmed(deps, user, id));
}

/** Each in a transaction of its own: what is refused of one hinders none. Throws `document_not_found` where none is there. */
async function actOnEach(deps: Deps, user: UserRecord, ids: string[], act: Act): Promise<Outcome> {
  const outcome: Outcome = { done: [], refused: [] };
  for (const { id, title } of await findMany(deps, user, ids)) {
    try {
      await act(id);
      outcome.done.push(id);
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      outcome.refused.push({ id, title, message: error.message });
    }
  }
  return outcome;
}

/** Those of them that are the user's, or were sent to them. Throws `document_not_found` where none is. */
export async function findMany(
  { db }: Pick<Deps, "db">,
  user: UserRecord,
  ids: string[],
): Promise<DashboardRow[]> {
  const rows = await readRows(db, readerOf(user), ids);
  if (rows.length === 0) throw new AppError("document_not_found");
  return rows;
}
