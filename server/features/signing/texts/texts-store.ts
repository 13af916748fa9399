import { randomUUID } from "node:crypto";
import { and, desc, eq, gt, inArray, isNotNull, isNull, lt, sql } from "#server/orm";
import type { Db, Queryable, Trx } from "#server/db/client";
import {
  type accountTextKinds,
  type consentTextKinds,
  type namedTextKinds,
  reminderLinks,
  signers,
  textMessages,
  type writtenTextKinds,
} from "#server/db/tables/signing";
import { lostStates, type SmsState } from "#shared/domain/sms-states";

export type TextRecord = typeof textMessages.$inferSelect;
export type TextKind = TextRecord["kind"];
export type ConsentTextKind = (typeof consentTextKinds)[number];
export type NamedTextKind = (typeof namedTextKinds)[number];
/** What is said of signing; whoever asks something else writes it. */
export type SigningTextKind = Exclude<
  TextKind,
  ConsentTextKind | NamedTextKind | (typeof accountTextKinds)[number] | (typeof writtenTextKinds)[number]
>;

/** What brings somebody a link to sign by. */
const asking: TextKind[] = ["invitation", "reminder", "answer"];
export const asksToSign = (kind: TextKind) => asking.includes(kind);

const DAY = 24 * 60 * 60 * 1000;

type NewText = Pick<TextRecord, "id" | "signerId" | "accountId" | "kind"> & {
  at: Date;
  representativeId?: string;
  /** Whose documents its link opens besides. */
  alsoOpens?: readonly string[];
};

/** One row for each signer: the others' have no message of their own. Repeated it changes nothing. */
export async function insertText(
  trx: Queryable,
  { at, id, signerId, alsoOpens = [], ...text }: NewText,
): Promise<void> {
  const row = { ...text, createdAt: at, changedAt: at };
  const others = alsoOpens.map((other) => ({ ...row, id: randomUUID(), signerId: other, sentWith: id }));
  await trx
    .insert(textMessages)
    .values([{ ...row, id, signerId }, ...others])
    .onConflictDoNothing();
}

/** How many this account has caused since then. Those of signers who are gone count, and are forgotten two days later. */
export async function countTexts(trx: Trx, accountId: string, since: Date): Promise<number> {
  const isForgotten = and(
    isNull(textMessages.signerId),
    isNull(textMessages.representativeId),
    lt(textMessages.createdAt, new Date(since.getTime() - DAY)),
  );
  await trx.delete(textMessages).where(isForgotten);
  return trx.$count(
    textMessages,
    and(
      eq(textMessages.accountId, accountId),
      gt(textMessages.createdAt, since),
      isNull(textMessages.sentWith),
    ),
  );
}

export async function findText(db: Queryable, id: string): Promise<TextRecord | null> {
  const [text] = await db.select().from(textMessages).where(eq(textMessages.id, id));
  return text ?? null;
}

/** Notes, before a message is given to the provider, that it is, and how often by now; null where it was and nobody heard what became of it. */
export async function takeAttempt(db: Db, id: string, at: Date): Promise<number | null> {
  const { attempts, state, givenAt } = textMessages;
  const taken = await db
    .update(textMessages)
    .set({ attempts: sql`${attempts} + 1`, givenAt: at })
    .where(and(eq(textMessages.id, id), eq(state, "waits"), isNull(givenAt)))
    .returning({ attempts });
  return taken[0]?.attempts ?? null;
}

/** The provider took nothing: it may be given it once more. */
export async function noteRefusal(db: Db, id: string): Promise<void> {
  await db.update(textMessages).set({ givenAt: null }).where(eq(textMessages.id, id));
}

type Fate = { state: SmsState; at: Date };

/**
 * What became of a message that waited, or of which nothing was heard: that message, and for each other signer whose document it opened
 * theirs. Nothing where it is known already.
 */
export async function settleText(
  trx: Trx,
  id: string,
  { state, at, providerId = null }: Fate & { providerId?: string | null },
): Promise<TextRecord[]> {
  const before: SmsState[] = state === "sent" ? ["waits", "unsure"] : ["waits"];
  const settled = await trx
    .update(textMessages)
    .set({ state, changedAt: at, providerId })
    .where(and(eq(textMessages.id, id), inArray(textMessages.state, before)))
    .returning();
  return [...settled, ...(await settleWith(trx, settled, { state, at }))];
}

/** Notes what the provider reports of a message that was sent, as `settleText` does. What has come cannot come less. */
export async function noteReport(trx: Trx, providerId: string, { state, at }: Fate): Promise<TextRecord[]> {
  const before: SmsState[] = state === "failed" ? ["sent"] : ["sent", "failed"];
  const noted = await trx
    .update(textMessages)
    .set({ state, changedAt: at })
    .where(and(eq(textMessages.providerId, providerId), inArray(textMessages.state, before)))
    .returning();
  return [...noted, ...(await settleWith(trx, noted, { state, at }))];
}

/** Whoever has opened its link has it, whatever was heard of it: the link was made in the moment of its message. */
export async function noteOpenedLink(db: Queryable, tokenHash: string, at: Date): Promise<void> {
  await db.execute(sql`
    update ${textMessages} set state = 'delivered', changed_at = ${at.toISOString()}::timestamptz
    from ${reminderLinks} link
    where link.token_hash = ${tokenHash} and link.way = 'sms_link' and ${textMessages.signerId} = link.signer_id
      and ${textMessages.createdAt} = link.created_at and ${hasLeft}`);
}

/** The same of whoever was named: the newest message has the one link that is theirs. */
export async function noteOpenedByNamed(db: Queryable, representativeId: string, at: Date): Promise<void> {
  await db.execute(sql`
    update ${textMessages} set state = 'delivered', changed_at = ${at.toISOString()}::timestamptz
    where ${textMessages.id} = (select id from ${textMessages} newest where newest.representative_id = ${representativeId}
      and newest.kind = 'named' order by newest.created_at desc, newest.id desc limit 1) and ${hasLeft}`);
}

const hasLeft = sql`${textMessages.state} in ('sent', 'failed', 'unsure')`;

async function settleWith(trx: Trx, [first]: readonly TextRecord[], { state, at }: Fate) {
  if (!first) return [];
  return trx
    .update(textMessages)
    .set({ state, changedAt: at })
    .where(eq(textMessages.sentWith, first.id))
    .returning();
}

export async function isKnownMessage(db: Queryable, providerId: string): Promise<boolean> {
  return (await db.$count(textMessages, eq(textMessages.providerId, providerId))) === 1;
}

/** Whether somebody who waits for a message waits in vain, so far: also where the provider did not take it yet. */
export const isAmiss = ({
  state,
  attempts,
  givenAt,
}: Pick<TextRecord, "state" | "attempts" | "givenAt">): boolean =>
  lostStates.includes(state) ||
  state === "dropped" ||
  (state === "waits" && attempts > 0 && givenAt === null);

/** Whether the newest message to whoever was named is not known to have come. */
export async function isNamedAmiss(db: Queryable, representativeId: string): Promise<boolean> {
  const [newest] = await db
    .select()
    .from(textMessages)
    .where(eq(textMessages.representativeId, representativeId))
    .orderBy(desc(textMessages.createdAt), desc(textMessages.id))
    .limit(1);
  return newest !== undefined && isAmiss(newest);
}

/** The newest message to each signer of a version. */
export function newestTexts(db: Queryable, versionId: string) {
  return db
    .selectDistinctOn([textMessages.signerId], {
      signerId: textMessages.signerId,
      state: textMessages.state,
      attempts: textMessages.attempts,
      givenAt: textMessages.givenAt,
      at: textMessages.changedAt,
    })
    .from(textMessages)
    .innerJoin(signers, eq(signers.id, textMessages.signerId))
    .where(and(eq(signers.versionId, versionId), isNotNull(textMessages.signerId)))
    .orderBy(textMessages.signerId, desc(textMessages.createdAt), desc(textMessages.id));
}

/** Whether somebody was sent another message to sign by since. */
export async function hasNewer(
  db: Queryable,
  { signerId, createdAt }: { signerId: string; createdAt: Date },
): Promise<boolean> {
  const { kind, signerId: to } = textMessages;
  const isNewer = gt(textMessages.createdAt, createdAt);
  return (await db.$count(textMessages, and(eq(to, signerId), isNewer, inArray(kind, asking)))) > 0;
}

export async function insertTextLink(
  trx: Trx,
  link: { tokenHash: string; signerId: string; createdAt: Date },
): Promise<void> {
  await trx.insert(reminderLinks).values({ ...link, way: "sms_link" });
}
