export { analyticsQuery } from "#client/features/admin/admin-queries";
export { adminTabs, tabIn, type AdminTab } from "#client/features/admin/admin-tabs";
export { SummaryCards } from "#client/features/admin/summary-cards";
