export {
  countEvents,
  deleteEventsBefore,
  findEvents,
  publishLiveEvent,
} from "#server/features/notices/events-store";
export { noticesJobs } from "#server/features/notices/notices-jobs";
export { markRequestRead } from "#server/features/notices/notices-store";
export { exportNotices } from "#server/features/notices/read-notices";
export { notify } from "#server/features/notices/notify";
