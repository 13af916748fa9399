import { and, desc, eq, gt, inArray, isNotNull, isNull, lt, sql } from "#server/orm";
import type { Db, Queryable, Trx } from "#server/db/client";
import {
  type accountTextKinds,
  type consentTextKinds,
  reminderLinks,
  signers,
  textMessages,
} from "#server/db/tables/signing";
import type { SmsState } from "#shared/domain/sms-states";

export type TextRecord = typeof textMessages.$inferSelect;
export type TextKind = TextRecord["kind"];
export type ConsentTextKind = (typeof consentTextKinds)[number];
/** What is said of signing; whoever asks something else writes it. */
export type SigningTextKind = Exclude<TextKind, ConsentTextKind | (typeof accountTextKinds)[number]>;

/** What brings somebody a link to sign by. */
export const asksToSign = (kind: TextKind) =>
  kind === "invitation" || kind === "reminder" || kind === "answer";

const DAY = 24 * 60 * 60 * 1000;

type NewText = Pick<TextRecord, "id" | "signerId" | "accountId" | "kind"> & { at: Date };

export async function insertText(trx: Trx, { at, ...text }: NewText): Promise<void> {
  await trx.insert(textMessages).values({ ...text, createdAt: at, changedAt: at });
}

/** How many this account has caused since then. Those of signers who are gone count, and are forgotten two days later. */
export async function countTexts(trx: Trx, accountId: string, since: Date): Promise<number> {
  const isForgotten = and(
    isNull(textMessages.signerId),
    lt(textMessages.createdAt, new Date(since.getTime() - DAY)),
  );
  await trx.delete(textMessages).where(isForgotten);
  return trx.$count(
    textMessages,
    and(eq(textMessages.accountId, accountId), gt(textMessages.createdAt, since)),
  );
}

export async function findText(db: Queryable, id: string): Promise<TextRecord | null> {
  const [text] = await db.select().from(textMessages).where(eq(textMessages.id, id));
  return text ?? null;
}

/** Notes, before it is given to the provider, that it may have been, and how often by now; null once that is often enough. */
export async function takeAttempt(db: Db, id: string, most: number): Promise<number | null> {
  const { attempts, state } = textMessages;
  const taken = await db
    .update(textMessages)
    .set({ attempts: sql`${attempts} + 1` })
    .where(and(eq(textMessages.id, id), eq(state, "waits"), lt(attempts, most)))
    .returning({ attempts });
  return taken[0]?.attempts ?? null;
}

/** The provider said that it took nothing: that was no attempt. */
export async function giveAttemptBack(db: Db, id: string): Promise<void> {
  await db
    .update(textMessages)
    .set({ attempts: sql`${textMessages.attempts} - 1` })
    .where(eq(textMessages.id, id));
}

/** What became of a message that waited; false where that is known already. */
export async function settleText(
  db: Queryable,
  id: string,
  { state, at, providerId = null }: { state: SmsState; at: Date; providerId?: string | null },
): Promise<boolean> {
  const settled = await db
    .update(textMessages)
    .set({ state, changedAt: at, providerId })
    .where(and(eq(textMessages.id, id), eq(textMessages.state, "waits")));
  return settled.rowCount === 1;
}

/** Notes what the provider reports of a message that was sent: that message, where it is news. What has come cannot come less. */
export async function noteReport(
  db: Queryable,
  providerId: string,
  { state, at }: { state: SmsState; at: Date },
): Promise<TextRecord | null> {
  const before = state === "failed" ? ["sent" as const] : ["sent" as const, "failed" as const];
  const [noted] = await db
    .update(textMessages)
    .set({ state, changedAt: at })
    .where(and(eq(textMessages.providerId, providerId), inArray(textMessages.state, before)))
    .returning();
  return noted ?? null;
}

export async function isKnownMessage(db: Queryable, providerId: string): Promise<boolean> {
  return (await db.$count(textMessages, eq(textMessages.providerId, providerId))) === 1;
}

/** The newest message to each signer of a version. */
export function newestTexts(db: Queryable, versionId: string) {
  return db
    .selectDistinctOn([textMessages.signerId], {
      signerId: textMessages.signerId,
      state: textMessages.state,
      at: textMessages.changedAt,
    })
    .from(textMessages)
    .innerJoin(signers, eq(signers.id, textMessages.signerId))
    .where(and(eq(signers.versionId, versionId), isNotNull(textMessages.signerId)))
    .orderBy(textMessages.signerId, desc(textMessages.createdAt), desc(textMessages.id));
}

export async function insertTextLink(
  trx: Trx,
  link: { tokenHash: string; signerId: string; createdAt: Date },
): Promise<void> {
  await trx.insert(reminderLinks).values({ ...link, way: "sms_link" });
}
