export { verificationJobs } from "#server/features/verification/verification-jobs";
