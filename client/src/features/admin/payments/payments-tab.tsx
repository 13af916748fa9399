import { useState } from "react";
import { useQuery } from "@tanstack/react-query";
import { RefreshCw, Undo2 } from "lucide-react";
import { PaymentStatusBadge } from "#client/features/admin/admin-badges";
import { formatPrice } from "#client/features/admin/admin-format";
import { paymentsQuery } from "#client/features/admin/admin-queries";
import { DataTable, type Column } from "#client/features/admin/tables/data-table";
import { IconButton } from "#client/features/admin/tables/icon-button";
import { PaymentRefund } from "#client/features/admin/payments/payment-refund";
import { csvOf } from "#client/features/admin/tables/table-address";
import { TableFrame } from "#client/features/admin/tables/table-frame";
import { TableFilter, TableToolbar } from "#client/features/admin/tables/table-toolbar";
import { useAdminAction } from "#client/features/admin/use-admin-action";
import { useTable } from "#client/features/admin/tables/use-table";
import { call } from "#client/lib/call";
import { AdminPaymentsQuery, type AdminPayment } from "#shared/contract/admin-tables";
import { monthDayAndTimeForReader } from "#shared/dates";
import { serviceLabels, serviceTypes } from "#shared/domain/services";

export function PaymentsTab() {
  const table = useTable(AdminPaymentsQuery);
  const payments = useQuery(paymentsQuery(table.state));
  const [refunding, setRefunding] = useState<AdminPayment>();
  const ask = useAskProvider();
  const { status, serviceType, search } = table.state;

  return (
    <div className="grid gap-4">
      <TableToolbar
        label="Payments"
        placeholder="Search by reference, receipt or payer"
        typed={table.typed}
        onType={table.type}
        csv={csvOf("/api/admin/payments/csv", table.state)}
      >
        <TableFilter
          label="Status"
          value={status}
          options={[
            ["completed", "Completed"],
            ["pending", "Pending"],
            ["failed", "Failed"],
            ["abandoned", "Abandoned"],
            ["reversed", "Reversed"],
            ["unmatched", "Unmatched"],
            ["refunded", "Refunded"],
          ]}
          onChange={(chosen) => table.change({ status: chosen })}
        />
        <TableFilter
          label="Service"
          value={serviceType}
          options={serviceTypes.map((type) => [type, serviceLabels[type]] as const)}
          onChange={(chosen) => table.change({ serviceType: chosen })}
        />
      </TableToolbar>
      <TableFrame
        query={payments}
        noun="payments"
        empty={
          search || status || serviceType
            ? { title: "No payment fits", text: "Change the search or the filters." }
            : { title: "No payments yet" }
        }
        onTurn={table.turn}
      >
        {(rows, stale) => (
          <DataTable
            caption="Payments"
            columns={columns(ask, setRefunding)}
            rows={rows}
            keyOf={({ id }) => id}
            table={table}
            stale={stale}
          />
        )}
      </TableFrame>
      {refunding && <PaymentRefund payment={refunding} onClose={() => setRefunding(undefined)} />}
    </div>
  );
}

function useAskProvider() {
  return useAdminAction({
    run: ({ id }: AdminPayment) => call("POST /api/admin/payments/{id}/ask-provider", { params: { id } }),
    lists: ["payments"],
    done: ({ reference }) => `The provider was asked about ${reference}`,
    failed: { title: "Update Failed", fallback: "The provider could not be asked." },
  });
}

function columns(
  ask: ReturnType<typeof useAskProvider>,
  refund: (payment: AdminPayment) => void,
): readonly Column<AdminPayment, AdminPaymentsQuery["sort"]>[] {
  return [
    {
      label: "Reference",
      kind: "name",
      cell: ({ reference, receiptNumber, serviceType }) => (
        <>
          <code className="text-xs font-semibold wrap-anywhere">{reference}</code>
          <p className="text-xs text-muted max-md:hidden">
            {[serviceType ? serviceLabels[serviceType] : "Not begun here", receiptNumber]
              .filter(Boolean)
              .join(" · ")}
          </p>
        </>
      ),
    },
    {
      label: "User",
      phone: "wide",
      cell: ({ userName, email }) => (
        <>
          <bdi className="md:wrap-anywhere">{userName || email}</bdi>
          {userName && <p className="text-xs text-muted wrap-anywhere max-md:hidden">{email}</p>}
        </>
      ),
    },
    {
      label: "Amount (KES)",
      kind: "number",
      sort: "amount",
      cell: ({ amount, currency }) =>
        currency === "KES" ? formatPrice(amount) : `${currency} ${formatPrice(amount)}`,
    },
    { label: "Status", cell: (payment) => <PaymentStatusBadge {...payment} /> },
    {
      label: "Created",
      sort: "createdAt",
      phone: "hidden",
      cell: ({ createdAt }) => (
        <span className="whitespace-nowrap">{monthDayAndTimeForReader(createdAt)}</span>
      ),
    },
    {
      label: "Actions",
      kind: "actions",
      cell: (payment) => (
        <>
          {payment.canAskProvider && (
            <IconButton
              label={`Ask the provider again about ${payment.reference}`}
              icon={<RefreshCw aria-hidden />}
              busy={ask.isPending && ask.variables.id === payment.id}
              onClick={() => ask.mutate(payment)}
            />
          )}
          {payment.canRefund && (
            <IconButton
              label={`Refund ${payment.reference}`}
              icon={<Undo2 aria-hidden />}
              onClick={() => refund(payment)}
            />
          )}
        </>
      ),
    },
  ];
}
