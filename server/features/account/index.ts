export { exportExpiry, forgetExports, gatherExport, gathering } from "#server/features/account/export-data";
export { exportMail, sendExportMail } from "#server/features/account/export-mail";
