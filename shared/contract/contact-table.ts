import type { Contact, ContactInput } from "#shared/contract/contacts";

/** The columns of a table of contacts, in their order. */
export const contactColumns = [
  "name",
  "stageName",
  "email",
  "phone",
  "role",
  "legalName",
  "ipiNameNumber",
  "ipiBaseNumber",
  "isni",
  "performingSociety",
  "mechanicalSociety",
  "publisher",
  "publisherIpi",
  "publisherSociety",
  "publisherKind",
] as const;
export type ContactColumn = (typeof contactColumns)[number];

export function rowOfContact(contact: Contact): string[] {
  const { publisher, ...numbers } = contact.registration;
  const { name, kind, ipiNameNumber, society } = publisher;
  const row: Record<ContactColumn, string> = {
    ...contact,
    ...numbers,
    publisher: name,
    publisherIpi: ipiNameNumber,
    publisherSociety: society,
    publisherKind: name === "" ? "" : kind,
  };
  return contactColumns.map((column) => row[column]);
}

/** As it is sent; what it says is not checked yet. */
export function contactOfRow(row: Partial<Record<ContactColumn, string | undefined>>): ContactInput {
  const { name = "", stageName, email, phone, role, legalName, ipiNameNumber, ipiBaseNumber, isni } = row;
  const { performingSociety, mechanicalSociety, publisher = "", publisherIpi, publisherSociety } = row;
  const kind = row.publisherKind?.trim().toLowerCase() === "administrator" ? "administrator" : "publisher";
  return {
    name,
    stageName,
    email,
    phone,
    role,
    registration: {
      legalName,
      ipiNameNumber,
      ipiBaseNumber,
      isni,
      performingSociety,
      mechanicalSociety,
      publisher: { name: publisher, kind, ipiNameNumber: publisherIpi, society: publisherSociety },
    },
  };
}
