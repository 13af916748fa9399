import type { Trx } from "#server/db/client";
import { addContacts } from "#server/features/contacts/contacts-store";

type Person = { name: string; email: string; role: string; accountId?: string };

/** Writes down whom somebody works with. Who is there already stays as they were written down, with what was empty filled in; `accountId` is whose account says the name. */
export async function rememberPeople(
  trx: Trx,
  ownerId: string,
  people: readonly Person[],
  at: Date,
): Promise<void> {
  const named = people.filter(({ name }) => name.trim() !== "");
  const facts = named.map(({ name, email, role, ...account }) => ({
    name,
    email,
    role,
    stageName: "",
    phone: "",
    ...(account.accountId && { accountId: account.accountId }),
  }));
  await addContacts(trx, ownerId, facts, at);
}
