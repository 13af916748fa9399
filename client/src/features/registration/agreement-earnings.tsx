import { useState } from "react";
import { Field } from "#client/ui/fields/field";
import { Input } from "#client/ui/fields/input";
import type { AgreementDocument } from "#shared/contract/documents";
import { percentageBaseLabels } from "#shared/domain/agreements/agreement-choices";
import {
  divideByAgreement,
  featuredDivision,
  producerDivision,
  type Division,
} from "#shared/domain/agreements/agreement-earnings";
import { formatKes, toCents } from "#shared/domain/money";
import { formatShare } from "#shared/domain/shares";
import { wireForms } from "#shared/domain/wire-form";

function divisionOf({ type, content }: AgreementDocument): Division | null {
  if (content.formData === null) return null;
  return type === "producer_agreement"
    ? producerDivision(wireForms.producer_agreement.fromWire(content.formData))
    : featuredDivision(wireForms.featured_artist_agreement.fromWire(content.formData));
}

/** What each party gets of what the recording brings in, by the agreement's own clauses. Nothing typed leaves the page. */
export function AgreementEarnings({ agreement }: { agreement: AgreementDocument }) {
  const division = divisionOf(agreement);
  const [typed, setTyped] = useState("");
  if (division === null)
    return <p className="pb-4 text-sm text-muted">This agreement leaves the percentage open.</p>;
  const cents = typed.trim() === "" ? 0 : toCents(typed);
  const base = agreement.content.formData?.percentageBase ?? "net";
  return (
    <div className="grid gap-4 pb-4">
      <Field
        label="Income of the recording, KES"
        help={percentageBaseLabels[base]}
        error={Number.isNaN(cents) ? "Please enter an amount, such as 39,000" : undefined}
      >
        {(control) => (
          <Input
            {...control}
            inputMode="decimal"
            autoComplete="off"
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
            className="tabular-nums"
          />
        )}
      </Field>
      <Parts division={division} cents={Number.isNaN(cents) ? 0 : cents} />
      <p className="text-xs text-muted">
        By the clauses on fee, royalty and ownership, before tax. A fee that is paid beside them is not in it.
        Nothing is stored.
      </p>
    </div>
  );
}

function Parts({ division, cents }: { division: Division; cents: number }) {
  const { payee, payer, percentage } = division;
  const part = divideByAgreement(cents, division);
  const steps = [
    part.first > 0 && ["Fee, out of the first receipts", part.first],
    percentage > 0 && [`${formatShare(percentage)}%`, part.due],
    part.deducted > 0 && ["less the fee paid ahead", -part.deducted],
    part.half > 0 && ["half of the rest, as an owner", part.half],
  ].filter((step) => step !== false) as [string, number][];
  return (
    <table className="w-full text-sm">
      <caption className="sr-only">What each gets</caption>
      <tbody className="divide-y border-y">
        <tr className="align-baseline">
          <th scope="row" className="py-2 text-left font-semibold wrap-anywhere">
            <bdi>{payee}</bdi>
            {steps.map(([what, amount]) => (
              <span key={what} className="block text-xs font-normal text-muted tabular-nums">
                {what}: {amount < 0 ? `−${formatKes(-amount)}` : formatKes(amount)}
              </span>
            ))}
          </th>
          <td className="py-2 pl-3 text-right font-semibold whitespace-nowrap tabular-nums">
            {formatKes(part.payee)}
          </td>
        </tr>
        <tr className="align-baseline">
          <th scope="row" className="py-2 text-left font-semibold wrap-anywhere">
            <bdi>{payer}</bdi>
          </th>
          <td className="py-2 pl-3 text-right font-semibold whitespace-nowrap tabular-nums">
            {formatKes(part.payer)}
          </td>
        </tr>
      </tbody>
    </table>
  );
}
