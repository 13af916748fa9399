import { accountEndpoints } from "#shared/contract/account";
import { adminEndpoints } from "#shared/contract/admin";
import { authEndpoints } from "#shared/contract/auth";
import { consentEndpoints } from "#shared/contract/consent";
import { contactEndpoints } from "#shared/contract/contacts";
import { dashboardEndpoints } from "#shared/contract/dashboard";
import { documentEndpoints } from "#shared/contract/documents";
import { healthEndpoints } from "#shared/contract/health";
import { historyEndpoints } from "#shared/contract/history";
import { labelEndpoints } from "#shared/contract/labels";
import { manyEndpoints } from "#shared/contract/many";
import { networkEndpoints } from "#shared/contract/network";
import { noticeEndpoints } from "#shared/contract/notices";
import { paymentEndpoints } from "#shared/contract/payments";
import { registrationEndpoints } from "#shared/contract/registration";
import { reviewEndpoints } from "#shared/contract/reviews";
import { sharingEndpoints } from "#shared/contract/sharing";
import { roomEndpoints } from "#shared/contract/rooms";
import { signingEndpoints } from "#shared/contract/signing/endpoints";
import { sendingEndpoints } from "#shared/contract/signing/sending";
import { songEndpoints } from "#shared/contract/songs";
import { supportEndpoints } from "#shared/contract/support";
import { transparencyEndpoints } from "#shared/contract/transparency";
import { unfinishedEndpoints } from "#shared/contract/unfinished";
import { verificationEndpoints } from "#shared/contract/verification";

/** Every call there is. The server binds each of them; tests and the API document walk the list. */
export const contract = {
  ...healthEndpoints,
  ...authEndpoints,
  ...paymentEndpoints,
  ...contactEndpoints,
  ...unfinishedEndpoints,
  ...documentEndpoints,
  ...dashboardEndpoints,
  ...sendingEndpoints,
  ...signingEndpoints,
  ...manyEndpoints,
  ...labelEndpoints,
  ...roomEndpoints,
  ...consentEndpoints,
  ...registrationEndpoints,
  ...songEndpoints,
  ...historyEndpoints,
  ...sharingEndpoints,
  ...verificationEndpoints,
  ...transparencyEndpoints,
  ...reviewEndpoints,
  ...accountEndpoints,
  ...supportEndpoints,
  ...noticeEndpoints,
  ...networkEndpoints,
  ...adminEndpoints,
};

export type Contract = typeof contract;
export type ContractKey = keyof Contract;
