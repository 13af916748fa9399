import { PaymentProviderError, type PaymentProvider } from "#server/adapters/payments/payment-provider";
import { AppError } from "#server/http/app-error";

/**
 * Asks the provider, never inside a transaction, and says in our words when it fails. Throws `payments_unavailable`,
 * `provider_failed`, `provider_timeout`.
 */
export async function askProvider<Result>(
  payments: PaymentProvider | null,
  question: (provider: PaymentProvider) => Promise<Result>,
): Promise<Result> {
  if (!payments) throw new AppError("payments_unavailable");
  try {
    return await question(payments);
  } catch (error) {
    if (!(error instanceof PaymentProviderError)) throw error;
    const { retryAfter } = error;
    throw new AppError(error.kind === "timeout" ? "provider_timeout" : "provider_failed", undefined, {
      cause: error,
      ...(retryAfter !== undefined && { retryAfter }),
    });
  }
}
