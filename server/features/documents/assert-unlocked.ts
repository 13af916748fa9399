import { AppError } from "#server/http/app-error";
import type { DocumentStatus } from "#shared/domain/document-status";

/** For what the owner does; signers are told that the owner has locked it. Throws `document_locked`. */
export function assertUnlocked(status: DocumentStatus): void {
  if (status === "locked")
    throw new AppError("document_locked", "This document is locked. Please unlock it first.");
}
