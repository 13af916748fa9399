import type { ProfileRecord } from "#server/features/network/discovery-store";
import { viewPerson } from "#server/features/network/person-view";
import type { Collaborator } from "#shared/contract/network";

/** A profile as `userId` sees it. */
export function viewCollaborator(record: ProfileRecord, userId: string): Collaborator {
  const { genres, country, bio, sampleWorkUrl, budgetPreference, availabilityStatus, isFeaturedProducer } =
    record;
  return {
    ...viewPerson(record),
    genres,
    country,
    bio,
    sampleWorkUrl,
    budgetPreference,
    availabilityStatus,
    isFeaturedProducer,
    request: viewOpenRequest(record.request, userId),
  };
}

function viewOpenRequest(request: ProfileRecord["request"], userId: string): Collaborator["request"] {
  if (!request || request.status === "declined") return null;
  const { id, status, senderId } = request;
  return { id, status, direction: senderId === userId ? "sent" : "received" };
}
