import type { SignatureWay } from "#shared/domain/signature-ways";

/** How a code comes to somebody in a room. */
export const roomWays = ["room_mail_code", "room_sms_code"] as const satisfies readonly SignatureWay[];
export type RoomWay = (typeof roomWays)[number];

/** Digits of a code. */
export const CODE_LENGTH = 6;

/** Those of a short address: none that is taken for another one. */
export const ROOM_LETTERS = "23456789abcdefghjkmnpqrstuvwxyz";
export const ROOM_LETTERS_LENGTH = 8;

/** As they are read out: "abcd efgh". */
export const inFours = (letters: string) => letters.replace(/(.{4})(?=.)/g, "$1 ");
