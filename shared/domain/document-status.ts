export const documentTypes = ["split_sheet", "producer_agreement", "featured_artist_agreement"] as const;
export type DocumentType = (typeof documentTypes)[number];

export const documentTypeLabels: Record<DocumentType, string> = {
  split_sheet: "Split Sheet",
  producer_agreement: "Producer Agreement",
  featured_artist_agreement: "Featured Artist Agreement",
};

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

/** The whole status machine: what may happen to a document in which status, and the status it has afterwards. */
export const documentTransitions = {
  edit: { from: ["draft"], to: "draft" },
  complete: { from: ["draft"], to: "completed" },
  send: { from: ["draft"], to: "pending" },
  sign: { from: ["pending", "partially_signed"], to: "partially_signed" },
  finish: { from: ["pending", "partially_signed"], to: "fully_signed" },
} as const satisfies Record<string, { from: readonly DocumentStatus[]; to: DocumentStatus }>;

export type DocumentAction = keyof typeof documentTransitions;

export function may(action: DocumentAction, status: DocumentStatus): boolean {
  return (documentTransitions[action].from as readonly DocumentStatus[]).includes(status);
}

/** Statuses in which nobody can have signed, so that the owner alone may delete. */
export const deletableStatuses = [
  "draft",
  "pending",
  "completed",
] as const satisfies readonly DocumentStatus[];

export function isDeletable(status: DocumentStatus): boolean {
  return (deletableStatuses as readonly DocumentStatus[]).includes(status);
}

export function isAwaitingSignatures(status: DocumentStatus): boolean {
  return may("sign", status);
}

/** A document that its owner marked as complete has nobody sign it any more. */
export function asksForSignatures(status: DocumentStatus): boolean {
  return status !== "completed";
}

export function wasSent(status: DocumentStatus): boolean {
  return status === "pending" || status === "partially_signed" || status === "fully_signed";
}
