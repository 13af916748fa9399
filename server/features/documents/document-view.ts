import { readFrozen } from "#server/features/documents/freeze-version";
import type { DocumentRecord } from "#server/features/documents/documents-store";
import type { Document, SplitSheetView } from "#shared/contract/documents";
import { toPercent } from "#shared/domain/shares";
import type { RightsHolder, SplitSheet } from "#shared/domain/split-sheet";
import { splitSheetTerms } from "#shared/domain/split-sheet-terms";

const viewHolder = ({ name, email, role, share }: RightsHolder) => ({
  name,
  email,
  role,
  percentage: toPercent(share),
});

export function viewSplitSheet({ publishing, master, ...facts }: SplitSheet): SplitSheetView {
  return {
    ...facts,
    publishingRightsCollaborators: publishing.map(viewHolder),
    masterRightsCollaborators: master.map(viewHolder),
  };
}

/** What a document says: once sent, the frozen version and never the live row. */
export function contentOf({
  status,
  version,
  content,
}: Pick<DocumentRecord, "status" | "version" | "content">): SplitSheet {
  return version && status !== "draft" ? readFrozen(version).content : content;
}

/** The clauses that go with it: the frozen ones once sent. */
export function termsOf({ status, version }: Pick<DocumentRecord, "status" | "version">): readonly string[] {
  return version && status !== "draft" ? readFrozen(version).terms : splitSheetTerms;
}

export function viewDocument(record: DocumentRecord): Document {
  const { id, type, title, status, access, signerCount, signedCount, revision, version } = record;
  const content = viewSplitSheet(contentOf(record));
  return {
    id,
    type,
    title,
    status,
    access,
    signerCount,
    signedCount,
    revision,
    ownerName: `${record.ownerFirstName} ${record.ownerLastName}`.trim(),
    createdAt: record.createdAt.toISOString(),
    updatedAt: record.updatedAt.toISOString(),
    completedAt: record.completedAt?.toISOString() ?? null,
    version: version && {
      number: version.number,
      sha256: version.sha256,
      sentAt: version.sentAt.toISOString(),
    },
    content,
    terms: [...termsOf(record)],
    publishingRightsCollaborators: content.publishingRightsCollaborators,
    masterRightsCollaborators: content.masterRightsCollaborators,
  };
}
