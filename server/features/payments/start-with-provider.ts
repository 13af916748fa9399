import { setTimeout as delay } from "node:timers/promises";
import type { Deps } from "#server/deps";
import { askProvider } from "#server/features/payments/ask-provider";
import { pageOf } from "#server/features/payments/payments-rules";
import {
  claimStart,
  findPayment,
  releaseStart,
  saveStart,
  type BegunPayment,
} from "#server/features/payments/payments-store";
import { AppError } from "#server/http/app-error";
import { serviceLabels } from "#shared/domain/services";

/** A request that has been asking the provider for longer than this is gone, and its process with it. */
const CLAIM_LASTS_MS = 20_000;
/** So long a request waits for another one of the same payment that is asking the provider. */
const PATIENCE_MS = 12_000;
const LOOK_AGAIN_MS = 50;

export type StartedPayment = BegunPayment & {
  providerReference: string;
  accessCode: string;
  authorizationUrl: string;
};

/**
 * The payment with the provider's access code. Of requests at the same time one asks the provider and the others wait for it; after
 * a crash in between the next one asks. Throws `provider_failed`, `provider_timeout`.
 */
export async function startWithProvider(deps: Deps, payment: BegunPayment): Promise<StartedPayment> {
  const giveUpAt = Date.now() + PATIENCE_MS;
  for (let current = payment; ;) {
    if (isStarted(current)) return current;
    const at = deps.clock.now();
    const staleBefore = new Date(at.getTime() - CLAIM_LASTS_MS);
    if (await claimStart(deps.db, current.id, at, staleBefore)) await initialize(deps, current, at);
    else if (Date.now() > giveUpAt) throw new AppError("provider_timeout");
    else await delay(LOOK_AGAIN_MS);
    current = (await findPayment(deps.db, payment.id, payment.ownerId)) ?? current;
  }
}

function isStarted(payment: BegunPayment): payment is StartedPayment {
  return payment.accessCode !== null;
}

async function initialize(
  { db, env, payments }: Deps,
  payment: BegunPayment,
  claimedAt: Date,
): Promise<void> {
  const { id, reference, email, amountCents, serviceType } = payment;
  try {
    const started = await askProvider(payments, (provider) =>
      provider.initialize({
        reference,
        email,
        amountCents,
        paymentId: id,
        description: serviceLabels[serviceType],
        callbackUrl: env.APP_URL + pageOf[serviceType],
      }),
    );
    const { reference: providerReference, accessCode, authorizationUrl } = started;
    await saveStart(db, id, { providerReference, accessCode, authorizationUrl });
  } catch (error) {
    await releaseStart(db, id, claimedAt);
    throw error;
  }
}
