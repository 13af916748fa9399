import { randomUUID } from "node:crypto";
import { jsonEntry, type ZipEntry } from "#server/adapters/zip";
import type { Deps } from "#server/deps";
import type { UserRecord } from "#server/features/auth/index";
import { readerOf, readRows } from "#server/features/documents/index";
import {
  bringBack,
  ensureLabel,
  everythingLabelled,
  findLabel,
  putAway,
  putLabel,
  renameLabel,
  takeLabel,
} from "#server/features/labels/labels-store";
import { AppError } from "#server/http/app-error";
import type { ParsedInput } from "#shared/contract/contract";
import type { Contract } from "#shared/contract/index";
import type { Label } from "#shared/contract/labels";
import type { Outcome } from "#shared/contract/many";

type Body<Key extends "POST /api/documents/label" | "POST /api/documents/archive"> = ParsedInput<
  Contract[Key]
>["body"];

/** Throws `document_not_found`, `labels_full`. */
export async function labelDocuments(
  deps: Deps,
  user: UserRecord,
  { documentIds, name, isOn }: Body<"POST /api/documents/label">,
): Promise<Outcome & { label: Label | null }> {
  const ids = await listedOf(deps, user, documentIds);
  const label = await deps.db.transaction(async (trx) => {
    if (!isOn) {
      const taken = await findLabel(trx, user.id, name);
      if (taken) await takeLabel(trx, taken.id, ids);
      return taken;
    }
    const given = { ownerId: user.id, id: randomUUID(), name, at: deps.clock.now() };
    const put = await ensureLabel(trx, given);
    if (!put) throw new AppError("labels_full");
    await putLabel(trx, put.id, ids);
    return put;
  });
  return { done: ids, refused: [], label };
}

/** Throws `document_not_found`. */
export async function archiveDocuments(
  deps: Deps,
  user: UserRecord,
  { documentIds, isArchived }: Body<"POST /api/documents/archive">,
): Promise<Outcome> {
  const ids = await listedOf(deps, user, documentIds);
  if (isArchived) await putAway(deps.db, user.id, ids, deps.clock.now());
  else await bringBack(deps.db, user.id, ids);
  return { done: ids, refused: [] };
}

/** Those that stand in the user's list, their own or sent to them. Throws `document_not_found` where none does. */
async function listedOf({ db }: Deps, user: UserRecord, documentIds: string[]): Promise<string[]> {
  const rows = await readRows(db, readerOf(user), documentIds);
  if (rows.length === 0) throw new AppError("document_not_found");
  return rows.map(({ id }) => id);
}

/** Throws `label_not_found`, `label_exists`. */
export async function changeLabel({ db }: Deps, user: UserRecord, label: Label): Promise<Label> {
  const renamed = await db.transaction((trx) => renameLabel(trx, user.id, label));
  if (renamed === "taken") throw new AppError("label_exists");
  if (!renamed) throw new AppError("label_not_found");
  return renamed;
}

/** For the export of somebody's data. */
export async function* exportLabels({ db }: Deps, user: UserRecord): AsyncGenerator<ZipEntry> {
  const kept = await everythingLabelled(db, user.id);
  if (kept.labels.length + kept.archived.length > 0) yield jsonEntry("labels.json", kept);
}
