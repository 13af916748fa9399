export { refreshNotices, unreadNoticesQuery } from "#client/features/notices/notice-queries";
export { NoticesSection } from "#client/features/notices/notices-section";
