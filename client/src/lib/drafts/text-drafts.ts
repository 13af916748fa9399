import type { DraftKind } from "#client/lib/drafts/draft-storage";

/** A text, such as a reason. */
export const textDraft: DraftKind<string> = {
  read: (stored) => (typeof stored === "string" ? stored : null),
  blank: () => "",
};

/** A message with the id it will have: sent again after a lost answer, it is said once. */
export type MessageDraft = { id: string; message: string };

export const messageDraft: DraftKind<MessageDraft> = {
  read: (stored) => {
    const { id, message } = (stored ?? {}) as Partial<Record<keyof MessageDraft, unknown>>;
    return typeof id === "string" && typeof message === "string" ? { id, message } : null;
  },
  blank: () => ({ id: crypto.randomUUID(), message: "" }),
};
