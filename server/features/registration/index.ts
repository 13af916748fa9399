export { exportRegistration } from "#server/features/registration/export-registration";
export { emptyRecord, forgetRegistration } from "#server/features/registration/registration-store";
export {
  findSocieties,
  holdSocieties,
  storeSociety,
  type KeptSociety,
} from "#server/features/registration/societies-store";
