import { readStored, removeStored, writeStored } from "#client/lib/device-storage";
import type { ResponseBody } from "#shared/contract/contract";
import type { Contract } from "#shared/contract/index";

/** Where a code went, and to whom in the room: in this tab, so that a reload does not lose the field for it. */
export type AskedCode = ResponseBody<Contract["POST /api/rooms/{key}/code"]> & { collaboratorId: string };

const placeOf = (roomKey: string) => `sahihi.room-code.${roomKey}`;

/** The code that was asked for last, for as long as it works. */
export function askedCode(roomKey: string): AskedCode | null {
  const asked = parse(readStored("sessionStorage", placeOf(roomKey)) ?? "null");
  if (asked && new Date(asked.expiresAt) > new Date()) return asked;
  forgetAskedCode(roomKey);
  return null;
}

function parse(stored: string): AskedCode | null {
  try {
    return JSON.parse(stored) as AskedCode | null;
  } catch {
    return null;
  }
}

export function keepAskedCode(roomKey: string, asked: AskedCode): void {
  writeStored("sessionStorage", placeOf(roomKey), JSON.stringify(asked));
}

export function forgetAskedCode(roomKey: string): void {
  removeStored("sessionStorage", placeOf(roomKey));
}
