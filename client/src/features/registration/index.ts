export { DeclaredSections } from "#client/features/registration/declared-sections";
export { ImportWorks } from "#client/features/registration/import-works";
export { Packs, SubmitterForm } from "#client/features/registration/registration-packs";
export { OwnDetails } from "#client/features/registration/own-details";
export { OwnProfile } from "#client/features/registration/own-profile";
export { RegistrationEditor } from "#client/features/registration/registration-editor";
export { EditingContext } from "#client/features/registration/registration-fields";
export { withValue } from "#client/features/registration/registration-form";
export { ownDetailsQuery, registrationQuery } from "#client/features/registration/registration-queries";
