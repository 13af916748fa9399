import { useQuery } from "@tanstack/react-query";
import { ReceiptText } from "lucide-react";
import { paymentsQuery, Receipts } from "#client/features/payments/index";
import { messageOf } from "#client/lib/errors";
import { continuePlaceOf, lookUpPlaceOf } from "#client/pages/payments/payment-places";
import { ButtonLink } from "#client/ui/button";
import { EmptyState } from "#client/ui/empty-state";
import { ErrorState } from "#client/ui/error-state";
import { Skeleton } from "#client/ui/skeleton";
import { paths } from "#shared/paths";

/** What somebody has paid: their receipts, what waits to be used, and what did not go through. */
export function PaymentsPage() {
  const { data: payments, error, refetch } = useQuery(paymentsQuery);
  return (
    <div className="mx-auto grid max-w-4xl gap-6">
      <header>
        <h1 className="font-serif text-2xl font-semibold">Payments and receipts</h1>
        <p className="mt-2 text-sm text-muted">Every receipt was also sent to your e-mail.</p>
      </header>
      {!payments && !error && <PaymentsSkeleton />}
      {!payments && error && (
        <ErrorState
          message={messageOf(error, "Your payments could not be loaded.")}
          onRetry={() => void refetch()}
        />
      )}
      {payments?.length === 0 && <NoPayments />}
      {payments && payments.length > 0 && (
        <Receipts payments={payments} continueHref={continuePlaceOf} lookUpHref={lookUpPlaceOf} />
      )}
    </div>
  );
}

function NoPayments() {
  return (
    <EmptyState
      icon={<ReceiptText aria-hidden />}
      title="No payments yet"
      action={<ButtonLink href={paths.agreements}>See the agreements</ButtonLink>}
    >
      Split sheets are free. When you pay for an agreement or a review, its receipt stands here.
    </EmptyState>
  );
}

function PaymentsSkeleton() {
  return (
    <div role="status" aria-label="Loading your payments" className="grid gap-4">
      <Skeleton className="h-36 rounded-card" />
      <Skeleton className="h-36 rounded-card" />
    </div>
  );
}
