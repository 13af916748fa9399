export { eventsOf, reasonsOf, type AuditEvent } from "#server/features/documents/audit-store";
export {
  follows,
  isUnbroken,
  nextMoment,
  recordEvent,
  type AuditEventName,
} from "#server/features/documents/audit-trail";
export { canonicalJson, sha256 } from "#server/features/documents/canonical-json";
export { contentOf, viewContent, viewDocument } from "#server/features/documents/document-view";
export { documentsJobs } from "#server/features/documents/documents-jobs";
export { unlockedText, withdrawnText, type LetterText } from "#server/features/documents/documents-mail";
export { readRows } from "#server/features/documents/dashboard-store";
export {
  awaitedPeople,
  deleteDocumentRecord,
  isReader,
  languageKnown,
  listDocuments,
  lockDocumentRecord,
} from "#server/features/documents/documents-store";
export type {
  DocumentDetails,
  DocumentRecord,
  VersionRecord,
} from "#server/features/documents/documents-store";
export { describeOtherSheets } from "#server/features/documents/other-sheets-store";
export { endVersion, unlockForEnd } from "#server/features/documents/end-version";
export { amendDocument, bringIntoForce, questionEnded } from "#server/features/documents/version-in-force";
export { lockDocument, unlockDocument } from "#server/features/documents/lock-document";
export { freezeVersion, keysOfDraft, type KeyedParty } from "#server/features/documents/freeze-version";
export { assertUnlocked } from "#server/features/documents/assert-unlocked";
export { HIDDEN_MS, hiddenError, hiddenUntil } from "#server/features/documents/hidden-document";
export { noteIssuedFile } from "#server/features/documents/issued-files-store";
export { editDocument } from "#server/features/documents/update-document";
export { setAddress } from "#server/features/documents/set-address";
export { readSavedTexts } from "#server/features/documents/read-edits";
export { readPhonesOf } from "#server/features/documents/read-phones";
export { readDocument } from "#server/features/documents/read-document";
export { isReadBy, ownerAlone, readerOf, type Reader } from "#server/features/documents/reader";
export {
  renderDocumentPdf,
  type DocumentPdf,
  type PdfSigner,
} from "#server/features/documents/pdf/document-pdf";
export {
  countSignature,
  findCertificate,
  findChange,
  findInForce,
  findOpenDeletion,
  findIssuedPdf,
  findLogSize,
  findVersion,
  hasSignedByPhone,
  insertIssuedPdf,
  keepSealCertificate,
  lockVersion,
  peopleBoundBy,
  signedAtOf,
  type FormerSigner,
  type SignedAt,
} from "#server/features/documents/versions-store";
export {
  readDraft,
  readFrozen,
  UnreadableDocument,
  withAddressesOf,
  type FrozenDocument,
} from "#server/features/documents/stored-content";
export { createSplitSheet } from "#server/features/documents/create-document";
export { deleteConfirmed, removeDocument, notifyInvited } from "#server/features/documents/delete-document";
