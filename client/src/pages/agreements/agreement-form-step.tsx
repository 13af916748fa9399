import { Suspense, useEffect, useRef, type ComponentProps, type ReactNode, type SubmitEvent } from "react";
import { useLocation, useSearchParams } from "wouter";
import { paymentPlace, templateOf, withSource, type FieldTexts } from "#client/features/agreements/index";
import { DraftBar } from "#client/ui/draft-bar";
import {
  PayBar,
  useObstacle,
  useBegunPayment,
  usePaidForm,
  useUnusedPayment,
  usePrice,
} from "#client/features/payments/index";
import { SaveTemplate } from "#client/features/unfinished/index";
import type { FlowStepProps } from "#client/pages/agreements/flow-step-props";
import { AgreementFrame } from "#client/pages/agreements/agreement-frame";
import { enterGoesOn } from "#client/lib/enter-goes-on";
import { optionalPart } from "#client/lib/parts";
import { Button } from "#client/ui/button";
import { Notice } from "#client/ui/card";
import type { Payment } from "#shared/contract/payments";
import { dayForReader } from "#shared/dates";
import { documentTypeLabels } from "#shared/domain/document-status";
import { formatKes, toCents } from "#shared/domain/money";

type AnyForm = ComponentProps<typeof WarningsWhileTyped>["form"];

const WarningsWhileTyped = optionalPart(() =>
  import("#client/features/documents/song/song-warnings").then((part) => part.WarningsWhileTyped<FieldTexts>),
);

/** What never stays on the device is not sent before it is paid for, either. */
function written<Fields extends FieldTexts>(kind: FlowStepProps<Fields>["editor"]["kind"], fields: Fields) {
  const secrets: readonly string[] = kind.secrets;
  const content = Object.entries(kind.formData(fields)).filter(([field]) => !secrets.includes(field));
  return { type: kind.type, content: Object.fromEntries(content) };
}

type AgreementFormStepProps<Fields extends FieldTexts> = FlowStepProps<Fields> & { children: ReactNode };

/** The form of an agreement, and paying for it. Whoever has paid already goes straight to drafting. */
export function AgreementFormStep<Fields extends FieldTexts>({
  user,
  editor,
  payments,
  children,
}: AgreementFormStepProps<Fields>) {
  const { kind, form } = editor;
  const [, navigate] = useLocation();
  const [search] = useSearchParams();
  const price = usePrice(kind.type);
  const paid = useUnusedPayment(kind.type, search.get("payment") ?? editor.paymentId);
  const formElement = useRef<HTMLFormElement>(null);
  useBegunPayment(editor.isBegun ? editor.paymentId : null, {
    onSpoilt: editor.renewPayment,
    onUsed: editor.forget,
  });

  async function goOn() {
    const id = paid?.id ?? editor.paymentId;
    if (!paid) {
      const documentData = kind.formData(form.getValues());
      const amount = String(price.kes);
      if (!(await payments.begin({ id, amount, email: user.email, documentData }))) return;
    }
    editor.payWith(id);
    navigate(withSource(paymentPlace(kind.type, id), search));
  }

  // After the messages: the form announces them once this call is over.
  const showFirstError = () =>
    setTimeout(() => {
      const field = formElement.current?.querySelector<HTMLElement>(
        'input[data-invalid], :is(input, select, textarea)[aria-invalid="true"]',
      );
      field?.focus({ preventScroll: true });
      field?.scrollIntoView({ block: "center" });
    });

  function onSubmit(event: SubmitEvent) {
    void form.handleSubmit(goOn, () => void showFirstError())(event);
  }

  return (
    <AgreementFrame title={documentTypeLabels[kind.type]} step="form">
      <div className="-my-3">
        <DraftBar editor={editor} until="the agreement is drafted" isKept={editor.isKept}>
          <SaveTemplate type={kind.type} read={() => templateOf(kind, form.getValues())} />
        </DraftBar>
      </div>
      {paid && <PaidNotice payment={paid} editor={editor} />}
      {editor.isCopy && (
        <Notice tone="info" title="This form was used or discarded in another window">
          What is typed here is kept. Going on makes another agreement.
        </Notice>
      )}
      <form
        {...enterGoesOn}
        ref={formElement}
        noValidate
        onSubmit={onSubmit}
        aria-label={documentTypeLabels[kind.type]}
        className="grid gap-10 [&_:is(input,select,textarea,button)]:scroll-mb-36"
      >
        {children}
        <Suspense fallback={null}>
          <WarningsWhileTyped
            form={form as unknown as AnyForm}
            read={(fields) => written(kind, fields as Fields)}
          />
        </Suspense>
        <Checkout paid={paid !== undefined} {...{ user, editor, payments }} />
      </form>
    </AgreementFrame>
  );
}

type CheckoutProps<Fields extends FieldTexts> = FlowStepProps<Fields> & { paid: boolean };

function Checkout<Fields extends FieldTexts>({ paid, user, editor, payments }: CheckoutProps<Fields>) {
  const { label } = usePrice(editor.kind.type);
  const obstacle = useObstacle(editor.kind.type);
  if (paid) return <PayBar action="Draft my agreement" note="Paid. Nothing more is charged." isPaid />;
  return (
    <>
      <p className="text-sm text-muted wrap-anywhere">
        You pay once, through Paystack; the receipt goes to {user.email}. Then your agreement is drafted.
      </p>
      <PayBar
        action={/\d/.test(label) ? `Pay ${label} and draft` : "Pay and draft"}
        note="Card, M-Pesa, bank transfer or USSD"
        notice={obstacle ? `${obstacle} What you type is kept.` : payments.refusal?.message}
        isBusy={payments.isBeginning}
        isDisabled={obstacle !== null}
      />
    </>
  );
}

type PaidNoticeProps<Fields extends FieldTexts> = {
  payment: Payment;
  editor: FlowStepProps<Fields>["editor"];
};

function PaidNotice<Fields extends FieldTexts>({ payment, editor }: PaidNoticeProps<Fields>) {
  const { id, amount, paidAt } = payment;
  const formData = usePaidForm(payment);
  const take = () => editor.takePaidForm(id, formData);
  const wasTaken = useRef(false);
  useEffect(() => {
    if (formData === null || wasTaken.current) return;
    wasTaken.current = true;
    if (!editor.hasDraft) take();
    else if (editor.paymentId === id) editor.takePaidSecrets(formData);
  });
  const hasAnother = formData !== null && editor.hasDraft && editor.paymentId !== id;
  return (
    <Notice tone="success" title="You have a paid, unused agreement">
      <p>
        {formatKes(toCents(amount))}
        {paidAt && ` paid on ${dayForReader(paidAt)}`}. Look over the form and have it drafted; you do not pay
        again.
      </p>
      {hasAnother && (
        <Button variant="secondary" className="mt-3 mb-1" onClick={take}>
          Bring back the form that was paid for
        </Button>
      )}
    </Notice>
  );
}
