import type { ContactRecord, SetRecord } from "#server/features/contacts/contacts-store";
import type { Contact, ContactSet } from "#shared/contract/contacts";
import { toPercent } from "#shared/domain/shares";
import type { RightsHolder } from "#shared/domain/split-sheet";

export const viewContact = (contact: ContactRecord): Contact => {
  const { id, name, stageName, email, phone, role, registration, isOwn } = contact;
  return { id, name, stageName, email, phone, role, registration, kept: keptOf(contact), isOwn };
};

/** What of it an account keeps: nothing without one. */
export const keptOf = ({ keptBy, kept }: Pick<ContactRecord, "keptBy" | "kept">) =>
  keptBy === null ? [] : kept;

const viewHolders = (holders: RightsHolder[]) =>
  holders.map(({ share, ...holder }) => ({ ...holder, percentage: toPercent(share) }));

export const viewSet = ({ id, name, publishing, master }: SetRecord): ContactSet => ({
  id,
  name,
  publishingRightsCollaborators: viewHolders(publishing),
  masterRightsCollaborators: viewHolders(master),
});
