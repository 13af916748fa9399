import {
  confirmationMail,
  passwordChangedMail,
  passwordResetMail,
  sendConfirmationMail,
  sendPasswordChangedMail,
  sendPasswordResetMail,
} from "#server/features/auth/auth-mail";
import { securityMail, sendSecurityMail } from "#server/features/auth/security-mail";
import { forgetMails, forgetOldMails } from "#server/features/auth/mail-budget";
import { makeResetLink, passwordReset } from "#server/features/auth/request-password-reset";
import { guessesMail, sendGuessesMail } from "#server/features/auth/slow-guesses";
import { handled, scheduled } from "#server/jobs/room-jobs";

export const authJobs = [
  handled(confirmationMail, sendConfirmationMail),
  handled(passwordResetMail, sendPasswordResetMail),
  handled(passwordChangedMail, sendPasswordChangedMail),
  handled(securityMail, sendSecurityMail),
  handled(passwordReset, makeResetLink),
  handled(guessesMail, sendGuessesMail),
  scheduled(forgetMails, forgetOldMails, {
    cron: "50 * * * *",
    does: "forgets of mails to others that they were sent, two days later",
  }),
];
