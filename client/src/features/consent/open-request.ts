import { isOpen } from "#client/features/consent/consent-queries";
import type { ConsentStatus } from "#shared/contract/consent";
import { dayForReader } from "#shared/dates";

type Status = ConsentStatus | undefined;

/** Why an owner can ask nothing now; null when nothing is open. */
export function openRequest(deletion: Status, amendment: Status): string | null {
  if (isOpen("deletion", deletion)) {
    if (deletion.status === "pending")
      return `Everybody is being asked whether this document may be deleted. ${WAIT}`;
    const day = dayForReader(deletion.scheduledDeletionDate ?? deletion.expiresAt);
    return `Everybody confirmed the deletion of this document: it goes on ${day}. To ask for something else, choose “Keep the document” at the top of this page first.`;
  }
  if (!isOpen("amendment", amendment)) return null;
  return `Everybody is being asked whether this document may be changed. ${WAIT}`;
}

const WAIT = "Nothing else can be asked until that request has ended.";
