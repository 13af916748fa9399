import type { Collaborator, SheetDocument } from "#shared/contract/documents";

type Sheet = SheetDocument["content"];

/** What a sheet says, and by which numbers its people are reached. */
export function withNumbers(
  sheet: Sheet,
  people: readonly Pick<Collaborator, "name" | "email" | "phone">[],
): Sheet {
  const fill = (rows: Sheet["publishingRightsCollaborators"]) =>
    rows.map((row) => {
      const { phone } = people.find(({ name, email }) => name === row.name && email === row.email) ?? {};
      return { ...(phone && { phone }), ...row };
    });
  return {
    ...sheet,
    publishingRightsCollaborators: fill(sheet.publishingRightsCollaborators),
    masterRightsCollaborators: fill(sheet.masterRightsCollaborators),
  };
}
