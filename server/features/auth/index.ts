export {
  sendConfirmationMail,
  sendPasswordChangedMail,
  sendPasswordResetMail,
} from "#server/features/auth/auth-mail";
export { confirmationMail, passwordChangedMail, passwordResetMail } from "#server/features/auth/auth-mail";
export { fullName } from "#server/features/auth/auth-view";
export { confirmPassword } from "#server/features/auth/confirm-password";
export { hashPassword } from "#server/features/auth/passwords";
export {
  insertUser,
  prepareFindSession,
  type NewUser,
  type UserRow,
} from "#server/features/auth/users-store";
