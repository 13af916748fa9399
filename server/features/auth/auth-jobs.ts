import {
  confirmationMail,
  passwordChangedMail,
  passwordResetMail,
  sendConfirmationMail,
  sendPasswordChangedMail,
  sendPasswordResetMail,
} from "#server/features/auth/auth-mail";
import { securityMail, sendSecurityMail } from "#server/features/auth/security-mail";
import { makeResetLink, passwordReset } from "#server/features/auth/request-password-reset";
import { guessesMail, sendGuessesMail } from "#server/features/auth/slow-guesses";
import { handled } from "#server/jobs/room-jobs";

export const authJobs = [
  handled(confirmationMail, sendConfirmationMail),
  handled(passwordResetMail, sendPasswordResetMail),
  handled(passwordChangedMail, sendPasswordChangedMail),
  handled(securityMail, sendSecurityMail),
  handled(passwordReset, makeResetLink),
  handled(guessesMail, sendGuessesMail),
];
