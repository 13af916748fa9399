import type { Page } from "@playwright/test";
import type { CollaborationRequest, Message } from "#shared/contract/network";
import { newPerson, type Person } from "./people.ts";
import { answered, seedAccount } from "./seed.ts";

type Caller = Pick<Page, "request">;

export type Profile = {
  collaboratorRole: string;
  genres: string[];
  country: string;
  bio?: string;
  sampleWorkUrl?: string;
  budgetPreference?: string;
  availabilityStatus?: string;
};

/** Somebody with a published profile, signed in on this device. */
export async function seedCollaborator(
  page: Caller,
  person: Partial<Person>,
  profile: Profile,
): Promise<Awaited<ReturnType<typeof seedAccount>>> {
  const account = await seedAccount(page, newPerson(person));
  await seedProfile(page, profile);
  return account;
}

/** Publishes the profile of whoever is signed in on this device. */
export async function seedProfile(page: Caller, profile: Profile): Promise<void> {
  const unsaid = { bio: null, sampleWorkUrl: null, budgetPreference: null, availabilityStatus: null };
  await answered(page.request.put("/api/user/collaborator-profile", { data: { ...unsaid, ...profile } }));
}

export function seedRequest(
  page: Caller,
  receiverId: string,
  message: string,
): Promise<CollaborationRequest> {
  return answered(page.request.post("/api/collaboration-requests", { data: { receiverId, message } }));
}

export function seedAnswer(
  page: Caller,
  requestId: string,
  status: "accepted" | "declined",
): Promise<CollaborationRequest> {
  return answered(page.request.patch(`/api/collaboration-requests/${requestId}`, { data: { status } }));
}

export function seedMessage(page: Caller, requestId: string, message: string): Promise<Message> {
  return answered(
    page.request.post(`/api/collaboration-requests/${requestId}/messages`, { data: { message } }),
  );
}
