/** How a person left the payment window. Neither says that money moved: only the server knows. */
export type WindowOutcome = "done" | "cancelled";

/** What went wrong before a person could pay: the script did not come, or the window could not show the payment. */
export class PaymentWindowError extends Error {}

type Callbacks = {
  onSuccess: () => void;
  onCancel: () => void;
  onError: (error: { message?: string }) => void;
  onLoad: () => void;
};
type PaystackPop = new () => {
  resumeTransaction(accessCode: string, callbacks: Callbacks): unknown;
  /** Closes the window of what `resumeTransaction` gave. */
  cancelTransaction(transaction: unknown): void;
};

const SCRIPT_TIMEOUT_MS = 20_000;

/**
 * Opens the provider's payment window for a payment that the server has begun, and waits until it is closed. The provider's
 * script is loaded from the configured address with the first payment. When nobody waits any more it is closed, or not opened:
 * whoever has gone on to another screen would pay where nothing tells them so. Throws `PaymentWindowError`.
 */
export async function openPaystackWindow({
  inlineUrl,
  accessCode,
  onShown,
  signal,
}: {
  inlineUrl: string;
  accessCode: string;
  onShown: () => void;
  signal: AbortSignal;
}): Promise<WindowOutcome> {
  const Paystack = await loadPaystack(inlineUrl);
  if (signal.aborted) return "cancelled";
  const provider = new Paystack();
  let leave = () => {};
  const outcome = new Promise<WindowOutcome>((resolve, reject) => {
    const transaction = provider.resumeTransaction(accessCode, {
      onLoad: onShown,
      onSuccess: () => resolve("done"),
      onCancel: () => resolve("cancelled"),
      onError: ({ message }) => reject(new PaymentWindowError(message)),
    });
    leave = () => {
      resolve("cancelled");
      provider.cancelTransaction(transaction);
    };
  });
  signal.addEventListener("abort", leave, { once: true });
  return outcome.finally(() => signal.removeEventListener("abort", leave));
}

let loading: { url: string; script: Promise<PaystackPop> } | undefined;

function loadPaystack(url: string): Promise<PaystackPop> {
  if (loading?.url === url) return loading.script;
  const script = insertScript(url);
  loading = { url, script };
  // What failed, without a connection say, is tried again.
  script.catch(() => (loading = undefined));
  return script;
}

function insertScript(url: string): Promise<PaystackPop> {
  return new Promise((resolve, reject) => {
    const script = document.createElement("script");
    const fail = (why: string) => {
      clearTimeout(timer);
      script.remove();
      reject(new PaymentWindowError(why));
    };
    const timer = setTimeout(() => fail("The payment window took too long to load"), SCRIPT_TIMEOUT_MS);
    script.src = url;
    script.addEventListener("error", () => fail("The payment window could not be loaded"));
    script.addEventListener("load", () => {
      clearTimeout(timer);
      const { PaystackPop } = window as { PaystackPop?: PaystackPop };
      if (PaystackPop) resolve(PaystackPop);
      else fail("The payment window could not be loaded");
    });
    document.head.append(script);
  });
}
