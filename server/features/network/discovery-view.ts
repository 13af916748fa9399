import type { ProfileRow } from "#server/features/network/discovery-store";
import { viewPerson } from "#server/features/network/person-view";
import type { Collaborator } from "#shared/contract/network";

/** A profile as `userId` sees it. */
export function viewCollaborator(row: ProfileRow, userId: string): Collaborator {
  const { genres, country, bio, sampleWorkUrl, budgetPreference, availabilityStatus, isFeaturedProducer } =
    row;
  return {
    ...viewPerson(row),
    genres,
    country,
    bio,
    sampleWorkUrl,
    budgetPreference,
    availabilityStatus,
    isFeaturedProducer,
    request: viewOpenRequest(row.request, userId),
  };
}

function viewOpenRequest(request: ProfileRow["request"], userId: string): Collaborator["request"] {
  if (!request || request.status === "declined") return null;
  const { id, status, senderId } = request;
  return { id, status, direction: senderId === userId ? "sent" : "received" };
}
