import type { Deps } from "#server/deps";
import type { UserRecord } from "#server/features/auth/index";
import type { DocumentDetails } from "#server/features/documents/documents-store";
import { proposedFor } from "#server/features/documents/help-with-agreement";
import { readOwned } from "#server/features/documents/read-document";
import { readDraft } from "#server/features/documents/stored-content";
import { editDocument } from "#server/features/documents/update-document";
import { AppError } from "#server/http/app-error";
import type { ParsedInput } from "#shared/contract/contract";
import type { Contract } from "#shared/contract/index";
import { withAcceptedClause } from "#shared/domain/agreements/accepted-clause";

type Acceptance = ParsedInput<Contract["POST /api/documents/{id}/proposed-clause"]>["body"];

/**
 * Puts a clause that a model proposed for this document, as its owner takes it, at the end of the special terms. The text, its history and
 * whoever reads it are told. Throws as an edit does, and `invalid_input` for what nobody proposed.
 */
export async function acceptClause(
  deps: Deps,
  user: UserRecord,
  id: string,
  { seal, text: words, revision }: Acceptance,
): Promise<DocumentDetails> {
  const { type, content } = readDraft(await readOwned(deps, user, id));
  const proposed = proposedFor(deps, id, seal);
  if (type === "split_sheet" || proposed === null)
    throw new AppError("invalid_input", "Nobody proposed this clause.");
  const isChanged = words.replace(/\s+/g, " ") !== proposed;
  const by = `${user.firstName} ${user.lastName}`.trim();
  const text = withAcceptedClause(content.generatedAgreement, { words, by, isChanged });
  if (text === null) throw new AppError("invalid_input", "This agreement has no special terms any more.");
  return editDocument(
    deps,
    user,
    id,
    { content: text, revision },
    { clause: isChanged ? "changed" : "as_proposed" },
  );
}
