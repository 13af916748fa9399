import {
  and,
  asc,
  between,
  eq,
  gt,
  isNotNull,
  isNull,
  lt,
  lte,
  notExists,
  or,
  sql,
  alias,
} from "#server/orm";
import type { Queryable, Trx } from "#server/db/client";
import { documents } from "#server/db/shown-documents";
import { documentVersions } from "#server/db/tables/documents";
import { reminderLinks, signers } from "#server/db/tables/signing";
import { hasNotSigned, type SignerRecord } from "#server/features/signing/signers-store";
import { startOfDayInUtc } from "#shared/dates";
import { documentTransitions } from "#shared/domain/document-status";
import { LEAST_LINK_DAYS, MOST_LINK_DAYS, REMIND_AFTER } from "#shared/domain/sending";

const DAY = 24 * 60 * 60 * 1000;

const before = (now: Date, milliseconds: number) => new Date(now.getTime() - milliseconds);

/** Out for signing and not locked, in the version that counts. */
const awaitsSignatures = and(inStatus(documentTransitions.sign.from), isNull(documentVersions.endedAt));

function inStatus(statuses: readonly string[]) {
  return or(...statuses.map((status) => sql`${documents.status} = ${status}`));
}

/** Who waits to be reminded: the place of their document, and which invitation it is about. */
export type DueReminder = Pick<
  SignerRecord,
  "id" | "documentId" | "invitedAt" | "tokenExpiresAt" | "email" | "phone"
> & { versionNumber: number };

/** Those who were invited first come first. */
export function findDueReminders(db: Queryable, now: Date, limit: number): Promise<DueReminder[]> {
  const { invitedAt, tokenExpiresAt } = signers;
  const isDue = or(
    ...REMIND_AFTER.map((part, sent) =>
      and(
        sql`${invitedAt} + (${tokenExpiresAt} - ${invitedAt}) * ${part}::float8 <= ${now}`,
        lte(signers.remindersSent, sent),
      ),
    ),
  );
  return db
    .select({
      id: signers.id,
      documentId: signers.documentId,
      invitedAt,
      tokenExpiresAt,
      email: signers.email,
      phone: signers.phone,
      versionNumber: documentVersions.number,
    })
    .from(signers)
    .innerJoin(documentVersions, eq(documentVersions.id, signers.versionId))
    .innerJoin(documents, eq(documents.id, signers.documentId))
    .where(
      and(
        isDue,
        // No link lives longer, and none is due sooner: the index knows whom to look at.
        between(
          invitedAt,
          before(now, MOST_LINK_DAYS * DAY),
          before(now, LEAST_LINK_DAYS * REMIND_AFTER[0] * DAY),
        ),
        gt(tokenExpiresAt, now),
        eq(signers.awaitsTurn, false),
        eq(documentVersions.reminders, true),
        isNull(signers.remindersOffAt),
        awaitsSignatures,
        hasNotSigned,
      ),
    )
    .orderBy(asc(signers.invitedAt))
    .limit(limit);
}

/** Counts a reminder of this very invitation as the `number`th; false when it was sent, switched off, signed or resent meanwhile. */
export async function takeReminder(
  trx: Trx,
  { id, invitedAt }: DueReminder,
  { number, at }: { number: number; at: Date },
): Promise<boolean> {
  const taken = await trx
    .update(signers)
    .set({ remindersSent: number, remindedAt: at })
    .where(
      and(
        eq(signers.id, id),
        eq(signers.invitedAt, invitedAt),
        lt(signers.remindersSent, number),
        isNull(signers.remindersOffAt),
        hasNotSigned,
      ),
    )
    .returning({ id: signers.id });
  return taken.length === 1;
}

export async function insertReminderLink(trx: Trx, link: typeof reminderLinks.$inferInsert): Promise<void> {
  await trx.insert(reminderLinks).values(link);
}

/** False when they were off already. */
export async function stopReminders(trx: Trx, signerId: string, at: Date): Promise<boolean> {
  const stopped = await trx
    .update(signers)
    .set({ remindersOffAt: at })
    .where(and(eq(signers.id, signerId), isNull(signers.remindersOffAt)))
    .returning({ id: signers.id });
  return stopped.length === 1;
}

/** `due` of them count as sent: what was missed while they were off is not made up for. False when they were on. */
export async function resumeReminders(trx: Trx, signerId: string, due: number): Promise<boolean> {
  const resumed = await trx
    .update(signers)
    .set({ remindersOffAt: null, remindersSent: sql`greatest(${signers.remindersSent}, ${due}::int)` })
    .where(and(eq(signers.id, signerId), isNotNull(signers.remindersOffAt)))
    .returning({ id: signers.id });
  return resumed.length === 1;
}

/** A version some of whose links have ended unsigned, which its owner does not know yet. */
export type ExpiredVersion = { versionId: string; documentId: string; versionNumber: number };

const linkHasEnded = (now: Date) =>
  and(
    lte(signers.tokenExpiresAt, now),
    // What ended longer ago is no news.
    gt(signers.tokenExpiresAt, before(now, MOST_LINK_DAYS * DAY)),
    eq(signers.awaitsTurn, false),
    isNull(signers.expiryToldAt),
    hasNotSigned,
  );

export function findExpiredVersions(db: Queryable, now: Date, limit: number): Promise<ExpiredVersion[]> {
  return db
    .selectDistinct({
      versionId: signers.versionId,
      documentId: signers.documentId,
      versionNumber: documentVersions.number,
    })
    .from(signers)
    .innerJoin(documentVersions, eq(documentVersions.id, signers.versionId))
    .innerJoin(documents, eq(documents.id, signers.documentId))
    .where(and(linkHasEnded(now), awaitsSignatures))
    .limit(limit);
}

/** Notes that the owner is told of the links that have ended: once a day (UTC) for each document. Answers whose they are. */
export async function takeExpired(trx: Trx, versionId: string, now: Date): Promise<{ id: string }[]> {
  const notified = alias(signers, "notified");
  const notifiedToday = trx
    .select({ id: notified.id })
    .from(notified)
    .where(and(eq(notified.versionId, versionId), gt(notified.expiryToldAt, startOfDayInUtc(now))));
  return trx
    .update(signers)
    .set({ expiryToldAt: now })
    .where(and(eq(signers.versionId, versionId), linkHasEnded(now), notExists(notifiedToday)))
    .returning({ id: signers.id });
}
