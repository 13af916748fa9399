import type { Deps } from "#server/deps";
import { updateUser } from "#server/features/account/account-store";
import type { UserRecord } from "#server/features/auth/index";
import type { CollaboratorProfile } from "#shared/contract/auth";

/** Publishes the profile: with a role, genres and a country others find it. */
export function saveCollaboratorProfile(
  { db }: Deps,
  user: UserRecord,
  profile: CollaboratorProfile,
): Promise<UserRecord> {
  return updateUser(db, user.id, profile);
}

const none: CollaboratorProfile = {
  collaboratorRole: null,
  genres: [],
  country: null,
  bio: null,
  sampleWorkUrl: null,
  budgetPreference: null,
  availabilityStatus: null,
};

/** Takes the profile down, and forgets it. */
export function removeCollaboratorProfile({ db }: Deps, user: UserRecord): Promise<UserRecord> {
  return updateUser(db, user.id, none);
}
