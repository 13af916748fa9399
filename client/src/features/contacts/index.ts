export { ContactsSection } from "#client/features/contacts/contacts-section";
export { contactSetsQuery } from "#client/features/contacts/contact-queries";
export { OfferContacts } from "#client/features/contacts/offer-contacts";
export { SetNameDialog } from "#client/features/contacts/set-name-dialog";
export { SetsSection } from "#client/features/contacts/sets-section";
