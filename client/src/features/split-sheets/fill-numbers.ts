import type { RightsListOf } from "#client/features/split-sheets/use-rights-list";

/** Fills in by which numbers contacts are reached, where nobody has typed on meanwhile. */
export async function fillNumbers(form: RightsListOf["form"]): Promise<void> {
  const { withContactNumbers } = await import("#client/features/contacts/contact-numbers");
  for (const list of ["publishingRightsCollaborators", "masterRightsCollaborators"] as const) {
    const found = await withContactNumbers(structuredClone(form.getValues(list)));
    found.forEach(({ name, phone }, index) => {
      const now = form.getValues(list)[index];
      if (phone && now?.name === name && !now.email && !now.phone)
        form.setValue(`${list}.${index}.phone`, phone);
    });
  }
}
