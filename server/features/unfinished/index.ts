export { exportUnfinished } from "#server/features/unfinished/unfinished";
export { unfinishedJobs } from "#server/features/unfinished/unfinished-jobs";
export { removeForm } from "#server/features/unfinished/unfinished-store";
