import type { Deps } from "#server/deps";
import { fullName, type UserRecord } from "#server/features/auth/index";
import { findEdit, listEdits, type SavedEdit } from "#server/features/documents/edits-store";
import { readOwned } from "#server/features/documents/read-document";
import { AppError } from "#server/http/app-error";
import type { ResponseBody } from "#shared/contract/contract";
import type { Contract } from "#shared/contract/index";

type Edits = ResponseBody<Contract["GET /api/documents/{id}/edits"]>;
type Edit = ResponseBody<Contract["GET /api/documents/{id}/edits/{number}"]>;

/** The saved texts of the user's own document, newest first; none of a split sheet. Throws `document_not_found`. */
export async function readEdits(deps: Deps, user: UserRecord, id: string): Promise<Edits> {
  await readOwned(deps, user, id);
  return (await listEdits(deps.db, id)).map((edit) => ({ ...viewSaving(edit), words: edit.words }));
}

/** Throws `document_not_found` and `not_found`. */
export async function readEdit(deps: Deps, user: UserRecord, id: string, number: number): Promise<Edit> {
  await readOwned(deps, user, id);
  const edit = await findEdit(deps.db, id, number);
  if (!edit) throw new AppError("not_found", "There is no such saved version.");
  return { ...viewSaving(edit), text: edit.text };
}

/** All of them with their texts. Throws `document_not_found`. */
export async function readSavedTexts(deps: Deps, user: UserRecord, id: string): Promise<Edit[]> {
  const saved: Edit[] = [];
  for (const { number } of await readEdits(deps, user, id))
    saved.push(await readEdit(deps, user, id, number));
  return saved;
}

function viewSaving({ number, savedAt, ...person }: SavedEdit) {
  return { number, savedAt: savedAt.toISOString(), savedBy: fullName(person) };
}
