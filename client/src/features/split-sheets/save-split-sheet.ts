import type { Document, SheetDocument } from "#shared/contract/documents";
import type { SplitSheetView } from "#shared/contract/split-sheet";
import { toPercent } from "#shared/domain/shares";
import type { RightsHolder, SplitSheet } from "#shared/domain/split-sheet";
import { ApiError, call } from "#client/lib/call";
import { isSameValue } from "#client/features/split-sheets/is-same-value";
import { isSplitSheet } from "#client/features/split-sheets/is-split-sheet";

type Save = {
  id: string;
  /** The revision that was edited; null for a sheet that is not on the server yet. */
  revision: number | null;
  sheet: SplitSheet;
};

/**
 * Creates or updates a split sheet. Repeating it after a lost answer is safe. Throws `ApiError`, with `document_changed` when
 * somebody else saved in between.
 */
export function saveSplitSheet({ id, revision, sheet }: Save): Promise<SheetDocument> {
  const content = viewOf(sheet);
  return revision === null ? create(id, content) : update(id, revision, content);
}

async function create(id: string, content: SplitSheetView): Promise<SheetDocument> {
  const body = { id, type: "split_sheet", title: content.songTitle, status: "draft", content } as const;
  const document = sheetOf(await call("POST /api/documents", { body }));
  // A repeated request answers what the first one created: what was typed since then is still to be saved.
  return isSameValue(document.content, content) ? document : update(id, document.revision, content);
}

async function update(id: string, revision: number, content: SplitSheetView): Promise<SheetDocument> {
  const params = { id };
  try {
    const body = { revision, title: content.songTitle, content };
    return sheetOf(await call("PATCH /api/documents/{id}", { params, body }));
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== "document_changed") throw error;
    // The change may be our own, saved by an attempt whose answer was lost.
    const latest = sheetOf(await call("GET /api/documents/{id}", { params }));
    if (isSameValue(latest.content, content)) return latest;
    throw error;
  }
}

function sheetOf(document: Document): SheetDocument {
  if (!isSplitSheet(document)) throw new Error(`Document ${document.id} is no split sheet`);
  return document;
}

function viewOf({ publishing, master, declared, ...facts }: SplitSheet): SplitSheetView {
  const holders = (list: RightsHolder[]) =>
    list.map(({ share, ...holder }) => ({ ...holder, percentage: toPercent(share) }));
  return {
    ...facts,
    ...(declared && { declared }),
    publishingRightsCollaborators: holders(publishing),
    masterRightsCollaborators: holders(master),
  };
}
