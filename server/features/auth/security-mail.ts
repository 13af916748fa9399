import { renderMail } from "#server/adapters/mail/layout";
import type { Trx } from "#server/db/client";
import type { Deps } from "#server/deps";
import { fullName } from "#server/features/auth/auth-view";
import type { UserRecord } from "#server/features/auth/users-store";
import { defineJob } from "#server/jobs/queue";
import { brand } from "#shared/brand";
import { paths } from "#shared/paths";

/** What the owner of an account is told whatever they have switched off: if it was not them, somebody else is in. */
type SecurityEvent =
  | { what: "password_changed" | "two_factor_on" | "two_factor_off" | "recovery_codes_new" }
  | { what: "second_factor_locked" }
  | { what: "passwords_guessed"; wrong: number }
  | { what: "recovery_code_used"; left: number }
  | { what: "email_changed"; newEmail: string }
  | { what: "phone_added" | "phone_removed" | "phone_moved"; phone: string };

type SecurityMail = { to: { name: string; address: string }; event: SecurityEvent; at: string };

export const securityMail = defineJob<SecurityMail>("auth.security-mail");

/** Mails the account, at the address of `user`, in the transaction of the change. */
export async function notifyAccount(
  { clock, jobs }: Deps,
  trx: Trx,
  user: UserRecord,
  event: SecurityEvent,
): Promise<void> {
  const at = clock.now().toISOString();
  const to = { name: fullName(user), address: user.email };
  await jobs.enqueue(trx, securityMail, { to, event, at }, { key: `${event.what} ${user.id} ${at}` });
}

export async function sendSecurityMail({ env, mail }: Deps, { to, event, at }: SecurityMail): Promise<void> {
  const {
    subject,
    happened,
    next,
    otherwise = "set a new password at once and write to",
  } = wordsOf(event, to.address);
  await mail.send({
    key: `security-${event.what}-${to.address}-${at}`,
    to,
    subject,
    ...renderMail({
      preheader: happened,
      heading: subject,
      paragraphs: [happened, ...(next ? [next] : [])],
      button: { label: "Open my settings", url: env.APP_URL + paths.settings },
      closing: `If it was you, there is nothing to do. If not, ${otherwise} ${env.OPERATOR.supportEmail}.`,
    }),
  });
}

/** `otherwise`: what to do if it was somebody else, where a new password is not it. */
type Words = { subject: string; happened: string; next?: string; otherwise?: string };

function wordsOf(event: SecurityEvent, address: string): Words {
  const account = `the ${brand.name} account of ${address}`;
  switch (event.what) {
    case "password_changed":
      return {
        subject: `Your ${brand.name} password was changed`,
        happened: `The password of ${account} was changed in its settings just now.`,
        next: "Everywhere else that was signed in has been signed out.",
      };
    case "email_changed":
      return {
        subject: `The e-mail of your ${brand.name} account was changed`,
        happened: `The e-mail of ${account} was changed to ${event.newEmail} just now.`,
        next: "Mails of the account go to the new address from now on, and signing in takes it.",
        // A link for a new password goes there, too.
        otherwise: "write at once, from this address, to",
      };
    case "phone_added":
      return {
        subject: `A phone number was added to your ${brand.name} account`,
        happened: `${event.phone} was confirmed for ${account} just now, with a code that was sent there.`,
        next: "What is sent to this number to be signed can be signed in the account.",
      };
    case "phone_removed":
      return {
        subject: `The phone number of your ${brand.name} account was removed`,
        happened: `${event.phone} was taken out of ${account} in its settings just now.`,
        next: "What was sent to this number no longer shows in the account.",
      };
    case "phone_moved":
      return {
        subject: "Your phone number was confirmed for another account",
        happened: `${event.phone} was taken out of ${account} just now: somebody confirmed it for another account, with a code that was sent there.`,
        next: "What was sent to this number no longer shows in your account. Whoever has the SIM card can sign what is sent to it.",
        otherwise: "ask your network who has your number, and write to",
      };
    case "two_factor_on":
      return {
        subject: "Two-factor sign-in is on",
        happened: `From now on, signing in to ${account} takes a code of your authenticator app.`,
        next: "Everywhere else that was signed in has been signed out. Keep your recovery codes where you find them without your phone: each of them signs you in once.",
      };
    case "two_factor_off":
      return {
        subject: "Two-factor sign-in is off",
        happened: `From now on, the password alone signs in to ${account}.`,
      };
    case "recovery_codes_new":
      return {
        subject: "You have new recovery codes",
        happened: `Ten new recovery codes were made for ${account}.`,
        next: "The ones before them no longer work.",
      };
    case "recovery_code_used":
      return {
        subject: "A recovery code was used",
        happened: `Somebody signed in to ${account} with a recovery code just now.`,
        next: `${leftOver(event.left)} You can make ten new ones in your settings.`,
      };
    case "passwords_guessed":
      return {
        subject: `Somebody is guessing your ${brand.name} password`,
        happened: `${event.wrong} wrong passwords were entered for ${account} within a day.`,
        next: "You can go on as always; signing in only takes a few seconds longer until it is over. A long password that you use nowhere else, and two-factor sign-in, keep guessers out.",
      };
    case "second_factor_locked":
      return {
        subject: "Ten wrong codes were entered for your account",
        happened: `Somebody who knows the password of ${account} entered ten wrong codes in a row, so none is taken for 15 minutes.`,
      };
  }
}

function leftOver(left: number): string {
  if (left === 0) return "It was the last one.";
  return left === 1 ? "One more is left." : `${left} more are left.`;
}
