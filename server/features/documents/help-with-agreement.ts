import type { Deps } from "#server/deps";
import { keyTermsInWords, suggest } from "#server/features/agreements/index";
import type { UserRecord } from "#server/features/auth/index";
import { readOwned } from "#server/features/documents/read-document";
import { readDraft } from "#server/features/documents/stored-content";
import { AppError } from "#server/http/app-error";
import type { AgreementHelp } from "#shared/contract/agreement-help";
import { hasProposedWords, specialTermsIn } from "#shared/domain/agreements/accepted-clause";
import { readAgreement } from "#shared/domain/agreements/agreement-text";
import { may } from "#shared/domain/document-status";

const nothing: AgreementHelp = { model: "none", questions: [], proposal: null, summary: [] };

/**
 * What is said beside the owner's agreement: its key terms in plain words, and where a model is configured its questions, a clause for the
 * special terms, and the other clauses. Nothing is kept and nothing waits for it. Throws `document_not_found`, `invalid_input`.
 */
export async function helpWithAgreement(deps: Deps, user: UserRecord, id: string): Promise<AgreementHelp> {
  const document = await readOwned(deps, user, id);
  const draft = readDraft(document);
  if (draft.type === "split_sheet")
    throw new AppError("invalid_input", "A split sheet says itself what it comes to.");
  const { formData: form, generatedAgreement: text, edition } = draft.content;
  const agreement = readAgreement(text);
  if (form === null || agreement === null) return nothing;

  const ours = keyTermsInWords(draft.type, form as never, { text, edition });
  if (!deps.ai) return { ...nothing, summary: ours };
  const isAskedForClause =
    may("edit", document.status) &&
    form.additionalTerms !== "" &&
    specialTermsIn(text) !== undefined &&
    !hasProposedWords(text);
  const theirs = await suggest(deps, { type: draft.type, form, agreement, isAskedForClause });
  if (!theirs) return { ...nothing, model: "failed", summary: ours };
  const said = new Set(ours.map(({ clause }) => clause));
  const more = theirs.summary.filter(({ clause }) => !said.has(clause));
  return {
    model: "answered",
    questions: theirs.questions,
    proposal:
      theirs.proposal === null ? null : { text: theirs.proposal, seal: seal(deps, id, theirs.proposal) },
    summary: [...ours, ...more.map((sentence) => ({ ...sentence, by: "ai" as const }))],
  };
}

function seal({ secrets }: Deps, documentId: string, text: string): string {
  return secrets.seal(JSON.stringify({ documentId, text }));
}

/** What a model proposed for a document, if it was for this one; null for anything else. */
export function proposedFor({ secrets }: Pick<Deps, "secrets">, id: string, sealed: string): string | null {
  try {
    const { documentId, text } = JSON.parse(secrets.unseal(sealed)) as { documentId: string; text: string };
    return documentId === id ? text : null;
  } catch {
    return null;
  }
}
