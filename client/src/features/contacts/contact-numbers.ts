import { queryClient } from "#client/lib/query-client";
import { contactOffersQuery } from "#client/features/contacts/contact-queries";

type Person = { name: string; email: string; phone: string };

const isCalled =
  (name: string) =>
  (other: { name: string }): boolean =>
    other.name.trim().toLowerCase() === name.trim().toLowerCase();

/** More people than that are not asked about one by one. */
const MOST_ASKED = 20;

/**
 * The same people with the numbers that contacts have of those whom nothing would reach. Nobody gets one of whose name there are two, here or
 * among the contacts: it may be a namesake's. Without a response everybody stays as they are.
 */
export async function withContactNumbers<Row extends Person>(people: readonly Row[]): Promise<Row[]> {
  const isAsked = ({ name, email, phone }: Row) =>
    name.trim() !== "" && (email + phone).trim() === "" && people.filter(isCalled(name)).length === 1;
  const asked = people.filter(isAsked).slice(0, MOST_ASKED);
  const numbers = new Map(
    await Promise.all(asked.map(async (row) => [row, await numberOf(row.name)] as const)),
  );
  return people.map((row) => ({ ...row, phone: numbers.get(row) || row.phone }));
}

async function numberOf(name: string): Promise<string> {
  const { items } = await queryClient.query(contactOffersQuery(name.trim())).catch(() => ({ items: [] }));
  const [contact, namesake] = items.filter(isCalled(name));
  return contact && !namesake ? contact.phone : "";
}
