export { exportDocuments } from "#server/features/history/export-documents";
