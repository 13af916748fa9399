import type { DraftKind } from "#client/lib/drafts/draft-storage";

/** An agreement that is not drafted yet. */
export type AgreementDraft = {
  /** The payment this form is paid with, however often that is tried. */
  paymentId: string;
  /** Whether the payment was begun: it may have gone through since. */
  isBegun: boolean;
  /** As they were typed, without secrets; `readFields` brings those of an older page up to date. */
  fields: unknown;
};

export const agreementDraft: DraftKind<AgreementDraft> = {
  read: (stored) => {
    const { paymentId, isBegun, fields } = (stored ?? {}) as Partial<AgreementDraft>;
    return typeof paymentId === "string" && ID.test(paymentId) && typeof isBegun === "boolean"
      ? { paymentId, isBegun, fields }
      : null;
  },
  blank: () => ({ paymentId: crypto.randomUUID(), isBegun: false, fields: undefined }),
};

const ID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;
