export { isBeingReviewed } from "#client/features/reviews/await-review";
export {
  changeContract,
  putContractDown,
  renewReviewPayment,
  textOf,
  pagesOf,
  useContractInHand,
  type Setback,
} from "#client/features/reviews/contract-in-hand";
export { ContractCheckResult } from "#client/features/reviews/report/contract-check-result";
export { ContractInput } from "#client/features/reviews/contract-input";
export { countCharacters, lackOf } from "#client/features/reviews/count-characters";
export { useKeptContract } from "#client/features/reviews/keep-contract";
export { PrivacyNotice } from "#client/features/reviews/privacy-notice";
export type { Commission } from "#client/features/reviews/review-contract";
export { continueReviewPlace, reviewPaymentPlace } from "#client/features/reviews/review-places";
export { acceptReview, findReviewOf, reviewQuery } from "#client/features/reviews/review-queries";
export { ReaderFields } from "#client/features/reviews/reader-fields";
export { ReviewReport } from "#client/features/reviews/report/review-report";
export { ReviewSketch } from "#client/features/reviews/review-sketch";
export { ReviewingPanel } from "#client/features/reviews/reviewing-panel";
export { ReviewsList } from "#client/features/reviews/reviews-list";
export { useContractCheck } from "#client/features/reviews/use-contract-check";
export { useDownloadReview } from "#client/features/reviews/use-download-review";
export { useExtraction } from "#client/features/reviews/use-extraction";
export { useReview } from "#client/features/reviews/use-review";
export { useTextCheck } from "#client/features/reviews/use-text-check";
export { useUnloadWarning } from "#client/features/reviews/use-unload-warning";
export { WhatYouGet } from "#client/features/reviews/what-you-get";
