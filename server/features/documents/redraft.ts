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
import { ownEdits, putIn, type OwnEdit } from "#shared/domain/agreements/own-edits";
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

/** What was left of longer ago is read among the saved texts. */
const MOST_ROUNDS = 5;

/**
 * What the owner had changed in the text before its facts were changed, and whether it stands in the text of now; nothing where there was
 * none, null where a text is too long for that. What was not put in stays on offer when facts are changed once more. Throws
 * `document_not_found`.
 */
export async function readOwnEdits(deps: Deps, user: UserRecord, id: string): Promise<OwnEdit[] | null> {
  const { type, content } = readDraft(await readOwned(deps, user, id));
  if (type === "split_sheet") return [];
  const drafts = await draftedNumbers(deps.db, id);
  const textOf = async (number: number) => (await findEdit(deps.db, id, number))?.text ?? "";
  // Each draft, the newest first, that its owner had changed before the next.
  const rounds = drafts
    .flatMap((next, index) => {
      const drafted = drafts[index + 1];
      return drafted !== undefined && next - 1 > drafted ? [{ drafted, edited: next - 1 }] : [];
    })
    .slice(0, MOST_ROUNDS);
  const texts = await Promise.all(
    rounds.map(async ({ drafted, edited }) => ({
      drafted: await textOf(drafted),
      edited: await textOf(edited),
    })),
  );
  if (drafts[0] === undefined || texts[0] === undefined) return [];
  const { generatedAgreement: current } = content;
  if (texts[0].edited === current) return [];
  const { drafted, edited } = texts.reduceRight((before, after) => {
    const left = ownEdits(before.drafted, before.edited, after.drafted, after.edited);
    return { drafted: after.drafted, edited: putIn(after.edited, left ?? []) };
  });
  return ownEdits(drafted, edited, await textOf(drafts[0]), current);
}
