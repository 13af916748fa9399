import type { DocumentSummary } from "#shared/contract/documents";
import { AskToChange } from "#client/features/documents/actions/ask-to-change";
import { UnlockLocked } from "#client/features/documents/actions/unlock-locked";

export type UnlockDialogProps = {
  document: Pick<DocumentSummary, "id" | "title" | "status" | "signerCount">;
  userId: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
};

/** A locked document is unlocked with the password; what everybody has signed, with everybody's consent. */
export function UnlockDialog(props: UnlockDialogProps) {
  return props.document.status === "fully_signed" ? <AskToChange {...props} /> : <UnlockLocked {...props} />;
}
