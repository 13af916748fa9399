import { isAgreement } from "#shared/domain/agreements/agreement-content";
import type { AgreementDocument, Document } from "#shared/contract/documents";
import { isSameText } from "#client/features/agreements/edits/same-text";
import { ApiError, call } from "#client/lib/call";

type Save = {
  id: string;
  /** The revision that was edited. */
  revision: number;
  text: string;
};

/** Twice two hundred thousand characters travel: more than an ordinary call. */
const TIMEOUT_MS = 30_000;

/**
 * Saves the text of an agreement. Repeating it after a lost answer is safe. Throws `ApiError`, with `document_changed` when
 * somebody else saved in between.
 */
export async function saveAgreement({ id, revision, text }: Save): Promise<AgreementDocument> {
  const params = { id };
  try {
    const body = { revision, content: { generatedAgreement: text } };
    return agreementIn(await call("PATCH /api/documents/{id}", { params, body }, { timeoutMs: TIMEOUT_MS }));
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== "document_changed") throw error;
    // The change may be our own, saved by an attempt whose answer was lost.
    const latest = agreementIn(await call("GET /api/documents/{id}", { params }));
    if (isSameText(latest.content.generatedAgreement, text)) return latest;
    throw error;
  }
}

function isAgreementDocument(document: Document): document is AgreementDocument {
  return isAgreement(document.type);
}

function agreementIn(document: Document): AgreementDocument {
  if (!isAgreementDocument(document)) throw new Error(`Document ${document.id} is no agreement`);
  return document;
}
