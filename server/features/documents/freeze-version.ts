import { randomUUID } from "node:crypto";
import type { Trx } from "#server/db/client";
import { canonicalJson, sha256 } from "#server/features/documents/canonical-json";
import type { DocumentRow, VersionRow } from "#server/features/documents/documents-store";
import { insertVersion, markSent } from "#server/features/documents/versions-store";
import { splitSheetTerms } from "#shared/domain/split-sheet-terms";
import { peopleOf, type SheetPerson, type SplitSheet } from "#shared/domain/split-sheet";

/** What a version's canonical JSON holds: everything that is signed, and who is asked to sign it. */
export type FrozenDocument = {
  format: "sahihi/1";
  documentId: string;
  version: number;
  type: DocumentRow["type"];
  title: string;
  sentAt: string;
  sentBy: { name: string; email: string };
  content: SplitSheet;
  terms: readonly string[];
  signers: SheetPerson[];
};

type Sending = { content: SplitSheet; sentBy: { name: string; email: string }; message: string; at: Date };

/** Freezes a locked draft as its next version and makes it pending. */
export async function freezeVersion(trx: Trx, document: DocumentRow, sending: Sending): Promise<VersionRow> {
  const number = document.versionNumber + 1;
  const canonical = canonicalJson({
    format: "sahihi/1",
    documentId: document.id,
    version: number,
    type: document.type,
    title: document.title,
    sentAt: sending.at.toISOString(),
    sentBy: sending.sentBy,
    content: sending.content,
    terms: splitSheetTerms,
    signers: peopleOf(sending.content),
  } satisfies FrozenDocument);
  const version = {
    id: randomUUID(),
    documentId: document.id,
    number,
    canonical,
    sha256: sha256(canonical),
    message: sending.message,
    sentAt: sending.at,
  };
  await insertVersion(trx, version);
  await markSent(trx, document.id, {
    content: sending.content,
    versionNumber: number,
    signerCount: peopleOf(sending.content).length,
    at: sending.at,
  });
  return version;
}

export function readFrozen(version: Pick<VersionRow, "canonical">): FrozenDocument {
  return JSON.parse(version.canonical) as FrozenDocument;
}
