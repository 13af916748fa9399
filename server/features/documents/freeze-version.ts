import { randomUUID } from "node:crypto";
import type { Trx } from "#server/db/client";
import { canonicalJson, sha256 } from "#server/features/documents/canonical-json";
import type { DocumentRecord, VersionRecord } from "#server/features/documents/documents-store";
import { insertEdit } from "#server/features/documents/edits-store";
import { writeSearchEntry } from "#server/features/documents/search-entries-store";
import { readDraft, type FrozenDocument } from "#server/features/documents/stored-content";
import { insertVersion, markSent } from "#server/features/documents/versions-store";
import type { TypedContent } from "#shared/domain/agreement-content";
import { partiesOf } from "#shared/domain/parties";
import { splitSheetTerms } from "#shared/domain/split-sheet-terms";

type Sending = {
  wording: TypedContent;
  sentBy: { name: string; email: string };
  message: string;
  at: Date;
};

/** Freezes a locked draft as its next version and makes it pending. */
export async function freezeVersion(
  trx: Trx,
  document: DocumentRecord,
  sending: Sending,
): Promise<VersionRecord> {
  const { wording } = sending;
  const number = document.versionNumber + 1;
  const signers = partiesOf(wording);
  const frozen = {
    format: "sahihi/1",
    documentId: document.id,
    version: number,
    ...wording,
    title: document.title,
    sentAt: sending.at.toISOString(),
    sentBy: sending.sentBy,
    terms: [...termsFor(wording.type)],
    signers,
  } satisfies FrozenDocument;
  const canonical = canonicalJson(frozen);
  await storeChangedText(trx, document, wording, sending.at);
  const version = await insertVersion(trx, {
    id: randomUUID(),
    documentId: document.id,
    number,
    canonical,
    sha256: sha256(canonical),
    message: sending.message,
    sentAt: sending.at,
  });
  await markSent(trx, document.id, {
    content: wording.content,
    versionNumber: number,
    signerCount: signers.length,
    at: sending.at,
  });
  await writeSearchEntry(trx, frozen, document.createdAt);
  return version;
}

/** Addresses given at sending stand in an agreement's text, too: then it is one more saved text. */
async function storeChangedText(
  trx: Trx,
  document: DocumentRecord,
  wording: TypedContent,
  at: Date,
): Promise<void> {
  const draft = readDraft(document);
  if (draft.type === "split_sheet" || wording.type === "split_sheet") return;
  const text = wording.content.generatedAgreement;
  if (text === draft.content.generatedAgreement) return;
  await insertEdit(trx, { documentId: document.id, text, savedBy: document.ownerId, savedAt: at });
}

/** The clauses that go with a split sheet; those of an agreement stand in its text. */
export function termsFor(type: DocumentRecord["type"]): readonly string[] {
  return type === "split_sheet" ? splitSheetTerms : [];
}
