import { readStored, removeStored, writeStored } from "#client/lib/device-storage";

function placeOf(id: string): string {
  return `sahihi.pending.${id}`;
}

/** Since when this tab has waited for a payment, in ms: a reload goes on counting. */
export function pendingSince(id: string): number {
  const now = Date.now();
  const since = Number(readStored("sessionStorage", placeOf(id)));
  if (since > 0 && since <= now) return since;
  // Where storage is forbidden the clock starts with the screen.
  writeStored("sessionStorage", placeOf(id), String(now));
  return now;
}

/** Another attempt is waited for afresh. */
export function forgetPending(id: string): void {
  removeStored("sessionStorage", placeOf(id));
}
