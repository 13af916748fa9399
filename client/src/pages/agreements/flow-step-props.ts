import type { FieldTexts, useAgreementForm } from "#client/features/agreements/index";
import type { useBeginPayment } from "#client/features/payments/index";
import type { User } from "#shared/contract/auth";

/** What the steps of an agreement share until it is drafted. */
export type FlowStepProps<Fields extends FieldTexts> = {
  user: User;
  editor: ReturnType<typeof useAgreementForm<Fields>>;
  payments: ReturnType<typeof useBeginPayment>;
};
