import { z } from "zod";
import { defineEndpoints } from "#shared/contract/contract";
import { SignerNoteView } from "#shared/contract/documents";
import { Id, LinkToken, password, PathId, SixDigits, Timestamp } from "#shared/contract/fields/fields";
import {
  declineErrors,
  NoteBody,
  endRepresentativeErrors,
  NameRepresentativeBody,
  noteErrors,
  openedFields,
  Reason,
  reminderFields,
  SentCode,
  representativeErrors,
  signErrors,
  signFields,
  SignResult,
} from "#shared/contract/signing/acts";
import { SigningView } from "#shared/contract/signing/view";
import { documentTypes } from "#shared/domain/document-status";
import { ROOM_LETTERS, ROOM_LETTERS_LENGTH, roomWays } from "#shared/domain/rooms";
import { smsStates } from "#shared/domain/sms-states";

/** What cannot be a key opens as little as an unknown one. */
const RoomParams = z.object({ key: LinkToken.catch("") });

const roomLetters = new RegExp(`^[${ROOM_LETTERS}]{${ROOM_LETTERS_LENGTH}}$`);

/** As somebody types what is read out to them. */
export const RoomLetters = z
  .string({ error: "Please enter the letters" })
  .max(40, "Please enter the letters")
  .transform((text) => text.toLowerCase().replace(/[^a-z0-9]/g, ""))
  .refine((letters) => roomLetters.test(letters), "Please enter the letters");

/** Nothing by which anybody is reached, no share and no link: whoever has the address sees it. */
export const RoomView = z.object({
  title: z.string(),
  type: z.enum(documentTypes),
  /** Who asks the others to sign. */
  owner: z.string(),
  state: z.enum(["open", "locked", "signed"]),
  /** Whether this browser is its owner's and was handed over in this room. */
  handedOver: z.boolean(),
  people: z.array(
    z.object({
      id: Id,
      name: z.string(),
      signed: z.boolean(),
      /** Signs after others who have not yet. */
      awaitsTurn: z.boolean(),
      /** What a code can be sent through. */
      ways: z.array(z.enum(roomWays)),
      /** The newest code could not be sent to the phone. */
      codeFailed: z.boolean(),
    }),
  ),
});
export type RoomView = z.output<typeof RoomView>;

/** The same for the owner, with what they need to let others in. */
export const OwnRoom = z.object({
  key: z.string(),
  letters: z.string(),
  /** The whole addresses: what the QR code says, and what can be typed. */
  address: z.string(),
  shortAddress: z.string(),
  /** An SVG. */
  qrCode: z.string(),
  openUntil: Timestamp,
  shared: z.boolean(),
  people: z.array(
    z.object({
      id: Id,
      name: z.string(),
      signedAt: Timestamp.nullable(),
      /** Has a code, and with it has come in. */
      isInside: z.boolean(),
      code: z
        .object({ way: z.enum(roomWays), sentAt: Timestamp, sms: z.enum(smsStates).nullable() })
        .nullable(),
      /** Until when they are sent no more codes, for having asked for too many. */
      pausedUntil: Timestamp.nullable(),
      /** Until when they are sent none because the day's have gone to them: nobody may allow more. */
      pausedTodayUntil: Timestamp.nullable(),
      /** Wrong codes were typed for them until no more were taken. */
      guessed: z.boolean(),
    }),
  ),
});
export type OwnRoom = z.output<typeof OwnRoom>;

/** For whom somebody acts, whom a code has let in: in one browser several people sign, one after another. */
const asWhom = { collaboratorId: Id };

const roomErrors = ["room_not_found", "room_closed"] as const;
const insideErrors = [...roomErrors, "room_session_over", "link_withdrawn", "not_your_turn"] as const;
const ownerErrors = ["not_awaiting_signatures", "document_locked"] as const;

export const roomEndpoints = defineEndpoints({
  "GET /api/documents/{id}/room": {
    summary: "The open room of a document, for its owner; null where none is open",
    access: "user",
    params: PathId,
    response: OwnRoom.nullable(),
  },
  "POST /api/documents/{id}/room": {
    summary:
      "Open a room in which everybody signs together, or have the one there is; `shared` keeps it open for 7 days",
    access: "user",
    limit: "write",
    params: PathId,
    body: z.object({ shared: z.boolean().optional().default(false) }).prefault({}),
    response: OwnRoom,
    errors: ownerErrors,
  },
  "POST /api/documents/{id}/room/close": {
    summary: "Close the room: nobody signs in it any more",
    access: "user",
    limit: "write",
    params: PathId,
    response: z.object({ closed: z.literal(true) }),
  },
  "POST /api/documents/{id}/room/clear-pause": {
    summary: "Let those be sent codes again who have asked for too many",
    access: "user",
    limit: "write",
    params: PathId,
    response: z.object({ cleared: z.literal(true) }),
    errors: ["room_closed"],
  },
  "POST /api/documents/{id}/room/hand-over": {
    summary: "Hand this device over: the account answers `handed_over` in this browser until its password",
    access: "user",
    limit: "write",
    params: PathId,
    response: z.object({ key: z.string() }),
    errors: ["room_closed"],
  },
  "GET /api/handed-over": {
    summary: "Whether this browser was handed over by whoever is signed in, and into which room",
    access: "public",
    response: z.object({ owner: z.string(), key: z.string().nullable() }).nullable(),
  },
  "POST /api/handed-over/take-back": {
    summary: "Take a device back that was handed over, with the password of the account",
    access: "public",
    limit: "credentials",
    body: z.object({ password: password(1, "Password is required") }),
    /** The document of the room, to go on with. */
    response: z.object({ documentId: Id.nullable() }),
    errors: ["password_wrong"],
  },
  "POST /api/rooms/find": {
    summary: "The room at a short address",
    access: "public",
    limit: "room_letters",
    body: z.object({ letters: RoomLetters }),
    response: z.object({ key: z.string() }),
    errors: roomErrors,
  },
  "GET /api/rooms/{key}": {
    summary: "Who signs what in the room, and who has",
    access: "token",
    params: RoomParams,
    response: RoomView,
    errors: roomErrors,
  },
  "POST /api/rooms/{key}/code": {
    summary:
      "Send somebody a code, to the address or number beside their name; asked again within a minute it is the same",
    access: "token",
    params: RoomParams,
    body: z.object({ ...asWhom, way: z.enum(roomWays).optional() }),
    response: SentCode,
    errors: [
      ...roomErrors,
      "room_person_unknown",
      "room_no_way",
      "already_signed",
      "not_your_turn",
      "document_locked",
      "too_many_requests",
    ],
  },
  "POST /api/rooms/{key}/enter": {
    summary: "Come in with the code: for a quarter of an hour this browser may sign for its holder",
    access: "token",
    params: RoomParams,
    body: z.object({ ...asWhom, code: SixDigits }),
    response: z.object({ until: Timestamp }),
    errors: [...roomErrors, "room_code_wrong", "room_code_over"],
  },
  "POST /api/rooms/{key}/leave": {
    summary: "What a code has let this browser do is over; repeating it changes nothing",
    access: "token",
    params: RoomParams,
    response: z.object({ left: z.literal(true) }),
    errors: roomErrors,
  },
  "GET /api/rooms/{key}/signing": {
    summary: "The same as behind the signing link, for whom a code has let in",
    access: "room",
    params: RoomParams,
    query: z.object({ collaboratorId: Id.optional() }),
    response: SigningView,
    errors: insideErrors,
  },
  "POST /api/rooms/{key}/signing": {
    summary: "Sign in the room; repeating it answers the same and changes nothing",
    access: "room",
    params: RoomParams,
    body: z.object({ ...asWhom, ...signFields }),
    response: SignResult,
    errors: [...insideErrors, ...signErrors],
  },
  "POST /api/rooms/{key}/signing/opened": {
    summary: "The page that shows the document was opened in the room; repeating it changes nothing",
    access: "room",
    params: RoomParams,
    body: z.object({ ...asWhom, ...openedFields }),
    response: z.object({ openedAt: Timestamp }),
    errors: insideErrors,
  },
  "POST /api/rooms/{key}/signing/decline": {
    summary: "Refuse to sign, in the room; repeating it changes nothing",
    access: "room",
    params: RoomParams,
    body: z.object({ ...asWhom, reason: Reason }),
    response: z.object({ declinedAt: Timestamp }),
    errors: [...insideErrors, ...declineErrors],
  },
  "POST /api/rooms/{key}/signing/notes": {
    summary: "Ask the owner for a change before signing, in the room; repeating it changes nothing",
    access: "room",
    limit: "send",
    params: RoomParams,
    body: NoteBody.extend(asWhom),
    response: SignerNoteView.nullable(),
    errors: [...insideErrors, ...noteErrors],
  },
  "POST /api/rooms/{key}/signing/representative": {
    summary:
      "Name who signs in one's place, in the room: they are mailed a link of their own; repeating it changes nothing",
    access: "room",
    limit: "send",
    params: RoomParams,
    body: NameRepresentativeBody.extend(asWhom),
    response: SigningView,
    errors: [...insideErrors, ...representativeErrors],
  },
  "POST /api/rooms/{key}/signing/representative/end": {
    summary: "Take back, in the room, that somebody signs in one's place; repeating it changes nothing",
    access: "room",
    limit: "write",
    params: RoomParams,
    body: z.object(asWhom),
    response: z.object({ ended: z.literal(true) }),
    errors: [...insideErrors, ...endRepresentativeErrors],
  },
  "POST /api/rooms/{key}/signing/reminders": {
    summary: "Stop the reminders of one's own invitation, or have them again",
    access: "room",
    limit: "write",
    params: RoomParams,
    body: z.object({ ...asWhom, ...reminderFields }),
    response: z.object({ reminders: z.boolean() }),
    errors: insideErrors,
  },
  "GET /api/rooms/{key}/signing/pdf": {
    summary: "The document as a PDF, for whom a code has let in",
    access: "room",
    limit: "render",
    params: RoomParams,
    query: z.object({ collaboratorId: Id.optional() }),
    response: { file: "application/pdf" },
    errors: insideErrors,
  },
});
