import type { Queryable } from "#server/db/client";
import { findHidden } from "#server/features/documents/hidden-store";
import { AppError } from "#server/http/app-error";
import type { ErrorCode } from "#shared/errors";

/** How long a document that an administrator has hidden can be restored. */
export const HIDDEN_MS = 30 * 24 * 60 * 60_000;

/** What whoever has something that opened a document is told while an administrator has hidden it; null of one that is not hidden. */
export async function hiddenError(
  db: Queryable,
  documentId: string | null,
  code: ErrorCode,
): Promise<AppError | null> {
  const hidden = documentId === null ? null : await findHidden(db, documentId);
  return hidden && sayHidden(hidden, code);
}

/** The same to whoever owns it, signed in. */
export async function hiddenFromOwner(db: Queryable, id: string, ownerId: string): Promise<AppError | null> {
  const hidden = await findHidden(db, id);
  return hidden?.ownerId === ownerId ? sayHidden(hidden, "document_not_found") : null;
}

const sayHidden = (hidden: { since: Date }, code: ErrorCode) =>
  new AppError(code, ({ say, day }) => ({
    message: say("hidden.link", { day: day(endOf(hidden)) }),
    // What was taken back has a heading of its own.
    ...(code !== "link_withdrawn" && { heading: say("hidden.linkHeading") }),
  }));

/** Until when it can be restored; null of one that is not hidden, or that was never sent: nobody but its owner knows of that. */
export async function hiddenUntil(db: Queryable, documentId: string): Promise<Date | null> {
  const hidden = await findHidden(db, documentId);
  return hidden?.wasSent ? endOf(hidden) : null;
}

const endOf = ({ since }: { since: Date }) => new Date(since.getTime() + HIDDEN_MS);
