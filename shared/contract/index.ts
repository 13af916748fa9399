import { authRows } from "#shared/contract/auth";
import { documentRows } from "#shared/contract/documents";
import { healthRows } from "#shared/contract/health";
import { paymentRows } from "#shared/contract/payments";
import { reviewRows } from "#shared/contract/reviews";
import { signingRows } from "#shared/contract/signing";

/** Every call there is. The server binds each of them; tests and the API document walk the list. */
export const contract = {
  ...healthRows,
  ...authRows,
  ...paymentRows,
  ...documentRows,
  ...signingRows,
  ...reviewRows,
};

export type Contract = typeof contract;
export type ContractKey = keyof Contract;
