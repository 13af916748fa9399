export { exportSharedViews } from "#server/features/sharing/export-shared-views";
