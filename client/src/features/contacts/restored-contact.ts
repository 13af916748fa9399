import type { Contact, ContactInput } from "#shared/contract/contacts";

/** A contact that is written down again as its owner had it: what an account gave it gives again, if it still does, and is nobody else's. */
export function restoredContact({
  kept,
  isOwn,
  ...contact
}: Contact): ContactInput & Pick<Contact, "id" | "isOwn"> {
  const isGiven = (field: string) => kept.some((given) => given === field);
  const { id, name, email, stageName, phone, role, registration } = contact;
  return {
    id,
    name,
    email,
    role,
    isOwn,
    stageName: isGiven("stageName") ? "" : stageName,
    phone: isGiven("phone") ? "" : phone,
    registration: Object.fromEntries(Object.entries(registration).filter(([field]) => !isGiven(field))),
  };
}
