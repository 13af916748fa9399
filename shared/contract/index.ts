import { accountRows } from "#shared/contract/account";
import { adminRows } from "#shared/contract/admin";
import { authRows } from "#shared/contract/auth";
import { consentRows } from "#shared/contract/consent";
import { documentRows } from "#shared/contract/documents";
import { healthRows } from "#shared/contract/health";
import { historyRows } from "#shared/contract/history";
import { networkRows } from "#shared/contract/network";
import { paymentRows } from "#shared/contract/payments";
import { reviewRows } from "#shared/contract/reviews";
import { signingRows } from "#shared/contract/signing";
import { supportRows } from "#shared/contract/support";
import { verificationRows } from "#shared/contract/verification";

/** Every call there is. The server binds each of them; tests and the API document walk the list. */
export const contract = {
  ...healthRows,
  ...authRows,
  ...paymentRows,
  ...documentRows,
  ...signingRows,
  ...consentRows,
  ...historyRows,
  ...verificationRows,
  ...reviewRows,
  ...accountRows,
  ...supportRows,
  ...networkRows,
  ...adminRows,
};

export type Contract = typeof contract;
export type ContractKey = keyof Contract;
