import { mailsADay } from "#shared/domain/mail-limits";

/*
 * How many mails a user may have sent to others. Nobody who works with people they know meets these; what is over one leaves later, and
 * only an account whose own address is not confirmed is refused. See docs/decisions/034 and 042.
 */

const MINUTE = 60 * 1000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** While the account's own address is not confirmed: people a day, and none of the sender's own words. */
export const UNCONFIRMED_PEOPLE = 3;
/** Mails a day to one person, from all accounts together. */
const TO_ONE_PERSON = 30;
/** Mails about one thing to one person, also where it was taken back and sent again. */
const ABOUT_ONE_THING = [
  { most: 1, within: MINUTE },
  { most: 6, within: HOUR },
  { most: 12, within: DAY },
] as const;

/** After an invitation, those to the same person about something else wait until so much later, and leave as one mail. */
const TOGETHER = 10 * MINUTE;

/** Days begin in the morning, at 8 in Nairobi: what waits for another day leaves then. */
const MORNING = 5 * HOUR;
const dayOf = (moment: Date) => Math.floor((moment.getTime() - MORNING) / DAY);
const morningOf = (day: number) => day * DAY + MORNING;

/** The start of the day that `now` is in. */
export const startOfMailDay = (now: Date) => new Date(morningOf(dayOf(now)));

/** An address, and who of those behind it: `person` is null for a mail that leaves by itself. */
export type Recipient = { recipient: string; person: string | null };

/** What leaves, or has left: `about` a document or a request. */
export type MailToOther = Recipient & { accountId: string; about: string; leavesAt: Date };

export type Planning = {
  now: Date;
  /** Whether what was sent at this very moment, about something else, is to leave along. */
  together?: boolean;
  /** `mailsADay` where an administrator has raised it. */
  account: { id: string; confirmedAt: Date; mailsADay: number | null };
  about: string;
  /** One mail to each, in this order. */
  recipients: readonly Recipient[];
  /** Of the account, or to one of the recipients, of the last 24 hours and to come. */
  earlier: readonly MailToOther[];
};

/** When each of the mails may leave, one for each recipient. What leaves to one person at one moment is one mail. */
export function planMails({ now, together = false, account, about, recipients, earlier }: Planning): Date[] {
  const ofThisAccount = earlier.filter(({ accountId }) => accountId === account.id);
  const ofAccount = countByDay(ofThisAccount);
  const earlierTo = Map.groupBy(earlier, ({ recipient }) => recipient);
  const invitationsTo = Map.groupBy(
    ofThisAccount.filter((mail) => mail.about !== about),
    ({ person }) => person,
  );
  const byRecipient = new Map(earlierTo);
  const budgetOf = (day: number) =>
    Math.max(day <= dayOf(account.confirmedAt) ? mailsADay.first : mailsADay.usual, account.mailsADay ?? 0);
  return recipients.map(({ recipient, person }) => {
    const received = byRecipient.get(recipient) ?? [];
    const toRecipient = countByDay(received);
    // Two people with one address are mailed at once: only what was sent before is repeated.
    const same = momentsOf((earlierTo.get(recipient) ?? []).filter((mail) => mail.about === about));
    const others = person === null ? [] : momentsOf(invitationsTo.get(person) ?? []);
    const isFull = (day: number) => ofAccount(day) >= budgetOf(day) || toRecipient(day) >= TO_ONE_PERSON;
    const goesAlong = together && others.includes(now.getTime());
    let leaves = now.getTime();
    for (let before = -1; before !== leaves;) {
      before = leaves;
      leaves = afterRepeats(leaves, same);
      if (!goesAlong || leaves > now.getTime()) leaves = withOthers(leaves, others, now.getTime());
      const day = dayOf(new Date(leaves));
      if (!others.includes(leaves) && isFull(day)) leaves = morningOf(day + 1);
    }
    const leavesAt = new Date(leaves);
    byRecipient.set(recipient, [...received, { accountId: account.id, recipient, person, about, leavesAt }]);
    if (!others.includes(leaves)) ofAccount(dayOf(leavesAt), 1);
    return leavesAt;
  });
}

const momentsOf = (mails: readonly MailToOther[]) => mails.map(({ leavesAt }) => leavesAt.getTime());

/** The first moment from `leaves` on at which there are not too many about the same before it. */
function afterRepeats(leaves: number, same: readonly number[]): number {
  const newestFirst = same.toSorted((one, other) => other - one);
  return Math.max(
    leaves,
    ...ABOUT_ONE_THING.map(({ most, within }) => (newestFirst[most - 1] ?? -Infinity) + within),
  );
}

/** With the next of the `others` that waits, or so long after the last of them that what follows can go along. */
function withOthers(leaves: number, others: readonly number[], now: number): number {
  const waiting = others.filter((other) => other > now && other >= leaves && other < leaves + TOGETHER);
  if (waiting.length > 0) return Math.min(...waiting);
  const last = Math.max(...others.filter((other) => other <= leaves));
  return Math.max(leaves, last + TOGETHER);
}

/** How many leave on a day; with `more` they are added. Invitations that leave together are one. */
function countByDay(mails: readonly MailToOther[]) {
  const counts = new Map<number, number>();
  const count = (day: number, more = 0) => {
    counts.set(day, (counts.get(day) ?? 0) + more);
    return counts.get(day)!;
  };
  const together = new Set<string>();
  for (const { accountId, person, leavesAt } of mails) {
    const mail = `${accountId} ${person} ${leavesAt.getTime()}`;
    if (person === null || !together.has(mail)) count(dayOf(leavesAt), 1);
    together.add(mail);
  }
  return count;
}
