export { EarlierVersions } from "#client/features/legal/earlier-versions";
export { LegalDocument } from "#client/features/legal/legal-document";
