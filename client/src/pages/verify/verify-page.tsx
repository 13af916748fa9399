import { lazy, Suspense, useEffect, useRef, type ReactNode } from "react";
import { Redirect, useSearchParams } from "wouter";
import { orderByReference } from "#client/features/verification/index";
import { VerifySearchStep } from "#client/pages/verify/verify-search-step";
import { Skeleton } from "#client/ui/skeleton";
import { pathTo } from "#shared/paths";

const PaymentStep = lazy(async () => ({
  default: (await import("#client/pages/verify/verify-payment-step")).VerifyPaymentStep,
}));
const ResultStep = lazy(async () => ({
  default: (await import("#client/pages/verify/verify-result-step")).VerifyResultStep,
}));

/** For whoever wants to know whether a work is signed: search or a file, the payment, and the result, each at an address. */
export function VerifyPage() {
  const [search] = useSearchParams();
  const verificationId = search.get("verification");
  const paymentId = search.get("payment");
  const returned = orderByReference(search.get("reference") ?? "");
  const step = verificationId ?? paymentId ?? "search";
  useStepArrival(step);
  if (verificationId !== null)
    return (
      <Waiting>
        <ResultStep key={verificationId} verificationId={verificationId} />
      </Waiting>
    );
  if (paymentId !== null)
    return (
      <Waiting>
        <PaymentStep key={paymentId} id={paymentId} />
      </Waiting>
    );
  if (returned) return <Redirect to={pathTo.paidVerification(returned.paymentId)} replace />;
  return <VerifySearchStep />;
}

function Waiting({ children }: { children: ReactNode }) {
  return (
    <Suspense fallback={<Skeleton className="mx-auto h-96 max-w-3xl rounded-card" />}>{children}</Suspense>
  );
}

/** A new step starts at its top, and a screen reader starts reading there. */
function useStepArrival(step: string): void {
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    window.scrollTo(0, 0);
    document.getElementById("content")?.focus({ preventScroll: true });
  }, [step]);
}
