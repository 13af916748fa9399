import type { Document } from "#shared/contract/documents";
import { documentStatusLabels, wasSent } from "#shared/domain/document-status";
import { pathTo } from "#shared/paths";
import { ButtonLink } from "#client/ui/button";
import { Notice } from "#client/ui/card";

/** A document that others have in their hands, or that is somebody else's, does not change any more. */
export function WhyFixed({ document }: { document: Document }) {
  const name = document.type === "split_sheet" ? "split sheet" : "agreement";
  return (
    <Notice tone="info" title={`This ${name} can no longer be edited`}>
      <p>{reasonOf(document)}</p>
      <ButtonLink href={pathTo.view(document.id)} variant="secondary" className="mt-3 mb-1">
        View Document
      </ButtonLink>
    </Notice>
  );
}

function reasonOf({ status, access, signedCount, signerCount }: Document): string {
  if (access === "signer")
    return "It was sent to you for your signature. Only its owner can change it, and only while it is a draft.";
  if (!wasSent(status)) return `Its status is ${documentStatusLabels[status]}. Only a draft can be changed.`;
  return `It was sent for signatures, and ${signedCount} of ${signerCount} ${signedCount === 1 ? "has" : "have"} signed. What they sign must stay as they saw it.`;
}
