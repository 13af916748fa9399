import type { AuditEvent, AuditEventName } from "#server/features/documents/index";

/** An event with the version it is about: the one it names, else the one that was out when it happened; null while there was none. */
export type PlacedEvent = AuditEvent & { version: number | null };

/** After these the document is a draft. */
const endings: ReadonlySet<string> = new Set([
  "document_recalled",
  "document_declined",
  "document_amended",
] satisfies AuditEventName[]);

export function isEnding({ event }: Pick<AuditEvent, "event">): boolean {
  return endings.has(event);
}

/**
 * Everything from a sending until the document is a draft again belongs to that version, the end included; and what names its version,
 * or a request about it (`asked`: their versions by the requests' ids), however late.
 */
export function placeEvents(
  events: readonly AuditEvent[],
  asked: ReadonlyMap<string, number>,
): PlacedEvent[] {
  let out: number | null = null;
  return events.map((event) => {
    const { version: number } = event.details;
    const named = typeof number === "number" ? number : (asked.get(String(event.details.requestId)) ?? null);
    if (event.event === "document_sent") out = named;
    const version = named ?? out;
    if (isEnding(event)) out = null;
    return { ...event, version };
  });
}

/** Words of these are the owner's and the signer's alone: a paper for everybody says that it happened. */
const confided = [
  "change_asked",
  "change_answered",
  "recipient_denied",
  "recipient_affirmed",
  "representative_named",
  "representation_taken_back",
  "representation_dropped",
  "representation_given_back",
] satisfies AuditEventName[];
const confidedEvents: ReadonlySet<string> = new Set(confided);

/** What was said, by the position of its event, without what was said in confidence. */
export function withoutConfided(
  reasons: ReadonlyMap<number, string>,
  events: readonly AuditEvent[],
): Map<number, string> {
  const told = new Map(reasons);
  for (const { event, position } of events) if (confidedEvents.has(event)) told.delete(position);
  return told;
}

/** What became of a link is between the owner and whoever it was mailed to. */
const betweenTwo: ReadonlySet<string> = new Set([
  ...confided,
  "invitation_resent",
  "link_asked",
  "room_code_sent",
  "room_code_guessed",
  "invitation_opened",
  "representative_opened",
  "invitation_expired",
  "reminder_sent",
  "reminders_stopped",
  "reminders_resumed",
  "consent_reminder_sent",
] satisfies AuditEventName[]);

/** Whether a signer is told of an event: those of the versions they were asked to sign, and how the document came about. */
export function concernsSigner(
  event: PlacedEvent,
  { versions, signerIds }: { versions: readonly number[]; signerIds: ReadonlySet<string> },
): boolean {
  if (event.event === "document_created") return true;
  if (event.version === null || !versions.includes(event.version)) return false;
  return !betweenTwo.has(event.event) || signerIds.has(signerIdOf(event) ?? "");
}

/** The signer who did it, or to whom it happened. */
export function signerIdOf({ actor, details }: Pick<AuditEvent, "actor" | "details">): string | null {
  if (typeof details.signerId === "string") return details.signerId;
  return actor.startsWith("signer:") ? actor.slice("signer:".length) : null;
}
