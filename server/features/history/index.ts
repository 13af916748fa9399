export { historyJobs } from "#server/features/history/history-jobs";
export { evidenceCertificateOnClaim } from "#server/features/history/draw-evidence-certificate";
export { exportDocuments } from "#server/features/history/export-documents";
