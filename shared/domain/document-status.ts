export const documentTypes = ["split_sheet", "producer_agreement", "featured_artist_agreement"] as const;
export type DocumentType = (typeof documentTypes)[number];

export const documentTypeLabels = {
  split_sheet: "Split Sheet",
  producer_agreement: "Producer Agreement",
  featured_artist_agreement: "Featured Artist Agreement",
} as const satisfies Record<DocumentType, string>;

/** "Nairobi Nights" of "Producer Agreement: Nairobi Nights": for where the type is said already. */
export function shortTitle({ type, title }: { type: DocumentType; title: string }): string {
  const label = `${documentTypeLabels[type]}: `;
  return title.startsWith(label) ? title.slice(label.length) : title;
}

export const documentStatuses = [
  "draft",
  "pending",
  "partially_signed",
  "fully_signed",
  "completed",
  "locked",
] as const;
export type DocumentStatus = (typeof documentStatuses)[number];

export const documentStatusLabels: Record<DocumentStatus, string> = {
  draft: "Draft",
  pending: "Pending",
  partially_signed: "Partially Signed",
  fully_signed: "Fully Signed",
  completed: "Completed",
  locked: "Locked",
};

/** Where a document goes that is unlocked: to the status it was locked in. */
export const AS_BEFORE = "as_before";

/** Where a document goes that is deleted: it is no more. */
export const GONE = "gone";

/** The whole status machine: what may happen to a document in which status, and the status it has afterwards. */
export const documentTransitions = {
  edit: { from: ["draft"], to: "draft" },
  complete: { from: ["draft"], to: "completed" },
  send: { from: ["draft"], to: "pending" },
  sign: { from: ["pending", "partially_signed"], to: "partially_signed" },
  finish: { from: ["pending", "partially_signed"], to: "fully_signed" },
  /** The owner takes it back, or a signer declines: what was signed is void and stays in the history. */
  recall: { from: ["pending", "partially_signed"], to: "draft" },
  decline: { from: ["pending", "partially_signed"], to: "draft" },
  lock: { from: ["pending", "partially_signed", "completed"], to: "locked" },
  unlock: { from: ["locked"], to: AS_BEFORE },
  /** With the consent of every signer: what they signed binds until everybody has signed a change of it. */
  amend: { from: ["fully_signed"], to: "draft" },
  /** The owner gives up a change that is not out for signing: the document is its version in force again. */
  dropChange: { from: ["draft"], to: "fully_signed" },
  /** With the consent of everybody on the version in force, whatever is drafted or proposed beside it. */
  purge: { from: ["draft", "pending", "partially_signed", "fully_signed", "locked"], to: GONE },
  /** By the owner alone: nobody's signature is on it, and no version of it is in force. */
  delete: { from: ["draft", "pending", "completed"], to: GONE },
} as const satisfies Record<
  string,
  { from: readonly DocumentStatus[]; to: DocumentStatus | typeof AS_BEFORE | typeof GONE }
>;

export type DocumentAction = keyof typeof documentTransitions;

export function may(action: DocumentAction, status: DocumentStatus): boolean {
  return (documentTransitions[action].from as readonly DocumentStatus[]).includes(status);
}

export function isDeletable(status: DocumentStatus): boolean {
  return may("delete", status);
}

export function isAwaitingSignatures(status: DocumentStatus): boolean {
  return may("sign", status);
}

/** A document that its owner marked as complete has nobody sign it any more. */
export function asksForSignatures(status: DocumentStatus): boolean {
  return status !== "completed";
}

/** What a locked document stands at behind its lock; the status itself when it is not locked. */
export function statusBehindLock({
  status,
  lockedFrom,
}: {
  status: DocumentStatus;
  lockedFrom: DocumentStatus | null;
}): DocumentStatus {
  return lockedFrom ?? status;
}

export function wasSent(status: DocumentStatus): boolean {
  return status === "pending" || status === "partially_signed" || status === "fully_signed";
}
