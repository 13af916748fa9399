import { and, eq, gt, inArray, lt, or, sql } from "#server/orm";
import type { Db, Trx } from "#server/db/client";
import { mailsToOthers } from "#server/db/tables/auth";
import type { MailToOther } from "#server/features/auth/mail-budget-rules";

/** Any number: that of mails to others among the advisory locks of this database. */
const LOCKS = 5_041_890;
/** So many locks that a long sheet takes few, and two users rarely the same. */
const BUCKETS = 64;

/** From here to the end of the transaction nobody else counts mails of this account or to one of these. Taken in one order. */
export async function holdMailCounts(trx: Trx, names: readonly string[]): Promise<void> {
  const given = JSON.stringify(names);
  await trx.execute(sql`
    select pg_advisory_xact_lock(${LOCKS}::int, bucket) from (
      select distinct (hashtext(name) & ${BUCKETS - 1}::int) as bucket from json_array_elements_text(${given}::json) name
      order by bucket) buckets`);
}

type Asked = { accountId: string; recipients: readonly string[]; since: Date };

/** Those of the account, and those to one of the recipients. */
export function findMailsToOthers(trx: Trx, { accountId, recipients, since }: Asked): Promise<MailToOther[]> {
  const { recipient, person, about, leavesAt } = mailsToOthers;
  return trx
    .select({ accountId: mailsToOthers.accountId, recipient, person, about, leavesAt })
    .from(mailsToOthers)
    .where(
      and(
        gt(leavesAt, since),
        or(eq(mailsToOthers.accountId, accountId), inArray(recipient, [...new Set(recipients)])),
      ),
    );
}

export async function insertMailsToOthers(trx: Trx, mails: MailToOther[]): Promise<void> {
  if (mails.length > 0) await trx.insert(mailsToOthers).values(mails);
}

/** Takes out what is about this and has not left: it never will. */
export async function deleteWaitingMails(trx: Trx, about: string, now: Date): Promise<void> {
  await trx.delete(mailsToOthers).where(and(eq(mailsToOthers.about, about), gt(mailsToOthers.leavesAt, now)));
}

export async function deleteMailsBefore(db: Db, before: Date): Promise<void> {
  await db.delete(mailsToOthers).where(lt(mailsToOthers.leavesAt, before));
}
