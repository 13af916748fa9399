import type { FieldTexts } from "#client/features/agreements/form/typed-fields";
import type { useAgreementForm } from "#client/features/agreements/form/use-agreement-form";
import type { useBeginPayment } from "#client/features/payments/use-begin-payment";
import type { User } from "#shared/contract/auth";

/** What the steps of an agreement share until it is drafted. */
export type FlowStepProps<Fields extends FieldTexts> = {
  user: User;
  editor: ReturnType<typeof useAgreementForm<Fields>>;
  payments: ReturnType<typeof useBeginPayment>;
};
