export { draftAgreement } from "#server/features/agreements/draft-agreement";
export { draftFromLibrary } from "#server/features/agreements/draft-from-library";
export { beginStep } from "#server/features/agreements/drafting-progress";
