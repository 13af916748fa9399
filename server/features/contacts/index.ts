export { contactsJobs } from "#server/features/contacts/contacts-jobs";
export { exportContacts } from "#server/features/contacts/export-contacts";
export { findContactsOf, holdContacts, learnRegistrations } from "#server/features/contacts/contacts-store";
export { contactsAdded, peopleMet } from "#server/features/contacts/keep-contacts";
export { giveContactsBack, leaveEachOther } from "#server/features/contacts/kept-store";
export { rememberPeople } from "#server/features/contacts/remember-people";
