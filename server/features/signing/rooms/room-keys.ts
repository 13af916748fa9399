import { randomBytes, randomInt } from "node:crypto";
import { CODE_LENGTH, ROOM_LETTERS, ROOM_LETTERS_LENGTH } from "#shared/domain/rooms";

/** 128 bits: what the QR code of a room carries. */
export const newRoomKey = () => randomBytes(16).toString("base64url");

/** What somebody without a camera types instead; wrong ones are counted. */
export const newRoomLetters = () =>
  Array.from({ length: ROOM_LETTERS_LENGTH }, () => ROOM_LETTERS[randomInt(ROOM_LETTERS.length)]).join("");

export const newCode = () => String(randomInt(10 ** CODE_LENGTH)).padStart(CODE_LENGTH, "0");
