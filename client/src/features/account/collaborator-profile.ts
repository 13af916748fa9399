import type { CollaboratorProfile } from "#shared/contract/auth";
import type { Availability } from "#shared/domain/collaborator-lists";
import type { BadgeTone } from "#client/ui/badge";

/** Published, and found by others, once these are there. */
export function hasCollaboratorProfile({
  collaboratorRole,
  genres,
  country,
}: Pick<CollaboratorProfile, "collaboratorRole" | "genres" | "country">): boolean {
  return collaboratorRole !== null && genres.length > 0 && country !== null;
}

export const availabilityTones: Record<Availability, BadgeTone> = {
  available: "success",
  busy: "warning",
  booked: "neutral",
};
