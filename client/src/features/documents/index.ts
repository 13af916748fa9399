export { actionsOf } from "#client/features/documents/actions/document-actions";
export { sharedAddresses } from "#client/features/documents/actions/invitation-emails";
export {
  acceptDocument,
  beginningQuery,
  dashboardQuery,
  documentQuery,
  documentsQuery,
  refreshLists,
  reloadDocument,
  signersQuery,
} from "#client/features/documents/document-queries";
export { newestSheet } from "#client/features/documents/list/can-begin-like";
export { DocumentsSection, hasDocuments } from "#client/features/documents/list/documents-section";
export { DocumentBody } from "#client/features/documents/view/document-body";
export { DocumentBodySkeleton } from "#client/features/documents/view/document-body-skeleton";
export { DocumentFacts } from "#client/features/documents/view/document-facts";
export { DocumentMissing } from "#client/features/documents/view/document-missing";
export { DocumentToolbar } from "#client/features/documents/view/document-toolbar";
export { InForceNotice } from "#client/features/documents/view/in-force-notice";
export { LockedNotice } from "#client/features/documents/view/locked-notice";
export { PreviewActions } from "#client/features/documents/view/preview-actions";
export { ReturnedNotice, ReturnReason } from "#client/features/documents/view/returned-notice";
export { MarkFigure } from "#client/features/documents/view/mark-figure";
export { SignatureList, unsentSentence } from "#client/features/documents/view/signature-list";
export { SignerTimingLine } from "#client/features/documents/view/signer-timing-line";
export { SplitSheetDocument } from "#client/features/documents/view/split-sheet-document";
export { UnknownSigners, hasKnownSigners } from "#client/features/documents/view/unknown-signers";
export { WhyFixed } from "#client/features/documents/view/why-fixed";
export { songQuery } from "#client/features/documents/song/song-queries";
export { SongView } from "#client/features/documents/song/song-view";
export { useAsksForSms, useHasSms } from "#client/features/documents/use-has-sms";
