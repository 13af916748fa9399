import type { NewUser } from "#server/features/auth/index";

/** What makes a user's profile published. */
export function publishedProfile(given: Partial<NewUser> = {}): Partial<NewUser> {
  return {
    firstName: "Wambui",
    lastName: "Njoroge",
    collaboratorRole: "producer",
    genres: ["Afrobeats", "Amapiano"],
    country: "Kenya",
    budgetPreference: "250-500",
    availabilityStatus: "available",
    ...given,
  };
}
