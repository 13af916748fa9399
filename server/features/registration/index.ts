export { exportRegistration } from "#server/features/registration/export-registration";
export { forgetRegistration } from "#server/features/registration/registration-store";
