export { consentJobs } from "#server/features/consent/consent-jobs";
