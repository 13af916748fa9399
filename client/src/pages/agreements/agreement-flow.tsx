import { lazy, Suspense, type ComponentType } from "react";
import { useLocation } from "wouter";
import {
  featuredKind,
  producerKind,
  type AgreementKind,
  FeaturedForm,
  ProducerForm,
  useAgreementForm,
  type AgreementFormProps,
  type FieldTexts,
} from "#client/features/agreements/index";
import { paymentIdAt, useBeginPayment } from "#client/features/payments/index";
import { AgreementFormStep } from "#client/pages/agreements/agreement-form-step";
import { AgreementFrame } from "#client/pages/agreements/agreement-frame";
import type { AgreementPaymentStep as PaymentStep } from "#client/pages/agreements/agreement-payment-step";
import { Working } from "#client/ui/working";
import type { AgreementType } from "#shared/domain/agreement-content";
import type { User } from "#shared/contract/auth";
import { documentTypeLabels } from "#shared/domain/document-status";

/** The form goes without its weight; it comes beside it, long before anybody has filled the form in. */
const paymentStep = import("#client/pages/agreements/agreement-payment-step");
// That it did not come is told by the screen that shows it.
paymentStep.catch(() => undefined);
// React's type of what is loaded later knows no type parameters.
const AgreementPaymentStep = lazy(async () => ({
  default: (await paymentStep).AgreementPaymentStep,
})) as unknown as typeof PaymentStep;

type AgreementFlowProps = { type: AgreementType; user: User };

/** One type of agreement until it is drafted. */
export function AgreementFlow({ type, user }: AgreementFlowProps) {
  if (type === "producer_agreement")
    return <Flow key={type} user={user} kind={producerKind} Form={ProducerForm} />;
  return <Flow key={type} user={user} kind={featuredKind} Form={FeaturedForm} />;
}

type FlowProps<Fields extends FieldTexts> = {
  user: User;
  kind: AgreementKind<Fields>;
  Form: ComponentType<AgreementFormProps<Fields>>;
};

/** The form lives above its steps: going back finds it as it was left. */
function Flow<Fields extends FieldTexts>({ user, kind, Form }: FlowProps<Fields>) {
  const [location] = useLocation();
  const editor = useAgreementForm(kind, user.id);
  const payments = useBeginPayment(kind.type, editor.renewPayment);
  const paymentId = paymentIdAt(location);
  if (paymentId !== null)
    return (
      <Suspense fallback={<PaymentOnItsWay type={kind.type} />}>
        <AgreementPaymentStep
          key={paymentId}
          id={paymentId}
          user={user}
          editor={editor}
          payments={payments}
        />
      </Suspense>
    );
  const me = { name: `${user.firstName} ${user.lastName}`.trim(), email: user.email };
  return (
    <AgreementFormStep user={user} editor={editor} payments={payments}>
      <Form form={editor.form} me={me} />
    </AgreementFormStep>
  );
}

function PaymentOnItsWay({ type }: { type: AgreementType }) {
  return (
    <AgreementFrame title={documentTypeLabels[type]} step="payment">
      <Working title="Looking up your payment">One moment.</Working>
    </AgreementFrame>
  );
}
