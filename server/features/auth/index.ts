export { mailLink } from "#server/features/auth/account-links";
export { authJobs } from "#server/features/auth/auth-jobs";
export { exportAccount } from "#server/features/auth/export-account";
export { fullName, viewUser } from "#server/features/auth/auth-view";
export { takeBack } from "#server/features/auth/take-back";
export { confirmPassword } from "#server/features/auth/confirm-password";
export { announceDetails, detailsChanged } from "#server/features/auth/details-changed";
export { endLinks } from "#server/features/auth/links-store";
export { SESSION_LIFETIME } from "#server/features/auth/list-sessions";
export {
  assertMaySendWords,
  countMails,
  foldName,
  holdMails,
  forgetWaitingMails,
} from "#server/features/auth/mail-budget";
export { holdMailCounts } from "#server/features/auth/mail-budget-store";
export { startOfMailDay } from "#server/features/auth/mail-budget-rules";
export { forgetGuesses, readGuesses } from "#server/features/auth/guesses-store";
export { requestPasswordReset } from "#server/features/auth/request-password-reset";
export { forgetWrongCodes } from "#server/features/auth/two-factor/two-factors-store";
export { resendVerification } from "#server/features/auth/verify-email";
export { mailSettingsLink } from "#server/features/auth/mail-settings-link";
export { isOpenedWith, passwordMark } from "#server/features/auth/password-mark";
export { hashPassword } from "#server/features/auth/passwords";
export { readTwoFactor } from "#server/features/auth/two-factor/read-two-factor";
export { notifyAccount } from "#server/features/auth/security-mail";
export {
  endSessions,
  handOverSession,
  noteSessionSeen,
  findSession,
} from "#server/features/auth/sessions-store";
export {
  takeAwayTwoFactor,
  type TwoFactorTaken,
} from "#server/features/auth/two-factor/switch-off-two-factor";
export {
  findUser,
  findUserByEmail,
  insertUser,
  type NewUser,
  type UserRecord,
} from "#server/features/auth/users-store";
export { accountWantsMail } from "#server/features/auth/wants-mail";
