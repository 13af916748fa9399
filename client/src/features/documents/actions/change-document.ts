import type { Document } from "#shared/contract/documents";
import { ApiError, call } from "#client/lib/call";

/** Changes a document. When the answer is lost, or says that it is not possible (any more), looks whether it is done already. */
export async function changeDocument(
  id: string,
  change: () => Promise<Document>,
  isDone: (document: Document) => boolean,
): Promise<Document> {
  try {
    return await change();
  } catch (error) {
    const document = mayBeDone(error) ? await find(id) : null;
    if (document && isDone(document)) return document;
    throw error;
  }
}

function mayBeDone(error: unknown): boolean {
  return !(error instanceof ApiError) || error.status === 409 || error.status >= 500;
}

function find(id: string): Promise<Document | null> {
  return call("GET /api/documents/{id}", { params: { id } }).catch(() => null);
}
