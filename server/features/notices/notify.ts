import type { Trx } from "#server/db/client";
import { publishLiveEvent } from "#server/features/notices/events-store";
import { newNoticeId } from "#server/features/notices/notice-id";
import { insertNotice } from "#server/features/notices/notices-store";
import { noticeKinds, type NoticeKind } from "#shared/domain/notices";

/** Of a document its owner is told, of all else whoever it is for. */
type Told = { kind: NoticeKind; at: Date } & (
  | { documentId: string; signerId: string | null }
  | { ownerId: string; requestId: string }
  | { ownerId: string; paymentId: string }
);

/** Messages of a conversation, and reminders of a document, are one notice until it is read. */
const gathering: readonly NoticeKind[] = ["message", "reminded"];

/** That somebody is not reached is one notice for each. */
function gatheredBy(kind: NoticeKind, { documentId, requestId, signerId }: About) {
  if (kind === "undelivered" || kind === "unsure_text") return signerId;
  return gathering.includes(kind) ? (documentId ?? requestId) : null;
}

type About = Record<keyof typeof nothing, string | null>;

const nothing = { ownerId: null, documentId: null, signerId: null, requestId: null, paymentId: null };

/**
 * Tells somebody what has happened, in its transaction, and announces it to their open windows; nobody of what they did themselves or have
 * switched off.
 */
export async function notify(trx: Trx, { kind, at, ...of }: Told): Promise<void> {
  const about = { ...nothing, ...of };
  const gathers = gatheredBy(kind, about);
  const row = { ...about, id: newNoticeId(at), kind, topic: noticeKinds[kind], gathers, at };
  const toldId = await insertNotice(trx, row);
  // What happens in the network is announced by its own event.
  if (toldId && about.requestId === null) await publishLiveEvent(trx, [toldId], { type: "notice" }, at);
}
