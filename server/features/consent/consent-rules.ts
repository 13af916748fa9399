import type { ConsentRequestRecord } from "#server/features/consent/consent-store";
import type { ConsentOutcome } from "#shared/contract/consent";
import type { ErrorCode } from "#shared/errors";

const DAY = 24 * 60 * 60 * 1000;

/** How long a link to answer works, and with it a request that is not decided. */
const ANSWER_TIME = 14 * DAY;

/** Between everybody's consent and the deletion: time to change one's mind. */
const GRACE_TIME = 30 * DAY;

/** When somebody who has not answered is reminded, counted from the request. */
const REMINDERS = [3 * DAY, 10 * DAY];

export type Purpose = ConsentRequestRecord["purpose"];

/** What a link opens that is unknown or has ended. */
export const linkInvalid = {
  deletion: "consent_link_invalid",
  amendment: "unlock_link_invalid",
} as const satisfies Record<Purpose, ErrorCode>;

export function expiryOf(requestedAt: Date): Date {
  return new Date(requestedAt.getTime() + ANSWER_TIME);
}

/** Until the day of a deletion its links lead to the copy that is still there. */
export function endOfLinks({
  status,
  expiresAt,
  scheduledAt,
}: Pick<ConsentRequestRecord, "status" | "expiresAt" | "scheduledAt">): Date {
  return status === "approved" && scheduledAt && scheduledAt > expiresAt ? scheduledAt : expiresAt;
}

export function deletionDayOf(approvedAt: Date): Date {
  return new Date(approvedAt.getTime() + GRACE_TIME);
}

/** The requests, by when they were made, that each reminder is due for; the first reminder first. */
export function remindersDueAt(now: Date): Date[] {
  return REMINDERS.map((after) => new Date(now.getTime() - after));
}

/** How many reminders should have been sent by now. */
export function remindersDue(requestedAt: Date, now: Date): number {
  return REMINDERS.filter((after) => requestedAt.getTime() + after <= now.getTime()).length;
}

type Asked = {
  request: Pick<ConsentRequestRecord, "status" | "decidedAt">;
  version: { endedAt: Date | null };
};

/** Whether a request ended because its version did: everybody had signed another. Both were noted at the same moment. */
export function wasSuperseded({ request, version }: Asked): boolean {
  return (
    request.status === "cancelled" &&
    version.endedAt !== null &&
    request.decidedAt?.getTime() === version.endedAt.getTime()
  );
}

type Counted = Pick<ConsentRequestRecord, "purpose" | "status" | "confirmedCount" | "confirmationsRequired">;

/** Whether the owner gave up a change that everybody had agreed to: who takes a request for a change back does so before. */
export function wasDropped({ purpose, status, confirmedCount, confirmationsRequired }: Counted): boolean {
  return purpose === "amendment" && status === "cancelled" && confirmedCount === confirmationsRequired;
}

type AskedBy = {
  request: Pick<ConsentRequestRecord, "purpose" | "status" | "decidedAt">;
  requester: { deletedAt: Date | null };
};

/** Whether a request ended as the account that had made it was deleted. */
export function wasOfDeleted({ request: { status, decidedAt }, requester: { deletedAt } }: AskedBy): boolean {
  return status === "cancelled" && decidedAt !== null && deletedAt !== null && decidedAt >= deletedAt;
}

/** The same, and of a change that all had agreed to: nobody can write it any more. */
export function endedWithOwner(asked: AskedBy): boolean {
  const { request, requester } = asked;
  const isToBeChanged = request.purpose === "amendment" && request.status === "approved";
  return wasOfDeleted(asked) || (isToBeChanged && requester.deletedAt !== null);
}

/** Where a request stands: one that ran out is expired, also before somebody has noted it. */
export function outcomeOf(
  { status, expiresAt }: Pick<ConsentRequestRecord, "status" | "expiresAt">,
  now: Date,
): ConsentOutcome {
  return status === "pending" && expiresAt <= now ? "expired" : status;
}
