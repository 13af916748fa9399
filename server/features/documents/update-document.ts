import type { Trx } from "#server/db/client";
import type { Deps } from "#server/deps";
import { rememberOthers } from "#server/features/documents/remember-others";
import { recordEvent } from "#server/features/documents/audit-trail";
import { canonicalJson } from "#server/features/documents/canonical-json";
import { completeDraft, editDraft, type DocumentDetails } from "#server/features/documents/documents-store";
import { draftedNumbers, findEdit, insertEdit } from "#server/features/documents/edits-store";
import { readDocument, readOwned } from "#server/features/documents/read-document";
import { assertUnlocked } from "#server/features/documents/assert-unlocked";
import { readDraft } from "#server/features/documents/stored-content";
import { findInForce } from "#server/features/documents/versions-store";
import type { UserRecord } from "#server/features/auth/index";
import { AppError } from "#server/http/app-error";
import type { ParsedInput } from "#shared/contract/contract";
import type { Contract } from "#shared/contract/index";
import { hasProposedWords } from "#shared/domain/agreements/accepted-clause";
import type { AgreementContent, Drafter, TypedContent } from "#shared/domain/agreements/agreement-content";
import { may } from "#shared/domain/document-status";
import { partiesOf, type Party } from "#shared/domain/parties";
import { readPhones } from "#server/features/documents/read-phones";
import { personKey, type SplitSheet } from "#shared/domain/split-sheet";

const BINDS =
  "A version of this document that everybody has signed is in force, so it cannot be marked as complete without signatures. Send the change for everybody to sign; until they have, the signed version binds.";

type Change = ParsedInput<Contract["PATCH /api/documents/{id}"]>["body"];

/**
 * Throws `document_not_found`, `document_not_draft`, `document_changed`, `document_locked`, `version_in_force`, `invalid_input`.
 */
export async function updateDocument(
  deps: Deps,
  user: UserRecord,
  id: string,
  change: Change,
): Promise<DocumentDetails> {
  if (change.content !== undefined)
    return editDocument(deps, user, id, { ...change, content: change.content });
  if (change.status === "completed") return completeDocument(deps, user, id);
  return confirmStatus(deps, user, id, change.status);
}

/** `content` is a split sheet, or the text of an agreement. */
type Edit = {
  content: SplitSheet | string;
  title?: string | undefined;
  revision?: number | undefined;
};

/** `details` go into the trail. Saying again what the draft says already changes nothing: a repeated request (lost response, double click) is no edit. */
export async function editDocument(
  deps: Deps,
  user: UserRecord,
  id: string,
  edit: Edit,
  details: Record<string, string> = {},
): Promise<DocumentDetails> {
  const before = await readOwned(deps, user, id);
  const draft = { title: before.title, ...readDraft(before) };
  const wording = reword(draft, edit);
  if (may("edit", before.status) && canonicalJson(wording) === canonicalJson(wordingOf(draft))) return before;

  const at = deps.clock.now();
  const edited = await deps.db.transaction(async (trx) => {
    const content = await markEdited(trx, { id, ...draft }, wording.content, at);
    const changes = { title: wording.title, content, revision: edit.revision, at };
    if (!(await editDraft(trx, id, user.id, changes))) return false;
    await rememberOthers(deps, trx, user, newPeople(draft, wording), at);
    if (typeof edit.content === "string")
      await insertEdit(trx, { documentId: id, text: edit.content, savedBy: user.id, savedAt: at });
    const actor = `user:${user.id}` as const;
    await recordEvent(trx, { documentId: id, event: "document_edited", actor, at, details });
    return true;
  });
  if (!edited) await throwChangeError(deps, user, id);
  return readDocument(deps, user, id);
}

type Draft = TypedContent & { title: string };
type Wording = Pick<Draft, "title" | "content">;

const wordingOf = ({ title, content }: Draft): Wording => ({ title, content });

/** What the document says after the edit. The facts of an agreement stay: they are what was paid for. */
function reword(before: Draft, { content, title }: Edit): Wording {
  if (typeof content === "string") {
    if (before.type === "split_sheet")
      throw new AppError("invalid_input", "A split sheet is saved as its form.");
    return { title: title ?? before.title, content: { ...before.content, generatedAgreement: content } };
  }
  if (before.type !== "split_sheet")
    throw new AppError(
      "invalid_input",
      "An agreement is saved as its text; please send it as generatedAgreement.",
    );
  return { title: title ?? content.songTitle, content: readPhones(content) };
}

/** Whom the edit has brought in: a contact that was deleted does not come back with every later edit. */
export function newPeople(before: TypedContent, { content }: Pick<TypedContent, "content">): Party[] {
  const known = new Set(partiesOf(before).map(personKey));
  return partiesOf({ type: before.type, content } as TypedContent).filter(
    (person) => !known.has(personKey(person)),
  );
}

/** Says on an agreement that its text is the owner's by now, for everybody who reads it; not when it is again what was drafted. */
async function markEdited(
  trx: Trx,
  before: TypedContent & { id: string },
  content: Wording["content"],
  at: Date,
): Promise<Wording["content"]> {
  if (before.type === "split_sheet" || !("generatedAgreement" in content)) return content;
  if (content.generatedAgreement === before.content.generatedAgreement) return content;
  const [newest] = await draftedNumbers(trx, before.id);
  const drafted = newest === undefined ? null : await findEdit(trx, before.id, newest);
  const isDrafted = content.generatedAgreement === drafted?.text;
  const draftedBy = drafterOf(content, before.content.generatedAgreement);
  return { ...content, draftedBy, editedAt: isDrafted ? null : at.toISOString() };
}

/** A text of our library has a hand of a model in it for as long as it has its words. */
function drafterOf({ draftedBy, generatedAgreement }: AgreementContent, before: string): Drafter {
  if (draftedBy === "owner") return draftedBy;
  if (hasProposedWords(generatedAgreement)) return "ai";
  return hasProposedWords(before) ? "clause_library" : draftedBy;
}

/** What changes a version in force only signatures can close: complete, it could be neither sent nor deleted. */
async function completeDocument(deps: Deps, user: UserRecord, id: string): Promise<DocumentDetails> {
  const at = deps.clock.now();
  const completed = await deps.db.transaction(async (trx) => {
    if (!(await completeDraft(trx, id, user.id, at))) return false;
    if (await findInForce(trx, id)) throw new AppError("version_in_force", BINDS);
    await recordEvent(trx, { documentId: id, event: "document_completed", actor: `user:${user.id}`, at });
    return true;
  });
  if (!completed) await throwChangeError(deps, user, id);
  return readDocument(deps, user, id);
}

/** A document becomes pending by being sent, and a draft by being recalled; saying again what it is changes nothing. */
async function confirmStatus(
  deps: Deps,
  user: UserRecord,
  id: string,
  status: Change["status"],
): Promise<DocumentDetails> {
  const document = await readOwned(deps, user, id);
  if (document.status === status) return document;
  if (document.status === "draft") {
    throw new AppError("document_not_draft", "This document becomes pending when it is sent for signing.");
  }
  throw errorFor(document);
}

export async function throwChangeError(deps: Deps, user: UserRecord, id: string): Promise<never> {
  throw errorFor(await readOwned(deps, user, id));
}

function errorFor({ status }: DocumentDetails): AppError {
  assertUnlocked(status);
  return new AppError(may("edit", status) ? "document_changed" : "document_not_draft");
}
