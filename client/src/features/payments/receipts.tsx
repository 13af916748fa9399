import type { ReactNode } from "react";
import { ChevronRight, FileText } from "lucide-react";
import type { Payment, PaymentStatus } from "#shared/contract/payments";
import { dayForReader } from "#shared/dates";
import { formatKes, toCents } from "#shared/domain/money";
import { serviceLabels } from "#shared/domain/services";
import { channelLabel } from "#shared/domain/payment-channels";
import { pathTo } from "#shared/paths";
import { Badge, type BadgeTone } from "#client/ui/badge";
import { ButtonLink } from "#client/ui/button";
import { isUnused } from "#client/features/payments/payment-queries";

type ReceiptsProps = {
  payments: readonly Payment[];
  /** Where a payment can be used; null where it cannot be from here. */
  continueHref: (payment: Payment) => string | null;
  /** Where one is looked up, and led to its end. */
  lookUpHref: (payment: Payment) => string | null;
};

const labels: Record<PaymentStatus, { label: string; tone: BadgeTone }> = {
  completed: { label: "Paid", tone: "success" },
  pending: { label: "Open", tone: "warning" },
  failed: { label: "Declined", tone: "danger" },
  abandoned: { label: "Not paid", tone: "neutral" },
  reversed: { label: "Paid back", tone: "neutral" },
};

/** Receipts first; what was never paid is folded away below them. */
export function Receipts({ payments, continueHref, lookUpHref }: ReceiptsProps) {
  const receipts = payments.filter(({ receiptNumber }) => receiptNumber !== "");
  const others = payments.filter(({ receiptNumber }) => receiptNumber === "");
  return (
    <>
      {receipts.length > 0 && (
        <ul className="grid gap-4">
          {receipts.map((payment) => (
            <Receipt key={payment.id} payment={payment}>
              <ReceiptAction
                payment={payment}
                href={continueHref(payment)}
                lookUpHref={lookUpHref(payment)}
              />
            </Receipt>
          ))}
        </ul>
      )}
      {others.length > 0 && (
        <details open={receipts.length === 0} className="group">
          <summary className="flex min-h-11 cursor-pointer items-center gap-2 text-sm font-semibold text-muted hover:text-ink [&::-webkit-details-marker]:hidden">
            <ChevronRight aria-hidden className="size-4 transition-transform group-open:rotate-90" />
            Not paid ({others.length})
          </summary>
          <ul className="mt-2 grid gap-4">
            {others.map((payment) => (
              <Receipt key={payment.id} payment={payment}>
                <OpenAction payment={payment} href={lookUpHref(payment)} />
              </Receipt>
            ))}
          </ul>
        </details>
      )}
    </>
  );
}

function Receipt({ payment, children }: { payment: Payment; children: ReactNode }) {
  const { serviceType, amount, status, receiptNumber, reference, createdAt, paidAt, channel } = payment;
  const { label, tone } = labels[status];
  return (
    <li className="grid gap-4 rounded-card border bg-surface p-4 sm:p-6">
      <div className="flex items-start justify-between gap-4">
        <div className="min-w-0">
          <h2 className="font-serif text-lg leading-snug font-semibold">{serviceLabels[serviceType]}</h2>
          <p className="mt-1 flex flex-wrap gap-2">
            <Badge tone={tone}>{label}</Badge>
            {isUnused(payment) && <Badge tone="accent">Not used yet</Badge>}
          </p>
        </div>
        <p className="shrink-0 text-lg font-semibold tabular-nums">{formatKes(toCents(amount))}</p>
      </div>
      <dl className="grid gap-x-6 gap-y-2 border-t pt-4 text-sm sm:grid-cols-[1fr_1fr_1.6fr]">
        {receiptNumber && <Fact label="Receipt">{receiptNumber}</Fact>}
        <Fact label={paidAt ? "Paid on" : "Started on"}>
          {dayForReader(paidAt ?? createdAt)}
          {channel && `, ${channelLabel(channel)}`}
        </Fact>
        <Fact label="Reference">{reference}</Fact>
      </dl>
      {children}
    </li>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="min-w-0 max-sm:grid max-sm:grid-cols-[6rem_1fr]">
      <dt className="text-xs leading-[inherit] text-muted max-sm:text-sm">{label}</dt>
      <dd className="wrap-anywhere tabular-nums">{children}</dd>
    </div>
  );
}

type ReceiptActionProps = { payment: Payment; href: string | null; lookUpHref: string | null };

function ReceiptAction({ payment, href, lookUpHref }: ReceiptActionProps) {
  if (isUnused(payment) && href)
    return (
      <div className="flex flex-wrap items-center justify-between gap-3 border-t pt-4">
        <p className="min-w-0 flex-1 basis-52 text-sm">Paid and waiting: you do not pay again.</p>
        <ButtonLink href={href} className="max-sm:w-full">
          Continue
        </ButtonLink>
      </div>
    );
  const made = madeOf(payment, lookUpHref);
  if (!made) return null;
  return (
    <ButtonLink
      href={made.href}
      variant="secondary"
      icon={<FileText aria-hidden />}
      className="sm:justify-self-start"
    >
      {made.label}
    </ButtonLink>
  );
}

/** What a payment was used for. A review is found where its payment is looked up. */
function madeOf({ serviceType, usedAt, documentId }: Payment, lookUpHref: string | null) {
  if (documentId) return { href: pathTo.view(documentId), label: "View Document" };
  const isReview = serviceType === "ai_review" && usedAt !== null && lookUpHref !== null;
  return isReview ? { href: lookUpHref, label: "View review" } : null;
}

function OpenAction({ payment, href }: { payment: Payment; href: string | null }) {
  if (payment.status === "reversed" || !href) return null;
  return (
    <ButtonLink href={href} variant="secondary" className="sm:justify-self-start">
      {payment.status === "pending" ? "See how it stands" : "Try again"}
    </ButtonLink>
  );
}
