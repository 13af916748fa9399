import { lazy, Suspense, type ComponentType, type ReactNode } from "react";
import { useLocation } from "wouter";
import {
  featuredKind,
  producerKind,
  type AgreementKind,
  FeaturedForm,
  ProducerForm,
  useAgreementForm,
  type AgreementFormProps,
  type AgreementStart,
  type FeaturedFields,
  type ProducerFields,
  type FieldTexts,
} from "#client/features/agreements/index";
import { paymentIdAt, useBeginPayment } from "#client/features/payments/index";
import { AgreementFormStep } from "#client/pages/agreements/agreement-form-step";
import { AgreementFrame } from "#client/pages/agreements/agreement-frame";
import type { AgreementPaymentStep as PaymentStep } from "#client/pages/agreements/agreement-payment-step";
import { Working } from "#client/ui/working";
import type { AgreementType } from "#shared/domain/agreements/agreement-content";
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

type AgreementFlowProps = { type: AgreementType; user: User; begin?: Beginning<FieldTexts> };
/** What the form begins with, and whence that is. */
type Beginning<Fields extends FieldTexts> = { start: AgreementStart<Fields>; notice: ReactNode };

/** One type of agreement until it is drafted. */
export function AgreementFlow({ type, user, begin }: AgreementFlowProps) {
  if (type === "producer_agreement")
    return (
      <Flow
        key={type}
        user={user}
        kind={producerKind}
        Form={ProducerForm}
        begin={begin as Beginning<ProducerFields> | undefined}
      />
    );
  return (
    <Flow
      key={type}
      user={user}
      kind={featuredKind}
      Form={FeaturedForm}
      begin={begin as Beginning<FeaturedFields> | undefined}
    />
  );
}

type FlowProps<Fields extends FieldTexts> = {
  user: User;
  kind: AgreementKind<Fields>;
  Form: ComponentType<AgreementFormProps<Fields>>;
  begin: Beginning<Fields> | undefined;
};

/** The form lives above its steps: going back finds it as it was left. */
function Flow<Fields extends FieldTexts>({ user, kind, Form, begin }: FlowProps<Fields>) {
  const [location] = useLocation();
  const editor = useAgreementForm(kind, user.id, begin?.start);
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
      {begin?.notice}
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
