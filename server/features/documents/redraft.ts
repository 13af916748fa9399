import type { Deps } from "#server/deps";
import { draftAgreement } from "#server/features/agreements/index";
import type { UserRecord } from "#server/features/auth/index";
import { recordEvent } from "#server/features/documents/audit-trail";
import { canonicalJson } from "#server/features/documents/canonical-json";
import { titleOf } from "#server/features/documents/create-agreement";
import { editDraft, type DocumentDetails } from "#server/features/documents/documents-store";
import { draftedNumbers, findEdit, insertEdit } from "#server/features/documents/edits-store";
import { readDocument, readOwned } from "#server/features/documents/read-document";
import { rememberOthers } from "#server/features/documents/remember-others";
import { sealForm } from "#server/features/documents/seal-form";
import { readDraft } from "#server/features/documents/stored-content";
import { newPeople, throwChangeError } from "#server/features/documents/update-document";
import { AppError } from "#server/http/app-error";
import type { GivenFeaturedForm } from "#shared/contract/agreements";
import type { ParsedInput } from "#shared/contract/contract";
import type { Contract } from "#shared/contract/index";
import type { TypedContent } from "#shared/domain/agreements/agreement-content";
import { ownEdits, type OwnEdit } from "#shared/domain/agreements/own-edits";
import { wireForms } from "#shared/domain/wire-form";

type Body = ParsedInput<Contract["POST /api/documents/{id}/redraft"]>["body"];
type Agreement = Exclude<TypedContent, { type: "split_sheet" }>;

/**
 * Changes the facts of a draft that was paid for, and has it written anew for them: form and text say the same again. What its owner had
 * changed in the text stays among the saved texts, and is offered piece by piece (`readOwnEdits`). Repeating it changes nothing. Throws
 * `document_not_found`, `document_not_draft`, `document_changed`, `document_locked`, `invalid_input`.
 */
export async function redraft(
  deps: Deps,
  user: UserRecord,
  id: string,
  { revision, ...facts }: Body,
): Promise<DocumentDetails> {
  const document = await readOwned(deps, user, id);
  const before = readDraft(document);
  if (before.type === "split_sheet" || before.type !== facts.type || !before.content.formData)
    throw new AppError("invalid_input", "This document has no form of that kind.");
  const after = draftFor(deps, before, facts);
  if (saysOf(after) === saysOf(before)) return document;

  const at = deps.clock.now();
  // A title of the owner's own stays.
  const title = document.title === titleOf(before) ? titleOf(after) : document.title;
  const redrafted = await deps.db.transaction(async (trx) => {
    if (!(await editDraft(trx, id, user.id, { title, content: after.content, revision, at }))) return false;
    await rememberOthers(deps, trx, user, newPeople(before, after), at);
    const text = after.content.generatedAgreement;
    await insertEdit(trx, { documentId: id, text, isRedrafted: true, savedBy: user.id, savedAt: at });
    await recordEvent(trx, { documentId: id, event: "document_redrafted", actor: `user:${user.id}`, at });
    return true;
  });
  if (!redrafted) await throwChangeError(deps, user, id);
  return readDocument(deps, user, id);
}

function draftFor({ secrets }: Deps, before: Agreement, facts: Omit<Body, "revision">): Agreement {
  const sealedBefore = before.type === "featured_artist_agreement" ? before.content.formData : null;
  const formData =
    facts.type === "producer_agreement"
      ? facts.formData
      : sealForm(secrets, facts.formData as GivenFeaturedForm, sealedBefore);
  const { text, draftedBy, edition } = draftAgreement(facts.type, formData as never);
  const content = { formData, generatedAgreement: text, draftedBy, editedAt: null, edition };
  return { type: facts.type, content } as Agreement;
}

/** The facts as they travel, with ids masked (sealed anew, the same id looks different), and the text. */
function saysOf({ type, content }: Agreement): string {
  const { formData, generatedAgreement } = content;
  return canonicalJson({ form: wireForms[type].toWire(formData as never), generatedAgreement });
}

/**
 * What the owner had changed in the text before its facts were changed, and whether it stands in the text of now; nothing where there was
 * none. Facts that are changed once more before anything is put in take nothing of it away. Throws `document_not_found`.
 */
export async function readOwnEdits(deps: Deps, user: UserRecord, id: string): Promise<OwnEdit[]> {
  const { type, content } = readDraft(await readOwned(deps, user, id));
  if (type === "split_sheet") return [];
  const drafts = await draftedNumbers(deps.db, id);
  const newest = drafts.findIndex((number, index) => number - 1 > (drafts[index + 1] ?? number));
  if (newest < 0) return [];
  const [edited, drafted] = await Promise.all([
    findEdit(deps.db, id, drafts[newest]! - 1),
    findEdit(deps.db, id, drafts[newest + 1]!),
  ]);
  return edited && drafted ? ownEdits(drafted.text, edited.text, content.generatedAgreement) : [];
}
