import { createHash } from "node:crypto";
import type { Trx } from "#server/db/client";
import type { Deps } from "#server/deps";
import { planMails, startOfMailDay, UNCONFIRMED_PEOPLE } from "#server/features/auth/mail-budget-rules";
import {
  deleteMailsBefore,
  deleteWaitingMails,
  findMailsToOthers,
  holdMailCounts,
  insertMailsToOthers,
} from "#server/features/auth/mail-budget-store";
import type { UserRecord } from "#server/features/auth/users-store";
import { AppError } from "#server/http/app-error";
import { defineJob } from "#server/jobs/queue";

const DAY = 24 * 60 * 60 * 1000;
/** Jobs that wait are forgotten after two weeks. */
const LONGEST_WAIT = 7 * DAY;

/** A name as it is compared: however it is spaced and capitalised. */
export const foldName = (name: string) => name.normalize("NFC").trim().replace(/\s+/g, " ").toLowerCase();

const hashOf = (text: string) => createHash("sha256").update(text.toLowerCase()).digest("hex");

type Sending = {
  /** The id of the document or the request that the mails are about. */
  about: string;
  /** One mail to each. With a name it is an invitation: those about several documents to one person leave as one mail. */
  to: readonly { email: string; name?: string }[];
  now: Date;
  /** With others that are sent at this very moment: what they ask of one person is one mail. */
  together?: boolean;
  /** What cannot leave now is not to leave later either, and does not count. */
  onlyNow?: true;
  /** Names a mail about several things, counted for each of them: it is one, and waits for no other. */
  oneMail?: string | undefined;
};

/**
 * Counts mails that a user sends to others, in the transaction that enqueues them, and answers when each of them leaves: now, unless it
 * is one too many. Throws `email_unconfirmed` where the account's own address is not confirmed and these are too many for that.
 */
export async function countMails(
  trx: Trx,
  user: UserRecord,
  { to, now, onlyNow, oneMail, together = oneMail !== undefined, ...sending }: Sending,
): Promise<Date[]> {
  const addresses = to.map(({ email }) => hashOf(email));
  // Nobody is flooded by themselves: their own links come at once.
  const invited = ({ email, name }: (typeof to)[number]) =>
    name === undefined || email === user.email ? null : hashOf(`${email} ${foldName(name)}`);
  const recipients = to.map((one, index) => ({
    recipient: addresses[index]!,
    person: oneMail === undefined ? invited(one) : hashOf(oneMail),
  }));
  const about = hashOf(sending.about);
  await holdMailCounts(trx, [user.id, ...addresses]);
  const since = new Date(now.getTime() - DAY);
  const earlier = await findMailsToOthers(trx, { accountId: user.id, recipients: addresses, since });
  if (!user.emailVerifiedAt) {
    const today = startOfMailDay(now);
    const mine = earlier.filter(({ accountId, leavesAt }) => accountId === user.id && leavesAt >= today);
    const others = new Set([...mine.map(({ recipient }) => recipient), ...addresses]);
    others.delete(hashOf(user.email));
    if (others.size > UNCONFIRMED_PEOPLE) throw tooManyUnconfirmed(user);
  }
  const account = { id: user.id, confirmedAt: user.emailVerifiedAt ?? now, mailsADay: user.mailsADay };
  const planned = planMails({ now, together, account, about, recipients, earlier });
  const mails = planned.map((leavesAt, index) => ({
    accountId: user.id,
    ...recipients[index]!,
    about,
    leavesAt,
  }));
  await insertMailsToOthers(
    trx,
    mails.filter(({ leavesAt }) => !onlyNow || leavesAt <= now),
  );
  if (planned.some((leavesAt) => leavesAt.getTime() > now.getTime() + LONGEST_WAIT))
    throw new AppError(
      "too_many_requests",
      "So many invitations of yours wait to leave already that these would wait for more than a week. Please send them later.",
    );
  return planned;
}

/** For several countings in one transaction: holds the counts of all of them first, so that none waits for another that waits for it. */
export async function holdMails(trx: Trx, user: UserRecord, to: readonly { email: string }[]): Promise<void> {
  await holdMailCounts(trx, [user.id, ...to.map(({ email }) => hashOf(email))]);
}

function tooManyUnconfirmed({ email }: UserRecord): AppError {
  return new AppError(
    "email_unconfirmed",
    `Until your e-mail is confirmed, you can ask ${UNCONFIRMED_PEOPLE} people a day. Open the link that we mailed to ${email}, or have a new one sent from your settings; then send this as it is.`,
  );
}

/** Throws `email_unconfirmed`: words to others wait for the account's own address. */
export function assertMaySendWords(user: UserRecord, words: string): void {
  if (user.emailVerifiedAt || words === "") return;
  throw new AppError(
    "email_unconfirmed",
    `Please confirm your e-mail before you send a message along: open the link that we mailed to ${user.email}, or have a new one sent from your settings. Without the message it can be sent now.`,
  );
}

/** What is about this and waits to leave never will: it counts no more. */
export function forgetWaitingMails(trx: Trx, about: string, now: Date): Promise<void> {
  return deleteWaitingMails(trx, hashOf(about), now);
}

export const forgetMails = defineJob<object>("auth.forget-mails");

/** Of what is older than two days nothing is asked any more. */
export function forgetOldMails({ db, clock }: Deps): Promise<void> {
  return deleteMailsBefore(db, new Date(clock.now().getTime() - 2 * DAY));
}
