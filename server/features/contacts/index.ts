export { exportContacts } from "#server/features/contacts/export-contacts";
export { rememberPeople } from "#server/features/contacts/remember-people";
