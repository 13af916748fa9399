/*
 * How many mails a user may have sent to others. Nobody who works with people they know meets these; what is over one leaves later, and
 * only an account whose own address is not confirmed is refused. See docs/decisions/034.
 */

const MINUTE = 60 * 1000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** While the account's own address is not confirmed: people a day, and none of the sender's own words. */
export const UNCONFIRMED_PEOPLE = 3;
/** Mails a day of an account, on the day it is confirmed and from then on. */
const FIRST_DAY = 100;
const EACH_DAY = 1000;
/** Mails a day to one person, from all accounts together. */
const TO_ONE_PERSON = 30;
/** Mails about one thing to one person, whether it was taken back meanwhile or not. */
const ABOUT_ONE_THING = [
  { most: 1, within: MINUTE },
  { most: 6, within: HOUR },
  { most: 12, within: DAY },
] as const;

/** Days begin in the morning, at 8 in Nairobi: what waits for another day leaves then. */
const MORNING = 5 * HOUR;
const dayOf = (moment: Date) => Math.floor((moment.getTime() - MORNING) / DAY);
const morningOf = (day: number) => day * DAY + MORNING;

/** The start of the day that `now` is in. */
export const startOfMailDay = (now: Date) => new Date(morningOf(dayOf(now)));

/** What leaves, or has left: `about` a document or a request. */
export type MailToOther = { accountId: string; recipient: string; about: string; leavesAt: Date };

export type Planning = {
  now: Date;
  account: { id: string; confirmedAt: Date };
  about: string;
  /** One mail to each, in this order. */
  recipients: readonly string[];
  /** Of the account, or to one of the recipients, of the last 24 hours and to come. */
  earlier: readonly MailToOther[];
};

/** When each of the mails may leave, one for each recipient. */
export function planMails({ now, account, about, recipients, earlier }: Planning): Date[] {
  const ofAccount = countByDay(earlier.filter(({ accountId }) => accountId === account.id));
  const earlierTo = Map.groupBy(earlier, ({ recipient }) => recipient);
  const byRecipient = new Map(earlierTo);
  const budgetOf = (day: number) => (day <= dayOf(account.confirmedAt) ? FIRST_DAY : EACH_DAY);
  return recipients.map((recipient) => {
    const received = byRecipient.get(recipient) ?? [];
    const toRecipient = countByDay(received);
    // Two people with one address are mailed at once: only what was sent before is repeated.
    const same = (earlierTo.get(recipient) ?? [])
      .filter((mail) => mail.about === about)
      .map(({ leavesAt }) => leavesAt.getTime());
    let leaves = now.getTime();
    for (let before = -1; before !== leaves;) {
      before = leaves;
      const day = dayOf(new Date(leaves));
      const isFull = ofAccount(day) >= budgetOf(day) || toRecipient(day) >= TO_ONE_PERSON;
      leaves = isFull ? morningOf(day + 1) : afterRepeats(leaves, same);
    }
    const leavesAt = new Date(leaves);
    byRecipient.set(recipient, [...received, { accountId: account.id, recipient, about, leavesAt }]);
    ofAccount(dayOf(leavesAt), 1);
    return leavesAt;
  });
}

/** The first moment from `leaves` on at which there are not too many about the same before it. */
function afterRepeats(leaves: number, same: readonly number[]): number {
  const newestFirst = same.toSorted((one, other) => other - one);
  return Math.max(
    leaves,
    ...ABOUT_ONE_THING.map(({ most, within }) => (newestFirst[most - 1] ?? -Infinity) + within),
  );
}

/** How many leave on a day; with `more` they are added. */
function countByDay(mails: readonly MailToOther[]) {
  const counts = new Map<number, number>();
  const count = (day: number, more = 0) => {
    counts.set(day, (counts.get(day) ?? 0) + more);
    return counts.get(day)!;
  };
  for (const { leavesAt } of mails) count(dayOf(leavesAt), 1);
  return count;
}
