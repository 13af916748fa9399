export { historyJobs } from "#server/features/history/history-jobs";
export { exportDocuments } from "#server/features/history/export-documents";
