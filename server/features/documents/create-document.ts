import { randomUUID } from "node:crypto";
import type { Deps } from "#server/deps";
import { recordEvent } from "#server/features/documents/audit-trail";
import {
  createAgreement,
  type Drafting,
  type NewAgreement,
} from "#server/features/documents/create-agreement";
import { insertDocument, type DocumentDetails } from "#server/features/documents/documents-store";
import { rememberOthers } from "#server/features/documents/remember-others";
import { readDocument } from "#server/features/documents/read-document";
import { readPhones } from "#server/features/documents/read-phones";
import { removeForm } from "#server/features/unfinished/index";
import { editDocument } from "#server/features/documents/update-document";
import type { UserRecord } from "#server/features/auth/index";
import { AppError } from "#server/http/app-error";
import type { ParsedInput } from "#shared/contract/contract";
import type { Contract } from "#shared/contract/index";
import { partiesOf } from "#shared/domain/parties";

type NewDocument = ParsedInput<Contract["POST /api/documents"]>["body"];
type NewSplitSheet = Exclude<NewDocument, NewAgreement>;

/** Creates a draft: a split sheet as it is sent, or an agreement that is drafted first. */
export function createDocument(
  deps: Deps,
  user: UserRecord,
  input: NewDocument,
  drafting: Drafting,
): Promise<DocumentDetails> {
  return input.type === "split_sheet"
    ? createSplitSheet(deps, user, input)
    : createAgreement(deps, user, input, drafting);
}

/**
 * With a caller-made id, repeating it (lost answer, double click) does not create a second one: the draft takes the newer content.
 * Throws `document_id_taken` when the id is somebody else's or no draft.
 */
export async function createSplitSheet(
  deps: Deps,
  user: UserRecord,
  input: NewSplitSheet,
): Promise<DocumentDetails> {
  const { id = randomUUID(), type, title = input.content.songTitle } = input;
  const content = readPhones(input.content);
  const now = deps.clock.now();
  const created = await deps.db.transaction(async (trx) => {
    const fresh = { id, ownerId: user.id, type, title, content, createdAt: now, updatedAt: now };
    if (!(await insertDocument(trx, fresh))) return false;
    await removeForm(trx, user.id, id);
    await rememberOthers(deps, trx, user, partiesOf(fresh), now);
    await recordEvent(trx, { documentId: id, event: "document_created", actor: `user:${user.id}`, at: now });
    return true;
  });
  if (created) return readDocument(deps, user, id);

  return editDocument(deps, user, id, { content, title }).catch((error: unknown) => {
    throw error instanceof AppError ? new AppError("document_id_taken") : error;
  });
}
