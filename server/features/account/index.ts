export { accountJobs } from "#server/features/account/account-jobs";
