function placeOf(id: string): string {
  return `sahihi.pending.${id}`;
}

/** Since when this tab has waited for a payment, in ms: a reload goes on counting. */
export function pendingSince(id: string): number {
  const now = Date.now();
  try {
    const since = Number(sessionStorage.getItem(placeOf(id)));
    if (since > 0 && since <= now) return since;
    sessionStorage.setItem(placeOf(id), String(now));
  } catch {
    // Storage is forbidden: the clock starts with the screen.
  }
  return now;
}

/** Another attempt is waited for afresh. */
export function forgetPending(id: string): void {
  try {
    sessionStorage.removeItem(placeOf(id));
  } catch {
    // Nothing was stored then.
  }
}
