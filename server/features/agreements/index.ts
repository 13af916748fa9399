export { draftAgreement } from "#server/features/agreements/draft-agreement";
export { clauseFor, draftFromLibrary } from "#server/features/agreements/draft-from-library";
