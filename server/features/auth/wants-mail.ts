import type { Deps } from "#server/deps";
import { findUser, type UserRecord } from "#server/features/auth/users-store";

/** A switch in the settings that a mail can depend on. One that depends on none but the first is a plain notification. */
export type MailSwitch = "documentSigningAlerts" | "paymentNotifications" | "marketingEmails";
type Switches = Pick<UserRecord, MailSwitch | "emailNotifications">;

/**
 * Whether the user wants a mail that they may do without: with `emailNotifications` off none, and otherwise by its own switch, where it
 * has one. What nobody may do without never asks: signing links, links for a password or an e-mail, receipts, questions about a
 * deletion or a change, and whatever is about the safety of the account.
 */
export function wantsMail(user: Switches, by?: MailSwitch): boolean {
  return user.emailNotifications && (by === undefined || user[by]);
}

/** The same, of an account by its id; nobody who is gone wants any. */
export async function accountWantsMail(
  { db }: Pick<Deps, "db">,
  userId: string,
  by?: MailSwitch,
): Promise<boolean> {
  const user = await findUser(db, userId);
  return user !== null && wantsMail(user, by);
}
