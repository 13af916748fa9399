import { generateKeyPairSync } from "node:crypto";
import type { Operator } from "#shared/operator";

/** Who runs the service in tests. Its names need escaping wherever they are put into markup. */
export const testOperator: Operator = {
  legalName: "Jina & Wana <Muziki> Ltd",
  registration: "PVT-TEST123",
  address: "Moi Avenue 1, 00100 Nairobi, Kenya",
  dataContact: "data@sahihi.test",
  dataRegistration: "ODPC-TEST-0042",
  supportEmail: "help@sahihi.test",
};

export const operatorSettings = {
  OPERATOR_NAME: testOperator.legalName,
  OPERATOR_REGISTRATION: testOperator.registration,
  OPERATOR_ADDRESS: testOperator.address,
  OPERATOR_DATA_CONTACT: testOperator.dataContact,
  OPERATOR_DATA_REGISTRATION: testOperator.dataRegistration,
  SUPPORT_EMAIL: testOperator.supportEmail,
};

/** What signs the log's checkpoints in production. */
export const logSettings = {
  LOG_KEY: generateKeyPairSync("ed25519").privateKey.export({ format: "pem", type: "pkcs8" }) as string,
};
