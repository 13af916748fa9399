import type { Deps } from "#server/deps";
import type { UserRecord } from "#server/features/auth/index";
import {
  findCertificate,
  findVersion,
  readerOf,
  readFrozen,
  viewContent,
  withAddressesOf,
  type VersionRecord,
} from "#server/features/documents/index";
import { findHistoryDocument, type HistoryDocument } from "#server/features/history/history-store";
import {
  documentPdf,
  openOwnToRead,
  pdfFilename,
  signersOf,
  type SignerWithSignature,
} from "#server/features/signing/index";
import { AppError } from "#server/http/app-error";
import type { File } from "#server/http/bind";
import type { SentDocument } from "#shared/contract/documents";
import type { DocumentStatus } from "#shared/domain/document-status";

type Version = {
  document: HistoryDocument;
  version: VersionRecord;
  signers: SignerWithSignature[];
  status: DocumentStatus;
};

/** One version as it was sent. Throws `document_not_found`, `version_not_found`. */
export async function readVersion(
  deps: Deps,
  user: UserRecord,
  id: string,
  number: number,
): Promise<SentDocument> {
  const { document, version, signers, status } = await findReadable(deps, user, id, number);
  const frozen = readFrozen(version);
  return {
    id,
    title: frozen.title,
    status,
    createdAt: document.createdAt.toISOString(),
    terms: [...frozen.terms],
    ...viewContent(withAddressesOf(frozen, signers)),
    version: { number: version.number, sha256: version.sha256, sentAt: version.sentAt.toISOString() },
  };
}

/** The same as a PDF: the file that was issued, once everybody had signed. Throws as `readVersion`. */
export async function pdfOfVersion(deps: Deps, user: UserRecord, id: string, number: number): Promise<File> {
  const { document, version, status } = await findReadable(deps, user, id, number);
  const frozen = readFrozen(version);
  const file = await documentPdf(deps, {
    id,
    title: frozen.title,
    createdAt: document.createdAt,
    status,
    lockedFrom: null,
    ownerName: frozen.sentBy.name,
    says: frozen,
    sent: version,
  });
  return { ...file, filename: file.filename.replace(/\.pdf$/, ` (version ${number}).pdf`) };
}

/** Its certificate, as it was sealed. Throws as `readVersion`, and `certificate_not_issued`. */
export async function certificateOfVersion(
  deps: Deps,
  user: UserRecord,
  id: string,
  number: number,
): Promise<File> {
  const { version } = await findReadable(deps, user, id, number);
  return certificateOf(deps, version);
}

/** The same for the holder of a signing link. Throws as `openOwnToRead`, and `certificate_not_issued`. */
export async function certificateOfInvitation(deps: Deps, token: string): Promise<File> {
  const { version } = await openOwnToRead(deps, { token });
  return certificateOf(deps, version);
}

async function certificateOf(deps: Deps, version: VersionRecord): Promise<File> {
  const bytes = await findCertificate(deps, version.id);
  if (!bytes) throw new AppError("certificate_not_issued");
  const { title } = readFrozen(version);
  return { filename: pdfFilename(`${title} – certificate of version ${version.number}`), bytes };
}

async function findReadable({ db }: Deps, user: UserRecord, id: string, number: number): Promise<Version> {
  const document = await findHistoryDocument(db, id, readerOf(user));
  if (!document) throw new AppError("document_not_found");
  const mayRead = document.access === "owner" || document.askedToSign.includes(number);
  const version = mayRead ? await findVersion(db, id, number) : null;
  if (!version) throw new AppError("version_not_found");
  const signers = await signersOf(db, version.id);
  return { document, version, signers, status: statusOf(version, signers) };
}

/** How far the version came, whatever happened to the document after it. */
function statusOf({ signedAt }: VersionRecord, signers: readonly SignerWithSignature[]): DocumentStatus {
  if (signedAt) return "fully_signed";
  return signers.some(({ signature }) => signature) ? "partially_signed" : "pending";
}
