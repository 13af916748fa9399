import type { Deps } from "#server/deps";
import type { UserRecord } from "#server/features/auth/index";
import { beginPayment } from "#server/features/payments/begin-payment";
import { isSoldToAccounts } from "#server/features/payments/payments-rules";
import { AppError } from "#server/http/app-error";
import type { ParsedInput, ResponseBody } from "#shared/contract/contract";
import type { Contract } from "#shared/contract/index";

type Input = ParsedInput<Contract["POST /api/payments"]>["body"];
type Started = ResponseBody<Contract["POST /api/payments"]>;

/** Begins a payment of an account, to the address of the account. Throws what `beginPayment` throws. */
export async function startPayment(deps: Deps, owner: UserRecord, input: Input): Promise<Started> {
  const { id, serviceType, amount, documentData, termsVersion, privacyVersion } = input;
  if (!deps.payments) throw new AppError("payments_unavailable");
  if (!isSoldToAccounts(serviceType)) throw new AppError("service_inactive");
  const buyer = { ownerId: owner.id, email: owner.email };
  return beginPayment(deps, {
    ...buyer,
    id,
    serviceType,
    amount,
    form: documentData,
    termsVersion,
    privacyVersion,
  });
}
