/** What stays on the device of an agreement that is not drafted yet. */
export type KeptAgreement = {
  /** The payment this form is paid with, however often that is tried. */
  paymentId: string;
  /** Whether the payment was begun: it may have gone through since. */
  isBegun: boolean;
  fields: unknown;
};

/** What an older version of this page has kept, or a curious person has edited, is no form. */
export function readKeptAgreement(stored: unknown): KeptAgreement | null {
  if (typeof stored !== "object" || stored === null) return null;
  const { paymentId, isBegun, fields } = stored as Partial<KeptAgreement>;
  return typeof paymentId === "string" && ID.test(paymentId) && typeof isBegun === "boolean"
    ? { paymentId, isBegun, fields }
    : null;
}

const ID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;
