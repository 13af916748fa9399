/** Who runs the service, as papers print it: a version that was sent keeps the one of its day. */
export type PrintedOperator = {
  legalName: string;
  /** What it is registered under as a company. */
  registration: string;
  address: string;
  /** The e-mail address for questions about personal data. */
  dataContact: string;
  /** Its number at the Office of the Data Protection Commissioner. */
  dataRegistration: string;
};

/** Who runs the service: the other side of its terms, and who answers for what it keeps of people. Settings say who. */
export type Operator = PrintedOperator & {
  /** Where people write to, and where tickets go. */
  supportEmail: string;
};

/** `Jina Ltd (PVT-AAAA123), Moi Avenue 1, 00100 Nairobi, Kenya` */
export const operatorInShort = ({ legalName, registration, address }: PrintedOperator) =>
  `${legalName} (${registration}), ${address}`;

/** What stands in a page in place of each, until the server sends it: the pages are made before there are settings. */
export const operatorMarks: Operator = {
  legalName: "__OPERATOR_NAME__",
  registration: "__OPERATOR_REGISTRATION__",
  address: "__OPERATOR_ADDRESS__",
  dataContact: "__OPERATOR_DATA_CONTACT__",
  dataRegistration: "__OPERATOR_DATA_REGISTRATION__",
  supportEmail: "__OPERATOR_SUPPORT_EMAIL__",
};

/** In the head of a page: all of it as JSON, for what the page draws itself. */
export const OPERATOR_MARK = "__OPERATOR__";
