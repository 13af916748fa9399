import type { Payment } from "#shared/contract/payments";
import { dayForReader } from "#shared/dates";
import { formatKes, toCents } from "#shared/domain/money";
import { serviceLabels, type ServiceType } from "#shared/domain/services";
import { ButtonLink } from "#client/ui/button";
import { Notice } from "#client/ui/card";

type UnusedPaymentProps = { payment: Payment; /** Where it can be used. */ href: string };

const agreement = {
  title: "You have a paid, unused agreement",
  waiting: "It waits to be drafted.",
};
const words: Partial<Record<ServiceType, typeof agreement>> = {
  ai_review: {
    title: "You have a paid, unused review",
    waiting: "It waits for your contract.",
  },
};

/** Somebody paid and then lost the page: nothing is lost. */
export function UnusedPayment({ payment, href }: UnusedPaymentProps) {
  const { serviceType, amount, paidAt } = payment;
  const { title, waiting } = words[serviceType] ?? agreement;
  return (
    <Notice tone="success" title={title}>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 pb-1">
        <p className="min-w-0 flex-1 basis-64">
          {serviceLabels[serviceType]}, {formatKes(toCents(amount))}
          {paidAt && `, paid on ${dayForReader(paidAt)}`}. {waiting}
        </p>
        <ButtonLink href={href} className="max-sm:w-full">
          Continue
        </ButtonLink>
      </div>
    </Notice>
  );
}
