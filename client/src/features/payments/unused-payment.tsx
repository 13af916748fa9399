import type { Payment } from "#shared/contract/payments";
import { dayForReader } from "#shared/dates";
import { formatKes, toCents } from "#shared/domain/money";
import { serviceLabels, type ServiceType } from "#shared/domain/services";
import { ButtonLink } from "#client/ui/button";
import { Notice } from "#client/ui/card";

type UnusedPaymentProps = { payment: Payment; /** Where it can be used. */ href: string };

const titles: Partial<Record<ServiceType, string>> = { ai_review: "You have a paid, unused review" };

/** Somebody paid and then lost the page: nothing is lost. On a phone it is low, because work stands below it. */
export function UnusedPayment({ payment, href }: UnusedPaymentProps) {
  const { serviceType, amount, paidAt } = payment;
  return (
    <Notice tone="success" title={titles[serviceType] ?? "You have a paid, unused agreement"}>
      <div className="flex items-center justify-between gap-x-3">
        <p className="max-sm:text-xs">
          {serviceLabels[serviceType]}, {formatKes(toCents(amount))}
          {paidAt && `, paid on ${dayForReader(paidAt)}`}
        </p>
        <ButtonLink
          href={href}
          size="sm"
          className="shrink-0"
          aria-label={`Continue: ${serviceLabels[serviceType]}`}
        >
          Continue
        </ButtonLink>
      </div>
    </Notice>
  );
}
