export { draftAgreement } from "#server/features/agreements/draft-agreement";
export { beginStep } from "#server/features/agreements/drafting-progress";
