import { and, DrizzleQueryError, eq, isNull, sql } from "#server/orm";
import type { Db, Trx } from "#server/db/client";
import { avatars, dataExports, phoneCodes } from "#server/db/tables/account";
import { accountLinks, recoveryCodes, twoFactors, users } from "#server/db/tables/auth";
import { contacts, contactSets } from "#server/db/tables/contacts";
import { blocks, collaborationRequests, liveEvents } from "#server/db/tables/network";
import { notices } from "#server/db/tables/notices";
import { payments } from "#server/db/tables/payments";
import { reviews } from "#server/db/tables/reviews";
import { tickets } from "#server/db/tables/support";
import { archivedDocuments, labels } from "#server/db/tables/labels";
import { unfinishedForms } from "#server/db/tables/unfinished";
import { giveContactsBack } from "#server/features/contacts/index";
import { forgetRegistration } from "#server/features/registration/index";
import { forgetSongs } from "#server/features/songs/index";
import type { UserRecord } from "#server/features/auth/index";
import { NOT_STATED } from "#shared/wordings/shown-versions";

/** Those who administer, one after the other from here on: of two who take each other's rights away the second is none any more. */
export async function holdAdministrators(trx: Trx): Promise<Set<string>> {
  const records = await trx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.role, "admin"), eq(users.status, "active"), isNull(users.deletedAt)))
    .orderBy(users.id)
    .for("update");
  return new Set(records.map(({ id }) => id));
}

/** Whoever acts. It waits for whoever is being deleted by somebody else, which holds all administrators, and is waited for. */
export async function holdAdministrator(trx: Trx, id: string): Promise<void> {
  await trx.select({ id: users.id }).from(users).where(eq(users.id, id)).for("key share");
}

export async function hasAdministrator(db: Db): Promise<boolean> {
  const records = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.role, "admin"), eq(users.status, "active"), isNull(users.deletedAt)))
    .limit(1);
  return records.length > 0;
}

/** Gives the account of this e-mail the rights of an administrator; null where it has them. */
export async function promote(trx: Trx, email: string): Promise<{ id: string } | null> {
  const [record] = await trx
    .update(users)
    .set({ role: "admin", status: "active" })
    .where(
      and(
        eq(users.email, email),
        isNull(users.deletedAt),
        sql`(${users.role}, ${users.status}) <> ('admin', 'active')`,
      ),
    )
    .returning({ id: users.id });
  return record ?? null;
}

/** The user as they are until the transaction ends; null when there is none, or not any more. */
export async function holdUser(trx: Trx, id: string): Promise<UserRecord | null> {
  const [record] = await trx
    .select()
    .from(users)
    .where(and(eq(users.id, id), isNull(users.deletedAt)))
    .for("update");
  return record ?? null;
}

/** Whether somebody else would administer if this one did not. */
const anotherAdministers = (id: string) => sql`exists (
  select from users other where other.role = 'admin' and other.status = 'active' and other.deleted_at is null
    and other.id <> ${id})`;

type Change = Pick<
  UserRecord,
  | "firstName"
  | "lastName"
  | "email"
  | "role"
  | "status"
  | "emailVerifiedAt"
  | "isFeaturedProducer"
  | "mailsADay"
>;

/** The user as changed; null where nobody would administer any more. */
export async function updateUser(trx: Trx, id: string, change: Change): Promise<UserRecord | null> {
  const administers = change.role === "admin" && change.status === "active";
  const [record] = await trx
    .update(users)
    .set(change)
    .where(and(eq(users.id, id), administers ? undefined : anotherAdministers(id)))
    .returning();
  return record ?? null;
}

export async function isEmailTaken(trx: Trx, email: string, id: string): Promise<boolean> {
  const records = await trx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.email, email), sql`${users.id} <> ${id}`));
  return records.length > 0;
}

/** Links in mails to an address that is not the user's any more open nothing. */
export async function removeLinksOf(trx: Trx, id: string): Promise<void> {
  await trx.delete(accountLinks).where(eq(accountLinks.userId, id));
}

/** Less than after what time Postgres looks for those who wait in a circle (a second), and ends one of them. */
const PATIENCE = "200ms";
const ATTEMPTS = 50;

/**
 * A transaction that takes hold of much, in an order of its own: where another is in its way it lets go of everything and begins anew,
 * so that it is never the other that fails.
 */
export async function yieldToOthers<Result>(db: Db, run: (trx: Trx) => Promise<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await db.transaction(async (trx) => {
        await trx.execute(sql`select set_config('lock_timeout', ${PATIENCE}, true)`);
        return run(trx);
      });
    } catch (error) {
      if (attempt === ATTEMPTS || !isInTheWay(error)) throw error;
    }
  }
}

/** A lock that was not given in time, and a circle of those who wait: https://www.postgresql.org/docs/current/errcodes-appendix.html */
function isInTheWay(error: unknown): boolean {
  const cause = error instanceof DrizzleQueryError ? error.cause : error;
  return cause instanceof Error && "code" in cause && ["55P03", "40P01"].includes(String(cause.code));
}

type Blank = { id: string; at: Date; passwordHash: string };

/** Takes out of the user's record, and of all that hangs on it, who it was. What others signed, what was paid and what support was asked stays. */
export async function blankUser(trx: Trx, { id, at, passwordHash }: Blank): Promise<void> {
  const email = `deleted-${id}@deleted.invalid`;
  for (const table of [accountLinks, phoneCodes, twoFactors, recoveryCodes, avatars, dataExports, liveEvents])
    await trx.delete(table).where(eq(table.userId, id));
  await forgetRegistration(trx, id);
  await forgetSongs(trx, id);
  await trx.delete(blocks).where(sql`${id} in (${blocks.blockerId}, ${blocks.blockedId})`);
  for (const table of [reviews, contacts, contactSets, labels, unfinishedForms, notices])
    await trx.delete(table).where(eq(table.ownerId, id));
  for (const table of [contacts, archivedDocuments]) await trx.delete(table).where(eq(table.accountId, id));
  await giveContactsBack(trx, id);
  await trx
    .delete(collaborationRequests)
    .where(
      and(
        eq(collaborationRequests.status, "pending"),
        sql`${id} in (${collaborationRequests.senderId}, ${collaborationRequests.receiverId})`,
      ),
    );
  await trx.update(payments).set({ formSealed: null, nextCheckAt: null }).where(eq(payments.ownerId, id));
  await trx.update(tickets).set({ email, name: "Deleted user" }).where(eq(tickets.userId, id));
  await trx
    .update(users)
    .set({
      email,
      passwordHash,
      firstName: "Deleted",
      lastName: "user",
      role: "user",
      status: "inactive",
      emailVerifiedAt: null,
      phone: null,
      phoneSince: null,
      phoneConfirmedAt: null,
      profileImageUrl: null,
      collaboratorRole: null,
      genres: [],
      country: null,
      bio: null,
      sampleWorkUrl: null,
      budgetPreference: null,
      availabilityStatus: null,
      isFeaturedProducer: false,
      mailsADay: null,
      termsVersion: NOT_STATED,
      privacyVersion: NOT_STATED,
      darkMode: null,
      language: null,
      emailNotifications: true,
      documentSigningAlerts: true,
      paymentNotifications: true,
      marketingEmails: false,
      noticesOff: [],
      updatesContacts: false,
      deletedAt: at,
    })
    .where(eq(users.id, id));
}
