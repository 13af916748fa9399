export { RegistrationEditor } from "#client/features/registration/registration-editor";
export { registrationQuery } from "#client/features/registration/registration-queries";
