import type { Deps } from "#server/deps";
import type { Trx } from "#server/db/client";
import { addContacts } from "#server/features/contacts/contacts-store";
import { contactsAdded } from "#server/features/contacts/keep-contacts";

type Person = { name: string; email: string; phone?: string | undefined; role: string; accountId?: string };

/** Writes down whom somebody works with. Who is there already stays as they were written down, with what was empty filled in; `accountId` is whose account says the name. */
export async function rememberPeople(
  { jobs }: Pick<Deps, "jobs">,
  trx: Trx,
  ownerId: string,
  people: readonly Person[],
  at: Date,
): Promise<void> {
  const named = people.filter(({ name }) => name.trim() !== "");
  const facts = named.map(({ name, email, phone = "", role, ...account }) => ({
    name,
    email,
    phone,
    role,
    stageName: "",
    ...(account.accountId && { accountId: account.accountId }),
  }));
  if ((await addContacts(trx, ownerId, facts, at)) > 0) await jobs.enqueue(trx, contactsAdded, { ownerId });
}
