import { jsonEntry, type ZipEntry } from "#server/adapters/zip";
import type { Deps } from "#server/deps";
import type { UserRecord } from "#server/features/auth/index";
import {
  listDocuments,
  readDocument,
  readerOf,
  readSavedTexts,
  UnreadableDocument,
  viewDocument,
  type DocumentDetails,
} from "#server/features/documents/index";
import { viewHistory } from "#server/features/history/history-view";
import { findEvidence } from "#server/features/history/history-store";
import { readHistory } from "#server/features/history/read-history";
import { pdfOfVersion, readVersion } from "#server/features/history/read-version";
import { listCollaborators, pdfFilename, pdfOfDocument } from "#server/features/signing/index";
import { AppError } from "#server/http/app-error";
import type { Operator } from "#shared/operator";

/** The user's own documents, and those that were sent to their confirmed address or number: what their pages show, no more. */
export async function* exportDocuments(deps: Deps, user: UserRecord): AsyncGenerator<ZipEntry> {
  for (const { id } of await listDocuments(deps.db, readerOf(user))) {
    try {
      yield* exportDocument(deps, user, await readDocument(deps, user, id));
    } catch (error) {
      // A document may be deleted while others are gathered.
      if (error instanceof AppError && error.code === "document_not_found") continue;
      if (!(error instanceof UnreadableDocument)) throw error;
      deps.log.error({ err: error }, "a document could not be exported");
      yield { path: `documents/${id} is missing.txt`, content: missing(deps.env.OPERATOR) };
    }
  }
}

const missing = ({ supportEmail }: Operator) =>
  `This document, or a part of it, could not be read. Please write to ${supportEmail}.\n`;

async function* exportDocument(
  deps: Deps,
  user: UserRecord,
  document: DocumentDetails,
): AsyncGenerator<ZipEntry> {
  const { id, version, access } = document;
  const folder = folderOf(document);
  yield jsonEntry(`${folder}/document.json`, viewDocument(document));
  yield jsonEntry(`${folder}/people.json`, await listCollaborators(deps.db, document));
  if (access === "owner" || version?.signedAt) {
    yield { path: `${folder}/document.pdf`, content: (await pdfOfDocument(deps, document)).bytes };
  }
  if (access === "owner") yield* exportSavedTexts(deps, user, document, folder);
  if (document.versionNumber === 0) return;

  const evidence = await findEvidence(deps.db, id, readerOf(user));
  if (evidence.length > 0) yield jsonEntry(`${folder}/evidence.json`, evidence);
  const history = await readHistory(deps, user, id);
  yield jsonEntry(`${folder}/history.json`, viewHistory(history));
  for (const { number, signedAt } of history.versions) {
    yield jsonEntry(`${folder}/versions/${number}.json`, await readVersion(deps, user, id, number));
    const isCurrent = number === version?.number;
    if (isCurrent || !(access === "owner" || signedAt)) continue;
    yield {
      path: `${folder}/versions/${number}.pdf`,
      content: (await pdfOfVersion(deps, user, id, number)).bytes,
    };
  }
}

/** The texts of an agreement that were saved while it was a draft. */
async function* exportSavedTexts(deps: Deps, user: UserRecord, { id }: DocumentDetails, folder: string) {
  const saved = await readSavedTexts(deps, user, id);
  if (saved.length > 0) yield jsonEntry(`${folder}/saved-texts.json`, saved);
}

function folderOf({ id, title, access }: DocumentDetails): string {
  const name = pdfFilename(title.slice(0, 60)).replace(/\.pdf$/, "");
  return `documents/${access === "owner" ? "own" : "received"}/${name} (${id})`;
}
