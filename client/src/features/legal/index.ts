export { LegalDocument } from "#client/features/legal/legal-document";
