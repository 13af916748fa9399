export { documentPdf, openedBefore, pdfFilename, pdfOfDocument } from "#server/features/signing/document-pdf";
export {
  aboutOf,
  nameAndAddress,
  signerIsOwner,
  sourceOf,
} from "#server/features/signing/mails/invitation-words";
export { isSenderOf } from "#server/features/signing/mails/ending-words";
export { bondsOf, type Bond } from "#server/features/signing/bound-signers";
export { deniedFacts } from "#server/features/signing/notes/denied-facts";
export { listCollaborators } from "#server/features/signing/list-collaborators";
export { newReadableId } from "#server/features/signing/signature-id";
export { sharedTraits } from "#server/features/signing/shared-traits";
export {
  actedBy,
  cameThrough,
  isActOf,
  readPrivatePart,
  readMark,
  readSignature,
} from "#server/features/signing/signature-record";
export {
  findInvitationOfSigner,
  keptSignatures,
  setLanguage,
  signersOf,
  type SignerWithSignature,
} from "#server/features/signing/signers-store";
export { newCode } from "#server/features/signing/rooms/room-keys";
export {
  CODE_LIFETIME,
  CODE_PAUSE,
  CODES_OF_PERSON,
  MOST_TRIES,
} from "#server/features/signing/rooms/room-rules";
export { assertIsCode } from "#server/features/signing/rooms/try-code";
export { notifyWhoSignedFor } from "#server/features/signing/representatives/signed-for-mail";
export { describeDeletion, describeForce } from "#server/features/signing/what-binds";
export { openInvitation, openOwnToRead } from "#server/features/signing/open-invitation";
export { assertMayText } from "#server/features/signing/texts/text-budget";
export { giveText } from "#server/features/signing/texts/give-text";
export { takeBackOfDeleted } from "#server/features/signing/recall-document";
export { sendSealedText } from "#server/features/signing/texts/sealed-text";
export { fitTitle } from "#server/features/signing/texts/text-words";
export { insertText, type ConsentTextKind } from "#server/features/signing/texts/texts-store";
export { sendDocument } from "#server/features/signing/send-document";
export { signDocument } from "#server/features/signing/sign-document";
export { sealPdf } from "#server/features/signing/seal-pdf";
export { notifyOfCompletion, versionSealed } from "#server/features/signing/mails/signing-mail";
export { signingJobs } from "#server/features/signing/signing-jobs";
