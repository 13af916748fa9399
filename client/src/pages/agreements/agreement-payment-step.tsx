import { useEffect, useEffectEvent, useState } from "react";
import { useQuery } from "@tanstack/react-query";
import { Redirect, useLocation, useSearchParams } from "wouter";
import {
  agreementPlaces,
  continuePlace,
  paymentPlace,
  previewPlace,
  withSource,
  type FieldTexts,
} from "#client/features/agreements/index";
import {
  knownStart,
  paymentQuery,
  PaymentCard,
  PaymentMissing,
  usePayment,
  usePrice,
} from "#client/features/payments/index";
import { AgreementDrafting } from "#client/pages/agreements/agreement-drafting";
import type { FlowStepProps } from "#client/pages/agreements/flow-step-props";
import { AgreementFrame } from "#client/pages/agreements/agreement-frame";
import { Working } from "#client/ui/working";
import { documentTypeLabels } from "#shared/domain/document-status";
import { paths } from "#shared/paths";

type AgreementPaymentStepProps<Fields extends FieldTexts> = FlowStepProps<Fields> & { id: string };

/** From the payment window to the drafted agreement. Its address is the payment's: a reload goes on where it was. */
export function AgreementPaymentStep<Fields extends FieldTexts>({
  id,
  user,
  editor,
  payments,
}: AgreementPaymentStepProps<Fields>) {
  const { type } = editor.kind;
  const [, navigate] = useLocation();
  const [search] = useSearchParams();
  const price = usePrice(type);
  const { data: payment } = useQuery({ ...paymentQuery(id), enabled: false });
  const form = agreementPlaces[type];
  const formPlace = withSource(form, search);
  const toForm = () => navigate(formPlace, { replace: true });

  /** Begun at the price of then, a payment stays at it, or is refused when that is not the price any more. */
  async function begin(paymentId: string, amount: string) {
    const formData = await editor.paidForm(id, payment?.documentData);
    const purchase = { id: paymentId, amount, email: payment?.email ?? user.email };
    return payments.begin({ ...purchase, ...(formData && { documentData: formData }) }, toForm);
  }

  async function startOf() {
    const begun = await begin(id, payment?.amount ?? String(price.kes));
    return (begun && knownStart(id)) ?? null;
  }

  const state = usePayment(id, startOf);
  usePaidFormHere(id, payment?.documentData, editor);

  const isUsed = state.phase === "used";
  const forget = useEffectEvent(() => editor.forget(id));
  useEffect(() => {
    if (isUsed) forget();
  }, [isUsed]);

  async function payAgain() {
    const next = editor.renewPayment();
    if (!(await begin(next, String(price.kes)))) return;
    editor.payWith(next);
    navigate(withSource(paymentPlace(type, next), search), { replace: true });
  }

  if (state.phase === "missing") return <PaymentMissing />;
  if (isUsed && payment) {
    const { documentId } = payment;
    return <Redirect to={documentId ? previewPlace(form, documentId) : paths.home} replace />;
  }
  return (
    <AgreementFrame title={documentTypeLabels[type]} step="payment">
      <PaymentCard
        id={id}
        payment={payment}
        state={state}
        price={price.label}
        making="Drafting"
        isStarting={payments.isBeginning}
        onPayAgain={() => void payAgain()}
        back={{ href: formPlace, label: "Back to the form" }}
        kept="Your form is kept"
      >
        {!isUsed && <Paid id={id} editor={editor} documentData={payment?.documentData} />}
      </PaymentCard>
    </AgreementFrame>
  );
}

/** On another device the form comes with the payment: paying again, and the way back to the form, need it here. */
function usePaidFormHere<Fields extends FieldTexts>(
  id: string,
  documentData: unknown,
  { hasDraft, takePaidForm }: FlowStepProps<Fields>["editor"],
): void {
  const take = useEffectEvent(() => {
    if (documentData && !hasDraft) takePaidForm(id, documentData);
  });
  useEffect(() => take(), [documentData]);
}

type PaidProps<Fields extends FieldTexts> = Pick<AgreementPaymentStepProps<Fields>, "id" | "editor"> & {
  documentData: unknown;
};

/** Finds out what is to be drafted: the form may be on this device, or only with the payment. */
function Paid<Fields extends FieldTexts>({ id, editor, documentData }: PaidProps<Fields>) {
  const { kind, paidForm } = editor;
  const [formData, setFormData] = useState<Awaited<ReturnType<typeof paidForm>> | undefined>();
  const lookUp = useEffectEvent(() => void paidForm(id, documentData).then(setFormData));
  useEffect(() => lookUp(), []);
  if (formData === undefined) return <Working title="Payment confirmed">Looking up your form.</Working>;
  if (formData === null) return <Redirect to={continuePlace(kind.type, id)} replace />;
  return <AgreementDrafting commission={{ type: kind.type, paymentId: id, formData }} editor={editor} />;
}
