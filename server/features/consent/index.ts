export { cancelOfDeleted } from "#server/features/consent/cancel-of-deleted";
export { consentJobs } from "#server/features/consent/consent-jobs";
