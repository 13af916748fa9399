export { CertificateSketch } from "#client/features/verification/certificate-sketch";
export { FileCheckPanel } from "#client/features/verification/file-check-panel";
export {
  changeOrder,
  forgetOrder,
  begunOrders,
  orderByReference,
  takeOrder,
  useBegunOrders,
  type BegunOrder,
} from "#client/features/verification/begun-orders";
export { ResultActions } from "#client/features/verification/result-actions";
export { ScannedDocument } from "#client/features/verification/scanned-document";
export { SearchForm } from "#client/features/verification/search-form";
export { SearchResults } from "#client/features/verification/search-results";
export { useVerifier } from "#client/features/verification/use-verifier";
export { VerificationDialog } from "#client/features/verification/verification-dialog";
export { VerificationOffer } from "#client/features/verification/verification-offer";
export {
  resultQuery,
  searchQuery,
  type SongQuestion,
} from "#client/features/verification/verification-queries";
export { VerificationResult } from "#client/features/verification/verification-result";
export { VerifyAction } from "#client/features/verification/verify-action";
