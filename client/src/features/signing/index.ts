export { ActingLine } from "#client/features/signing/acting/acting-line";
export { SignedBefore } from "#client/features/signing/acting/signed-before";
export { NamedBefore } from "#client/features/signing/acting/named-before";
export { NamedNotice } from "#client/features/signing/acting/named-notice";
export type { StatedActing } from "#client/features/signing/acting/stated-acting";
export { useWording } from "#client/features/signing/acting/use-wording";
export { DocumentSigned } from "#client/features/signing/document-signed";
export { GetsCopies } from "#client/features/signing/gets-copies";
export { LinkCode } from "#client/features/signing/link-code";
export { OwnersWords } from "#client/features/signing/owners-words";
export { OpenRoomButton } from "#client/features/signing/rooms/open-room-button";
export { OwnRoom } from "#client/features/signing/rooms/own-room";
export { askedCode, forgetAskedCode } from "#client/features/signing/rooms/asked-code";
export { RoomCode } from "#client/features/signing/rooms/room-code";
export { RoomNames } from "#client/features/signing/rooms/room-names";
export { RoomProblem } from "#client/features/signing/rooms/room-problem";
export {
  handedOverQuery,
  isRoomOver,
  leaveRoom,
  ownRoomQuery,
  roomQuery,
} from "#client/features/signing/rooms/room-queries";
export { TakeBack } from "#client/features/signing/rooms/take-back";
export { ResendButton } from "#client/features/signing/resend-button";
export { SignatureAgreement } from "#client/features/signing/signature-agreement";
export {
  signingCalls,
  type RoomAccess,
  type SessionAccess,
  type SigningAccess,
} from "#client/features/signing/signing-calls";
export { SigningChoices } from "#client/features/signing/signing-choices";
export { SigningFailed } from "#client/features/signing/signing-failed";
export { SigningFrame } from "#client/features/signing/signing-frame";
export { SignerActions } from "#client/features/signing/notes/signer-actions";
export { SigningProblem } from "#client/features/signing/signing-problem";
export { ProposedChanges } from "#client/features/signing/proposed-changes";
export { progressSentence } from "#client/features/signing/signing-progress";
export { SigningRequest } from "#client/features/signing/signing-request";
export { SigningSkeleton } from "#client/features/signing/signing-skeleton";
export { useOpened } from "#client/features/signing/use-opened";
export { hasDenied } from "#client/features/signing/notes/has-denied";
export { ToldNote } from "#client/features/signing/notes/told-note";
export { useResendInvitation } from "#client/features/signing/use-resend-invitation";
export { isLinkProblem, signingQuery, useSign, useSigningView } from "#client/features/signing/use-signing";
export { resultOf } from "#client/features/signing/with-signature";
export { signDocument } from "#client/features/signing/sign-document";
export { signEach } from "#client/features/signing/together/sign-each";
export { SignSongs } from "#client/features/signing/together/sign-songs";
export { SongCard } from "#client/features/signing/together/song-card";
export { songsQuery, takesTick, useSignSongs, type Song } from "#client/features/signing/together/use-songs";
export { YourShare } from "#client/features/signing/your-share";
