import type { Collaborator, SheetDocument } from "#shared/contract/documents";

type Sheet = SheetDocument["content"];

/** What a sheet says, and by which numbers its people are reached; of whom two have a name, without an address, nobody knows which is whose. */
export function withNumbers(
  sheet: Sheet,
  people: readonly Pick<Collaborator, "name" | "email" | "phone">[],
): Sheet {
  const fill = (rows: Sheet["publishingRightsCollaborators"]) =>
    rows.map((row) => {
      const [person, namesake] = people.filter(({ name, email }) => name === row.name && email === row.email);
      const phone = namesake ? undefined : person?.phone;
      return { ...(phone && { phone }), ...row };
    });
  return {
    ...sheet,
    publishingRightsCollaborators: fill(sheet.publishingRightsCollaborators),
    masterRightsCollaborators: fill(sheet.masterRightsCollaborators),
  };
}
