import { lazy, Suspense, useEffect, useId } from "react";
import { PenLine, Send } from "lucide-react";
import type { DocumentType } from "#shared/domain/document-status";
import { pathTo } from "#shared/paths";
import { ApiError } from "#client/lib/call";
import { messageOf } from "#client/lib/errors";
import { optionalPart } from "#client/lib/parts";
import { useUser } from "#client/lib/use-user";
import { Button, ButtonLink } from "#client/ui/button";
import { Notice } from "#client/ui/card";
import { Dialog } from "#client/ui/dialog";
import { ErrorState } from "#client/ui/error-state";
import { Skeleton } from "#client/ui/skeleton";
import { toast } from "#client/ui/toast";
import { SendForm } from "#client/features/documents/actions/send-form";
import {
  hasMovedOn,
  useSendDocument,
  type SendingScreen,
} from "#client/features/documents/actions/use-send-document";
import { useDocumentToSend } from "#client/features/documents/actions/use-document-to-send";
import { UnknownSigners } from "#client/features/documents/view/unknown-signers";
import { WhoWasMailed } from "#client/features/documents/actions/who-was-mailed";

type SendDialogProps = {
  /** The revision that stands on the screen; without one the dialog looks it up. */
  document: { id: string; type: DocumentType; title: string; revision?: number };
  from: SendingScreen;
  open: boolean;
  onOpenChange: (open: boolean) => void;
};

/** For agreements alone: other documents do not pay for it. */
const AgreementFactsWarning = lazy(async () => ({
  default: (await import("#client/features/agreements/text/agreement-facts-warning")).AgreementFactsWarning,
}));

const SongWarnings = optionalPart(() =>
  import("#client/features/documents/song/song-warnings").then((part) => part.SongWarnings),
);

const titles: Record<SendingScreen, string> = {
  preview: "Send for Signatures",
  dashboard: "Send Document for Signing",
};

/** Asks where each person of the document is reached, sends it to all of them, and shows who was mailed. */
export function SendDialog({ document, from, open, onOpenChange }: SendDialogProps) {
  const { user } = useUser();
  const formId = useId();
  const send = useSendDocument(document, from);
  const { document: known, signers, revision, former, error, retry } = useDocumentToSend(document, open);
  const isGone = error instanceof ApiError && error.status === 404;
  const isOutdated = hasMovedOn(send.error);

  useEffect(() => {
    if (!open || !isGone) return;
    toast({
      title: "No document to share",
      description: "Please create the document first.",
      tone: "danger",
    });
    onOpenChange(false);
  }, [open, isGone, onOpenChange]);

  function change(next: boolean) {
    if (!next && isOutdated) send.reset();
    onOpenChange(next);
  }

  const close = () => change(false);
  const isReady = signers !== undefined && revision !== undefined && former !== undefined;
  const isNobodys = signers?.length === 0;
  return (
    <Dialog
      open={open}
      onOpenChange={change}
      title={titles[from]}
      // Two short ones: on a phone the room is for the people.
      footerClass={send.isSuccess ? undefined : "flex justify-end gap-2"}
      footer={
        send.isSuccess ? (
          <>
            <Button variant="secondary" onClick={close}>
              Close
            </Button>
            <ButtonLink
              href={pathTo.view(document.id)}
              variant={send.data.document.toSign ? "secondary" : "primary"}
              onClick={close}
            >
              View Document
            </ButtonLink>
            {send.data.document.toSign && (
              <ButtonLink href={pathTo.signing(document.id)} icon={<PenLine aria-hidden />} onClick={close}>
                Review and sign
              </ButtonLink>
            )}
          </>
        ) : (
          <>
            <Button variant="secondary" onClick={close}>
              Cancel
            </Button>
            {isOutdated ? (
              <LookAgain id={document.id} from={from} onClose={close} />
            ) : (
              <Button
                type="submit"
                form={formId}
                icon={<Send aria-hidden />}
                disabled={!isReady || isNobodys}
                busy={send.isPending}
                busyLabel="Sending..."
              >
                Send for Signing
              </Button>
            )}
          </>
        )
      }
    >
      {!send.isSuccess && <WhatHappens document={document} />}
      {send.isSuccess && <WhoWasMailed collaborators={send.data.collaborators} />}
      {isOutdated && (
        <Notice tone="danger" className="mb-5">
          This document was changed in another window. Look at it again before you send it. What you typed is
          kept.
        </Notice>
      )}
      {isNobodys && <UnknownSigners />}
      {!send.isSuccess && known && known.type !== "split_sheet" && (
        <Suspense>
          <AgreementFactsWarning agreement={known} />
        </Suspense>
      )}
      {!send.isSuccess && open && (
        <Suspense fallback={null}>
          <div className="mb-5 empty:hidden">
            <SongWarnings written={{ type: document.type, documentId: document.id }} isSending />
          </div>
        </Suspense>
      )}
      {!send.isSuccess && isReady && !isNobodys && user && (
        <SendForm
          id={formId}
          user={user}
          documentId={document.id}
          people={signers}
          revision={revision}
          former={former}
          send={send}
        />
      )}
      {!isReady && error && (
        <ErrorState
          message={messageOf(error, "The people of this document could not be loaded.")}
          onRetry={retry}
        />
      )}
      {!isReady && !error && <PeopleSkeleton />}
    </Dialog>
  );
}

type LookAgainProps = { id: string; from: SendingScreen; onClose: () => void };

/** The way to the document: the preview lies under the dialog. */
function LookAgain({ id, from, onClose }: LookAgainProps) {
  if (from === "dashboard") return <ButtonLink href={pathTo.view(id)}>Look at it</ButtonLink>;
  return <Button onClick={onClose}>Look at it</Button>;
}

function WhatHappens({ document: { type, title } }: Pick<SendDialogProps, "document">) {
  return (
    <p className="mb-5 text-sm text-muted wrap-anywhere">
      {type === "split_sheet" ? "Everybody on" : "Each party to"} “<bdi>{title}</bdi>” is sent a personal link
      to read and sign it. Once sent, it can no longer be edited.
    </p>
  );
}

function PeopleSkeleton() {
  return (
    <div role="status" aria-label="Loading the people of this document" className="grid gap-5">
      <Skeleton className="h-17" />
      <Skeleton className="h-17" />
      <Skeleton className="h-24" />
    </div>
  );
}
