import type { CollaborationRequest, Person } from "#shared/contract/network";

export function fullName({ firstName, lastName }: Pick<Person, "firstName" | "lastName">): string {
  return `${firstName} ${lastName}`;
}

/** The other one of the two. */
export function partnerOf({ sender, receiver }: CollaborationRequest, userId: string): Person {
  return sender.id === userId ? receiver : sender;
}

/** It has been asked, and not answered. */
export function awaitsAnswerOf(request: CollaborationRequest, userId: string): boolean {
  return request.status === "pending" && request.receiverId === userId;
}
