import { readStored, removeStored, writeStored } from "#client/lib/device-storage";
import type { ResponseBody } from "#shared/contract/contract";
import type { Contract } from "#shared/contract/index";

/** Where a code went, and to whom in the room: in this tab, so that a reload does not lose the field for it. */
export type AskedCode = ResponseBody<Contract["POST /api/rooms/{key}/code"]> & { collaboratorId: string };

const placeOf = (roomKey: string) => `sahihi.room-code.${roomKey}`;

/** The code that was asked for last, for as long as it works. */
export function askedCode(roomKey: string): AskedCode | null {
  const stored = readStored("sessionStorage", placeOf(roomKey));
  const asked = stored ? (JSON.parse(stored) as AskedCode) : null;
  return asked && new Date(asked.expiresAt) > new Date() ? asked : null;
}

export function keepAskedCode(roomKey: string, asked: AskedCode): void {
  writeStored("sessionStorage", placeOf(roomKey), JSON.stringify(asked));
}

export function forgetAskedCode(roomKey: string): void {
  removeStored("sessionStorage", placeOf(roomKey));
}
