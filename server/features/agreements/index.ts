export { draftAgreement } from "#server/features/agreements/draft-agreement";
export { beginStep } from "#server/features/agreements/drafting-progress";
export { keyTermsInWords } from "#server/features/agreements/plain-words";
export { suggest } from "#server/features/agreements/suggest";
export { standardClauses } from "#server/features/agreements/standard-clauses";
