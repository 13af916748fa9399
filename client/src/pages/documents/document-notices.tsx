import { ConsentBanner, isOpen, useConsentStatus } from "#client/features/consent/index";
import { InForceNotice, LockedNotice, ReturnedNotice } from "#client/features/documents/index";
import { ProposedChanges } from "#client/features/signing/index";
import type { PageDialog } from "#client/pages/documents/document-page-dialogs";
import type { Document } from "#shared/contract/documents";

type DocumentNoticesProps = {
  document: Document;
  /** The name that the reader has among the signers. */
  reader: string | undefined;
  onOpen: (dialog: PageDialog) => void;
};

/** To its signers a document whose change is drafted is the version in force. */
const isApproved = (amendment: ReturnType<typeof useConsentStatus>) =>
  amendment?.hasRequest === true && amendment.status === "approved";

/** What has to be known of a document before it is read: it came back, it is locked, or everybody is asked about it. */
export function DocumentNotices({ document, reader, onOpen }: DocumentNoticesProps) {
  const { id, status, access, returned } = document;
  const isOwner = access === "owner";
  const deletion = useConsentStatus("deletion", document);
  const amendment = useConsentStatus("amendment", document);
  return (
    <div className="mt-4 grid gap-3 empty:hidden">
      <InForceNotice document={document} isBeingChanged={isApproved(amendment)}>
        <ProposedChanges document={document} />
      </InForceNotice>
      {isOwner && returned && (
        <ReturnedNotice document={document} returned={returned} onSend={() => onOpen("send")} />
      )}
      {status === "locked" && <LockedNotice onUnlock={isOwner ? () => onOpen("unlock") : undefined} />}
      {isOpen("deletion", deletion) && (
        <ConsentBanner
          purpose="deletion"
          request={deletion}
          documentId={id}
          isOwner={isOwner}
          reader={reader}
        />
      )}
      {isOpen("amendment", amendment) && (
        <ConsentBanner
          purpose="amendment"
          request={amendment}
          documentId={id}
          isOwner={isOwner}
          reader={reader}
        />
      )}
    </div>
  );
}
