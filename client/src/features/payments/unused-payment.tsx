import type { Payment } from "#shared/contract/payments";
import { formatKes, toCents } from "#shared/domain/money";
import { serviceLabels } from "#shared/domain/services";
import { formatDate } from "#client/lib/format";
import { ButtonLink } from "#client/ui/button";
import { Notice } from "#client/ui/card";

type UnusedPaymentProps = { payment: Payment; /** Where it can be used. */ href: string };

/** Somebody paid and then lost the page: nothing is lost. */
export function UnusedPayment({ payment, href }: UnusedPaymentProps) {
  const { serviceType, amount, paidAt } = payment;
  return (
    <Notice tone="success" title="You have a paid, unused agreement">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 pb-1">
        <p className="min-w-0 flex-1 basis-64">
          {serviceLabels[serviceType]}, {formatKes(toCents(amount))}
          {paidAt && `, paid on ${formatDate(paidAt)}`}. It is waiting to be drafted; you do not pay again.
        </p>
        <ButtonLink href={href} className="max-sm:w-full">
          Continue
        </ButtonLink>
      </div>
    </Notice>
  );
}
