export { exportContacts } from "#server/features/contacts/export-contacts";
export { findContactsOf, holdContacts, learnRegistrations } from "#server/features/contacts/contacts-store";
export { rememberPeople } from "#server/features/contacts/remember-people";
