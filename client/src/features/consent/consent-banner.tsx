import { useState, type ReactNode } from "react";
import { ConfirmationProgress } from "#client/features/consent/confirmation-progress";
import type { AskedRequest, Purpose } from "#client/features/consent/consent-queries";
import { useCancelRequest } from "#client/features/consent/use-cancel-request";
import { Button } from "#client/ui/button";
import { Notice } from "#client/ui/card";
import { FormDialog } from "#client/ui/form-dialog";
import { dayForReader } from "#shared/dates";

type ConsentBannerProps = {
  purpose: Purpose;
  request: AskedRequest;
  documentId: string;
  /** The owner may take the request back. */
  isOwner: boolean;
  /** Who reads it, by the name they signed with; absent where they are not asked. */
  reader?: string | undefined;
};

/** A request that is open, on the page of its document: for the owner and for those who were asked. */
export function ConsentBanner({ purpose, request, ...props }: ConsentBannerProps) {
  if (request.status === "approved") return <DeletionConfirmed request={request} {...props} />;
  return <RequestPending purpose={purpose} request={request} {...props} />;
}

const questions: Record<Purpose, { title: string; asked: string }> = {
  deletion: {
    title: "Deletion Request Pending",
    asked: "Everybody who signed was asked whether this document may be deleted for good.",
  },
  amendment: {
    title: "Unlock Request Pending",
    asked: "Everybody who signed was asked whether this document may be changed and signed again.",
  },
};

function RequestPending({ purpose, request, documentId, isOwner, reader }: ConsentBannerProps) {
  const { title, asked } = questions[purpose];
  return (
    <Notice tone={purpose === "deletion" ? "warning" : "info"} title={title}>
      <p className="mt-0.5">{[asked, ...request.whatBinds].join(" ")}</p>
      <Reason>{request.reason}</Reason>
      <div className="mt-3">
        <ConfirmationProgress purpose={purpose} request={request} reader={reader} />
      </div>
      {reader !== undefined && request.waitingFor.includes(reader) && (
        <p className="mt-2">
          Your answer is still missing: the link to it is in the message that we sent you.
        </p>
      )}
      <p className="mt-2 text-muted">
        Asked on {dayForReader(request.requestedAt)}, open until {dayForReader(request.expiresAt)}. One{" "}
        {purpose === "deletion" ? "rejection" : "refusal"} ends the request.
      </p>
      {isOwner && (
        <CancelRequest
          purpose={purpose}
          documentId={documentId}
          label="Cancel the request"
          question="Cancel the request?"
        >
          The links that were sent stop working, and everybody who was asked is told. The document stays as it
          is; you can ask again at any time.
        </CancelRequest>
      )}
    </Notice>
  );
}

function DeletionConfirmed({ request, documentId, isOwner }: Omit<ConsentBannerProps, "purpose" | "reader">) {
  const day = request.scheduledDeletionDate && dayForReader(request.scheduledDeletionDate);
  return (
    <Notice tone="danger" title="Deletion Confirmed">
      <p className="mt-0.5">
        {confirmed(request.totalConfirmations)} This document is deleted for good on{" "}
        <strong className="font-semibold">{day}</strong>: its text, its signatures and its PDF. Download what
        you want to keep before that day. {request.whatBinds.join(" ")}
      </p>
      <Reason>{request.reason}</Reason>
      {isOwner && (
        <CancelRequest
          purpose="deletion"
          documentId={documentId}
          label="Keep the document"
          question="Keep this document?"
        >
          It is not deleted, and everybody who signed it is told.
        </CancelRequest>
      )}
    </Notice>
  );
}

function confirmed(count: number): string {
  if (count === 1) return "The only signer has confirmed.";
  return count === 2 ? "Both signers have confirmed." : `All ${count} signers have confirmed.`;
}

function Reason({ children }: { children: string }) {
  return (
    <blockquote dir="auto" className="mt-3 border-s-2 border-current/25 ps-3 whitespace-pre-line">
      {children}
    </blockquote>
  );
}

type CancelRequestProps = {
  purpose: Purpose;
  documentId: string;
  label: string;
  question: string;
  /** What it brings about. */
  children: ReactNode;
};

function CancelRequest({ purpose, documentId, label, question, children }: CancelRequestProps) {
  const [asking, setAsking] = useState(false);
  const cancel = useCancelRequest(purpose, documentId, () => setAsking(false));
  return (
    <>
      <Button variant="secondary" onClick={() => setAsking(true)} className="mt-4 mb-1">
        {label}
      </Button>
      <FormDialog
        open={asking}
        onOpenChange={setAsking}
        title={question}
        action={label}
        busyLabel="Cancelling…"
        cancel="Back"
        busy={cancel.isPending}
        onSubmit={() => cancel.mutate()}
      >
        <p className="text-sm">{children}</p>
      </FormDialog>
    </>
  );
}
