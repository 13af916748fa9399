export { sharedQuery } from "#client/features/sharing/sharing-queries";
