import { useId, useRef, useState } from "react";
import type { DocumentSummary } from "#shared/contract/documents";
import { call } from "#client/lib/call";
import { textDraft } from "#client/lib/drafts/text-drafts";
import { useDeviceDraft } from "#client/lib/drafts/use-device-draft";
import type { ErrorNotice } from "#client/lib/tell-error";
import { useMutationOnce } from "#client/lib/use-mutation-once";
import { Button } from "#client/ui/button";
import { Dialog } from "#client/ui/dialog";
import { Field } from "#client/ui/field";
import { PasswordInput } from "#client/ui/input";
import { isTooLong, ReasonField } from "#client/ui/reason-field";
import { toast } from "#client/ui/toast";
import { changeDocument } from "#client/features/documents/actions/change-document";
import { acceptDocument, refreshDocument } from "#client/features/documents/document-queries";

type UnlockLockedProps = {
  document: Pick<DocumentSummary, "id" | "title">;
  userId: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
};

const PASSWORD_MISSING = "Please enter your password to unlock the document";

/** Gives a locked document back the status it had, once the account's password confirms it. */
export function UnlockLocked({ document, userId, open, onOpenChange }: UnlockLockedProps) {
  const formId = useId();
  const reasonField = useRef<HTMLTextAreaElement>(null);
  const [password, setPassword] = useState("");
  const typed = useDeviceDraft(textDraft, userId, `unlock.${document.id}`);
  const unlock = useUnlock(document.id, () => {
    typed.forget();
    onOpenChange(false);
  });
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="Unlock Document"
      description={
        <>
          “<bdi>{document.title}</bdi>” returns to the status it had when you locked it.
        </>
      }
      footer={
        <>
          <Button variant="secondary" onClick={() => onOpenChange(false)}>
            Cancel
          </Button>
          <Button type="submit" form={formId} busy={unlock.isPending} busyLabel="Unlocking…">
            Unlock Document
          </Button>
        </>
      }
    >
      <form
        id={formId}
        noValidate
        className="grid gap-5"
        onSubmit={(event) => {
          event.preventDefault();
          event.stopPropagation();
          if (isTooLong(typed.value)) return reasonField.current?.focus();
          unlock.mutate({ password, reason: typed.value });
        }}
      >
        <Field label="Your password" error={unlock.errorMessage} required>
          {(control) => (
            <PasswordInput
              {...control}
              autoComplete="current-password"
              value={password}
              onChange={(event) => setPassword(event.target.value)}
            />
          )}
        </Field>
        <ReasonField
          label="Reason (optional)"
          typed={typed}
          help="Kept in the document’s history, and mailed to everybody who still has to sign."
          rows={3}
          ref={reasonField}
        />
      </form>
    </Dialog>
  );
}

class PasswordMissing extends Error {}

function useUnlock(id: string, onUnlocked: () => void) {
  return useMutationOnce({
    mutationFn: async (body: { password: string; reason: string }) => {
      if (body.password === "") throw new PasswordMissing(PASSWORD_MISSING);
      return changeDocument(
        id,
        async () => (await call("PATCH /api/documents/{id}/unlock", { params: { id }, body })).document,
        ({ status }) => status !== "locked",
      );
    },
    meta: { error: noticeOf },
    onSuccess: (document) => {
      acceptDocument(document);
      toast({ title: "Document unlocked", tone: "success" });
      onUnlocked();
    },
    onError: (error) => {
      if (!(error instanceof PasswordMissing)) refreshDocument(id);
    },
  });
}

function noticeOf(error: unknown): ErrorNotice {
  if (error instanceof PasswordMissing) return { title: "Password required", message: PASSWORD_MISSING };
  return { title: "Unlock failed", fallback: "Unable to unlock document. Please try again." };
}
