import { useEffect } from "react";
import { useQuery } from "@tanstack/react-query";
import type { Collaborator, DocumentSummary } from "#shared/contract/documents";
import { call } from "#client/lib/call";
import { textDraft } from "#client/lib/drafts/text-drafts";
import { useDeviceDraft } from "#client/lib/drafts/use-device-draft";
import { allSigners, namePeople, nameSome } from "#client/lib/name-people";
import { useMutationOnce } from "#client/lib/use-mutation-once";
import { Notice } from "#client/ui/card";
import { FormDialog } from "#client/ui/form-dialog";
import { toast } from "#client/ui/toast";
import { changeDocument } from "#client/features/documents/actions/change-document";
import { acceptDocument, refreshDocument, signersQuery } from "#client/features/documents/document-queries";

type RecallDialogProps = {
  document: Pick<DocumentSummary, "id" | "title" | "signerCount" | "signedCount" | "inForce">;
  userId: string;
  /** The reason to begin with, such as what a signer has asked for. */
  suggested?: string | undefined;
  open: boolean;
  onOpenChange: (open: boolean) => void;
};

const TIMEOUT_MS = 30_000;

/** Takes a document back that is out for signing, and tells everybody why. */
export function RecallDialog({ document, userId, suggested = "", open, onOpenChange }: RecallDialogProps) {
  const { id, title, inForce } = document;
  const signers = useQuery({ ...signersQuery(id), enabled: open, staleTime: 0 });
  const typed = useDeviceDraft(textDraft, userId, `recall.${id}`);
  const { change } = typed;
  useEffect(() => {
    if (suggested !== "") change(suggested);
  }, [suggested, change]);
  const recall = useRecall(id, () => {
    typed.forget();
    onOpenChange(false);
  });
  return (
    <FormDialog
      open={open}
      onOpenChange={onOpenChange}
      title="Recall Document"
      description={
        <>
          “<bdi>{title}</bdi>” becomes a draft again that you can edit and send again. The links that were
          sent stop working.
          {inForce &&
            ` Version ${inForce.version} stays in force with all its signatures: only what was sent to replace it ends.`}
        </>
      }
      text={{
        value: typed.value,
        onChange: typed.change,
        help: "Shown in the e-mail and kept in the document’s history.",
        missing: {
          title: "Reason required",
          message: "Please give a reason: everybody on the document reads it",
        },
      }}
      action="Recall Document"
      busyLabel="Recalling…"
      variant="danger"
      busy={recall.isPending}
      error={recall.errorMessage}
      onSubmit={({ text }) => recall.mutate(text)}
    >
      <WhatRecallMeans document={document} signers={signers.data} />
    </FormDialog>
  );
}

type WhatRecallMeansProps = Pick<RecallDialogProps, "document"> & { signers: Collaborator[] | undefined };

/** In numbers until the names have come. */
function WhatRecallMeans({ document: { signerCount, signedCount, inForce }, signers }: WhatRecallMeansProps) {
  const signed = signers?.filter((signer) => signer.signed).map(({ name }) => name);
  const count = signed?.length ?? signedCount;
  const told = signers?.filter(wasAsked);
  const hasPhones = told?.some(({ email }) => email === "");
  return (
    <div className="grid gap-3 text-sm">
      {count > 0 && (
        <Notice
          tone="warning"
          title={`${count === 1 ? "1 signature" : `${count} signatures`}${inForce ? " on the new version" : ""} ${count === 1 ? "becomes" : "become"} void`}
        >
          {signed
            ? `${namePeople(signed)} ${count === 1 ? "has" : "have"} to sign again.`
            : "They are asked again."}
        </Notice>
      )}
      <p className="wrap-anywhere">
        {told ? whoIs(told) : allSigners(signerCount)}{" "}
        {hasPhones ? "told: by mail with your reason, by SMS without it." : "told by mail, with your reason."}
      </p>
    </div>
  );
}

/** Nobody is told of the end of what they were not asked yet. */
const wasAsked = ({ invitedAt }: Collaborator) => invitedAt !== null && new Date(invitedAt) <= new Date();

function whoIs(told: readonly Collaborator[]): string {
  if (told.length === 0) return "Nobody was asked yet, so nobody is";
  return `${nameSome(told.map(({ name }) => name))} ${told.length === 1 ? "is" : "are"}`;
}

function useRecall(id: string, onRecalled: () => void) {
  return useMutationOnce({
    mutationFn: (reason: string) =>
      changeDocument(
        id,
        () =>
          call(
            "POST /api/documents/{id}/recall",
            { params: { id }, body: { reason } },
            { timeoutMs: TIMEOUT_MS },
          ),
        ({ returned }) => returned?.because === "recalled" && returned.reason === reason,
      ),
    meta: {
      error: {
        title: "Recall failed",
        fallback: "Unable to recall document. Please try again.",
        inDialog: true,
      },
    },
    onSuccess: (document) => {
      acceptDocument(document);
      toast({
        title: "Document recalled",
        description: "It is a draft again. Everybody on it has been told.",
        tone: "success",
      });
      onRecalled();
    },
    onError: () => refreshDocument(id),
  });
}
