import { renderThread } from "#server/adapters/pdf/render-thread";
import type { Verification } from "#shared/contract/verification";
import type { Operator } from "#shared/operator";

/** What the certificate of a verification is made of. */
export type VerificationCertificate = {
  result: Verification;
  askedBy: { name: string; company: string };
  /** The absolute address that the QR code opens. */
  verifyUrl: string;
  /** Who runs the service. */
  operator: Operator;
};

/** The certificate on A4, tagged. The same input gives the same bytes. */
export const renderVerificationCertificate = renderThread<VerificationCertificate>(
  new URL("./verification-certificate-thread.ts", import.meta.url),
);
