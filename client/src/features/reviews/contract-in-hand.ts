import { useSyncExternalStore } from "react";
import type { ExtractedText } from "#shared/contract/reviews";
import type { FilePages } from "#shared/domain/reviews/review";
import type { ReviewReader } from "#shared/domain/reviews/review-reader";

/** A file whose text was read. */
export type ReadFile = ExtractedText & { name: string; size: number };

export type InputWay = "upload" | "paste";

/** Why there is no review yet; nothing is lost by any of them. */
export type Setback =
  | { is: "cancelled" }
  | { is: "declined"; paymentId: string }
  | { is: "failed"; message: string }
  /** Its payment was used for the review of another contract. */
  | { is: "used"; paymentId: string };

type ContractInHand = {
  way: InputWay;
  file: ReadFile | null;
  pasted: string;
  /** What stood in the text field before the text of a file took its place. */
  replaced: string | null;
  /** What the next review is paid with, however often that is tried. */
  paymentId: string;
  /** For whom it is read. */
  reader: ReviewReader;
  setback: Setback | null;
};

// In memory: the text of a contract is not stored, but in this tab while somebody signs in again. Signing out loads the page afresh.
let inHand = nothing({});
const watchers = new Set<() => void>();

function nothing(reader: ReviewReader): ContractInHand {
  return {
    way: "upload",
    file: null,
    pasted: "",
    replaced: null,
    paymentId: crypto.randomUUID(),
    reader,
    setback: null,
  };
}

/** The contract that is to be reviewed, from the upload to its result, as long as the page is not reloaded. */
export function useContractInHand(): ContractInHand {
  return useSyncExternalStore(watch, contractInHand);
}

/** As it is now. */
export const contractInHand = (): ContractInHand => inHand;

function watch(changed: () => void): () => void {
  watchers.add(changed);
  return () => watchers.delete(changed);
}

export function changeContract(change: Partial<ContractInHand>): void {
  inHand = { ...inHand, ...change };
  for (const changed of watchers) changed();
}

/** Its review is there, or is not wanted: the next one begins with nothing. */
export function putContractDown(): void {
  changeContract(nothing(inHand.reader));
}

export function textOf({ way, file, pasted }: Pick<ContractInHand, "way" | "file" | "pasted">): string {
  return way === "upload" ? (file?.text ?? "") : pasted;
}

/** The pages that the text was read from, where it is that of a file that has some: what was added by hand may be the missing one. */
export function pagesOf(contract: Pick<ContractInHand, "way" | "file" | "pasted">): FilePages | undefined {
  const { file } = contract;
  if (!file?.pages || textOf(contract) !== file.text) return undefined;
  return { count: file.pages, empty: file.emptyPages };
}

/** The text of the file becomes text that can be edited. */
export function editFileText(): void {
  const { file, pasted } = inHand;
  if (!file) return;
  const isNew = pasted.trim() !== "" && pasted !== file.text;
  changeContract({ way: "paste", pasted: file.text, replaced: isNew ? pasted : null });
}

/** What was begun cannot be paid any more, or paid for something else: the next attempt is a payment of its own. */
export function renewReviewPayment(): string {
  const paymentId = crypto.randomUUID();
  changeContract({ paymentId });
  return paymentId;
}
