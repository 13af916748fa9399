import type { Purpose } from "#client/features/consent/consent-queries";
import type { ConsentStatus } from "#shared/contract/consent";
import { dayForReader } from "#shared/dates";
import { namePeople } from "#client/lib/name-people";

/** How the last request ended, for an owner who may ask again; null when nobody ever asked, or it is open. */
export function endedRequest(purpose: Purpose, status: ConsentStatus | undefined): string | null {
  if (!status?.hasRequest) return null;
  const day = dayForReader(status.requestedAt);
  if (status.status === "rejected")
    return `${namePeople([status.rejectedBy ?? "A signer"])} ${purpose === "deletion" ? "rejected" : "refused"} your request of ${day}. The document stays as it is; you can ask again.`;
  if (status.status === "expired")
    return `Your request of ${day} ended without everybody’s answer. You can ask again.`;
  return null;
}
