import { useEffect, useId } from "react";
import { Send } from "lucide-react";
import { pathTo } from "#shared/paths";
import { ApiError } from "#client/lib/call";
import { messageOf } from "#client/lib/errors";
import { useUser } from "#client/lib/use-user";
import { Button, ButtonLink } from "#client/ui/button";
import { Notice } from "#client/ui/card";
import { Dialog } from "#client/ui/dialog";
import { ErrorState } from "#client/ui/error-state";
import { Skeleton } from "#client/ui/skeleton";
import { toast } from "#client/ui/toast";
import { SendForm } from "#client/features/documents/send-form";
import {
  hasMovedOn,
  useSendDocument,
  type SendingScreen,
} from "#client/features/documents/use-send-document";
import { useSheetToSend } from "#client/features/documents/use-sheet-to-send";
import { WhoWasMailed } from "#client/features/documents/who-was-mailed";

type SendDialogProps = {
  /** The revision that stands on the screen; without one the dialog looks it up. */
  document: { id: string; title: string; revision?: number };
  from: SendingScreen;
  open: boolean;
  onOpenChange: (open: boolean) => void;
};

const titles: Record<SendingScreen, string> = {
  preview: "Send for Signatures",
  dashboard: "Send Document for Signing",
};

/** Asks where each person of the sheet is reached, sends it to all of them, and shows who was mailed. */
export function SendDialog({ document, from, open, onOpenChange }: SendDialogProps) {
  const { user } = useUser();
  const formId = useId();
  const send = useSendDocument(document.id, from);
  const { signers, revision, error, retry } = useSheetToSend(document, open);
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
  const isReady = signers !== undefined && revision !== undefined;
  return (
    <Dialog
      open={open}
      onOpenChange={change}
      title={titles[from]}
      description={send.isSuccess ? undefined : <WhatHappens title={document.title} />}
      footer={
        send.isSuccess ? (
          <>
            <Button variant="secondary" onClick={close}>
              Close
            </Button>
            <ButtonLink href={pathTo.view(document.id)}>View Document</ButtonLink>
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
                disabled={!isReady}
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
      {send.isSuccess && <WhoWasMailed collaborators={send.data.collaborators} />}
      {isOutdated && (
        <Notice tone="danger" className="mb-5">
          This sheet was changed in another window. Look at it again before you send it. What you typed is
          kept.
        </Notice>
      )}
      {!send.isSuccess && isReady && user && (
        <SendForm
          id={formId}
          userId={user.id}
          documentId={document.id}
          people={signers}
          revision={revision}
          send={send}
        />
      )}
      {!isReady && error && (
        <ErrorState
          message={messageOf(error, "The people of this sheet could not be loaded.")}
          onRetry={retry}
        />
      )}
      {!isReady && !error && <PeopleSkeleton />}
    </Dialog>
  );
}

type LookAgainProps = { id: string; from: SendingScreen; onClose: () => void };

/** The way to the sheet: the preview lies under the dialog. */
function LookAgain({ id, from, onClose }: LookAgainProps) {
  if (from === "dashboard") return <ButtonLink href={pathTo.view(id)}>Look at it</ButtonLink>;
  return <Button onClick={onClose}>Look at it</Button>;
}

function WhatHappens({ title }: { title: string }) {
  return (
    <>
      Everybody on “<bdi>{title}</bdi>” is mailed a personal link to read and sign it. Once sent, it can no
      longer be edited.
    </>
  );
}

function PeopleSkeleton() {
  return (
    <div role="status" aria-label="Loading the people of this sheet" className="grid gap-5">
      <Skeleton className="h-17" />
      <Skeleton className="h-17" />
      <Skeleton className="h-24" />
    </div>
  );
}
