export { hiddenPurge, purgeHiddenDocuments } from "#server/features/admin/hide-document";
export { hiddenMail, sendHiddenMail } from "#server/features/admin/hidden-mail";
export {
  carryOutRefund,
  followRefunds,
  refundJob,
  refundsFollowed,
} from "#server/features/admin/refund-payment";
export {
  makeAdministrator,
  makeFirstAdministrator,
  type MadeAdministrator,
} from "#server/features/admin/make-administrator";
