import { call } from "#client/lib/call";

const LOOK_AGAIN_MS = 2000;
/** Whoever drafts tells the server so every few seconds; a draft that was not told of for so long was given up. */
const GIVEN_UP_AFTER_MS = 25_000;

/**
 * Waits for the agreement that is drafted for a payment, by another window or by a request whose answer was lost. Null when nobody
 * drafts one, or nobody waits any more. A phone's clock may be wrong by minutes: only what it measures itself counts.
 */
export async function awaitAgreement(paymentId: string, signal: AbortSignal): Promise<string | null> {
  const heard: { since?: string | null; at: number } = { at: Date.now() };
  while (!signal.aborted) {
    const payment = await call("GET /api/payments/{id}", { params: { id: paymentId } }).catch(
      () => undefined,
    );
    if (payment?.documentId) return payment.documentId;
    if (payment && payment.usingSince !== heard.since)
      Object.assign(heard, { since: payment.usingSince, at: Date.now() });
    // Nobody drafts it: or a request is still on its way, so that is looked at twice.
    const patience = heard.since === null ? LOOK_AGAIN_MS : GIVEN_UP_AFTER_MS;
    if (payment && Date.now() - heard.at >= patience) return null;
    await new Promise((resolve) => setTimeout(resolve, LOOK_AGAIN_MS));
  }
  return null;
}
