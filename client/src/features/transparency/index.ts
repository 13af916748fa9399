export { InstallationKeys } from "#client/features/transparency/installation-keys";
export { lawText } from "#client/features/transparency/law-text";
export { proofTexts } from "#client/features/transparency/proof-texts";
