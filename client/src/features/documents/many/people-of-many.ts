import type { Collaborator } from "#shared/contract/documents";
import { showPhone } from "#shared/domain/phone";

/** A draft with its people, as its sender sees it. */
export type Draft = {
  id: string;
  title: string;
  revision: number;
  isAgreement: boolean;
  people: readonly Collaborator[];
};

/** Somebody on one or several drafts: asked once how they are reached. */
export type Person = { key: string; name: string; email: string; phone: string; titles: string[] };

const fold = (text: string) => text.trim().replace(/\s+/g, " ").toLowerCase();

/** One of a name, unless drafts have two addresses for it: then they may be two people. An address that is missing is the other's. */
const keyOf = ({ name, email }: Pick<Person, "name" | "email">) => `${fold(name)} ${fold(email)}`;

export function peopleOf(drafts: readonly Draft[]): Person[] {
  const found = new Map<string, Person>();
  for (const { title, people } of drafts)
    for (const { name, email, phone = "" } of people) {
      const key = keyOf({ name, email });
      const person = found.get(key) ?? { key, name, email, phone: showPhone(phone), titles: [] };
      if (!person.titles.includes(title)) person.titles.push(title);
      found.set(key, person);
    }
  const all = [...found.values()];
  return all.filter((person) => person.email !== "" || !otherWithAddress(person, all));
}

function otherWithAddress(person: Pick<Person, "name">, all: readonly Person[]): Person | undefined {
  return all.find(({ name, email }) => email !== "" && fold(name) === fold(person.name));
}

/** Each draft as it is sent: everybody on it with what was typed for them. */
export function toSend(drafts: readonly Draft[], typed: readonly Person[]) {
  return drafts.map(({ id, revision, people, isAgreement }) => ({
    id,
    revision,
    signers: people.map(({ name, email }) => {
      const key = keyOf({ name, email });
      const reached = typed.find((person) => person.key === key) ?? otherWithAddress({ name }, typed);
      const phone = isAgreement ? "" : (reached?.phone.trim() ?? "");
      return { name, email: reached?.email.trim() ?? email, ...(phone !== "" && { phone }) };
    }),
  }));
}
