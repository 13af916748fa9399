import type { DocumentSummary } from "#shared/contract/documents";
import {
  isAwaitingSignatures,
  isDeletable,
  may,
  wasSent,
  type DocumentStatus,
} from "#shared/domain/document-status";

/** What the caller may do with a document of theirs from the list; viewing and downloading are always possible. */
export function actionsOf({
  status,
  access,
  inForce,
}: Pick<DocumentSummary, "status" | "access" | "inForce">) {
  const isOwner = access === "owner";
  return {
    edit: isOwner && may("edit", status),
    send: isOwner && may("send", status),
    /** Without signatures. */
    complete: isOwner && may("complete", status) && !inForce,
    /** Back to the version in force. */
    dropChange: isOwner && may("dropChange", status) && inForce !== null,
    recall: isOwner && may("recall", status),
    lock: isOwner && may("lock", status),
    /** With the password; what everybody has signed, with everybody's consent. */
    unlock: isOwner && may("unlock", status),
    askToChange: isOwner && may("amend", status),
    askToDelete: isOwner && may("purge", status) && inForce !== null && status !== "locked",
    /** A view for those who sign nothing; of a draft nobody is shown anything but what is in force. */
    share: isOwner && (inForce !== null || (wasSent(status) && status !== "locked")),
    resend: isOwner && isAwaitingSignatures(status),
    remove: isOwner && isDeletable(status) && !inForce,
    /** With signatures on it a document has a page of its own; before that it is looked at in place. */
    hasPage: hasSignatures(status),
  };
}

function hasSignatures(status: DocumentStatus): boolean {
  return status === "partially_signed" || status === "fully_signed";
}
