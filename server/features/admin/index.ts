export { adminJobs } from "#server/features/admin/admin-jobs";
export {
  makeAdministrator,
  makeFirstAdministrator,
  type MadeAdministrator,
} from "#server/features/admin/make-administrator";
