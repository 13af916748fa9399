import { canonicalJson, sha256 } from "#server/features/documents/canonical-json";
import {
  insertEvent,
  insertReason,
  lastEvent,
  type AuditEvent,
} from "#server/features/documents/audit-store";
import type { Trx } from "#server/db/client";
import { notify } from "#server/features/notices/index";
import type { NoticeKind } from "#shared/domain/notices";

export type AuditEventName =
  | "document_created"
  | "document_edited"
  | "document_redrafted"
  | "document_completed"
  | "document_sent"
  | "invitation_resent"
  | "turn_begun"
  | "address_corrected"
  | "change_asked"
  | "change_answered"
  | "recipient_denied"
  | "recipient_affirmed"
  | "link_asked"
  | "representative_named"
  | "representative_opened"
  | "representation_taken_back"
  | "representation_dropped"
  | "representation_given_back"
  | "room_opened"
  | "room_closed"
  | "room_code_sent"
  | "room_code_guessed"
  | "document_signed"
  | "document_fully_signed"
  | "pdf_issued"
  | "certificate_issued"
  | "document_locked"
  | "document_unlocked"
  | "document_recalled"
  | "document_declined"
  | "document_amended"
  | "change_dropped"
  | "version_replaced"
  | "invitation_opened"
  | "reminder_sent"
  | "reminders_stopped"
  | "reminders_resumed"
  | "invitation_expired"
  | "consent_requested"
  | "consent_confirmed"
  | "consent_refused"
  | "consent_approved"
  | "consent_cancelled"
  | "consent_expired"
  | "consent_superseded"
  | "consent_reminder_sent"
  | "view_shared"
  | "view_taken_back"
  | "document_hidden"
  | "document_restored"
  | "document_purged"
  | "document_deleted";

/** `actor` is `user:{id}`, `signer:{id}` or `system`; `details` are ids and hashes, never the document's text. */
export type Happening = {
  documentId: string;
  event: AuditEventName;
  actor: `user:${string}` | `signer:${string}` | "system";
  at: Date;
  details?: Record<string, string | number>;
  /** What the actor said to it: kept beside the trail. */
  reason?: string;
};

const FIRST_LINK = "0".repeat(64);

/** The hash of a link: of the previous hash and the event's canonical JSON. */
export function linkHash(
  previousHash: string,
  event: Omit<AuditEvent, "id" | "hash" | "previousHash">,
): string {
  const { documentId, position, event: name, actor, at, details } = event;
  return sha256(
    previousHash + canonicalJson({ documentId, position, event: name, actor, at: at.toISOString(), details }),
  );
}

/**
 * The time of what is recorded next: two processes have two clocks, or one waited for the other, and times follow the order of the chain. For
 * what keeps the time of its event elsewhere. The caller's transaction holds the document's record.
 */
export async function nextMoment(trx: Trx, documentId: string, now: Date): Promise<Date> {
  return notBefore(await lastEvent(trx, documentId), now);
}

const notBefore = (previous: { at: Date } | null, at: Date) =>
  previous && previous.at > at ? previous.at : at;

/** Adds an event to the document's chain. The caller's transaction holds the document's record, so that links come one by one. */
export async function recordEvent(
  trx: Trx,
  { details = {}, reason = "", ...happening }: Happening,
): Promise<void> {
  const previous = await lastEvent(trx, happening.documentId);
  const previousHash = previous?.hash ?? FIRST_LINK;
  const at = notBefore(previous, happening.at);
  const event = { ...happening, at, details, position: (previous?.position ?? 0) + 1 };
  await insertEvent(trx, { ...event, previousHash, hash: linkHash(previousHash, event) });
  const { documentId, position } = event;
  if (reason !== "") await insertReason(trx, { documentId, position, reason });
  const kind = toldAs[event.event];
  if (kind) await notify(trx, { kind, documentId, signerId: signerOf(event), at });
}

/** What the owner is told of. */
const toldAs: Partial<Record<AuditEventName, NoticeKind>> = {
  document_signed: "signed",
  document_fully_signed: "fully_signed",
  invitation_opened: "opened",
  document_declined: "declined",
  change_asked: "change_asked",
  recipient_denied: "not_me",
  reminder_sent: "reminded",
  invitation_expired: "expired",
};

/** Whose doing it was, or to whom it happened. */
function signerOf({ actor, details }: { actor: string; details: AuditEvent["details"] }): string | null {
  const [kind, id = null] = actor.split(":");
  return kind === "signer" ? id : details.signerId === undefined ? null : String(details.signerId);
}

/** Whether the link follows from the one before it, or begins its document's chain. */
export function follows(previous: AuditEvent | undefined, event: AuditEvent): boolean {
  const { hash, position } = previous ?? { hash: FIRST_LINK, position: 0 };
  const isNext = event.position === position + 1 && event.previousHash === hash;
  return isNext && event.hash === linkHash(hash, event);
}

/** Whether every link follows from the one before it; a changed, missing or reordered event breaks the chain. */
export function isUnbroken(events: readonly AuditEvent[]): boolean {
  return events.every((event, index) => follows(events[index - 1], event));
}
