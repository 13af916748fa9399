import { useId, useRef, useState } from "react";
import type { Person } from "#shared/contract/network";
import { call } from "#client/lib/call";
import { textDraft } from "#client/lib/drafts/text-drafts";
import { useDeviceDraft } from "#client/lib/drafts/use-device-draft";
import { useMutationOnce } from "#client/lib/use-mutation-once";
import { Button } from "#client/ui/button";
import { Dialog } from "#client/ui/dialog";
import { Field } from "#client/ui/field";
import { Textarea } from "#client/ui/input";
import { toast } from "#client/ui/toast";
import { fullName } from "#client/features/network/people";

const LONGEST = 2000;
const MISSING = "Please say what happened.";

type ReportDialogProps = { partner: Person; userId: string; onClose: () => void };

/** Tells support of somebody. */
export function ReportDialog({ partner, userId, onClose }: ReportDialogProps) {
  const typed = useDeviceDraft(textDraft, userId, `report.${partner.id}`);
  const formId = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const [isTried, setIsTried] = useState(false);
  const report = useReport(partner, () => {
    typed.forget();
    onClose();
  });
  const problem = problemOf(typed.value) ?? report.errorMessage;

  function submit() {
    setIsTried(true);
    if (problemOf(typed.value)) return field.current?.focus();
    report.mutate(typed.value.trim());
  }

  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={
        <>
          Report <bdi>{fullName(partner)}</bdi>
        </>
      }
      description={`Our support reads it and answers you. ${partner.firstName} is not told who wrote it.`}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={formId} busy={report.isPending} busyLabel="Sending…">
            Send report
          </Button>
        </>
      }
    >
      <form
        id={formId}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <Field
          label="What happened?"
          required
          help="Quote what was said, if you can: support does not read your conversation by itself."
          error={isTried ? problem : undefined}
        >
          {(control) => (
            <Textarea
              {...control}
              ref={field}
              rows={6}
              readOnly={report.isPending}
              value={typed.value}
              onChange={(event) => typed.change(event.target.value)}
            />
          )}
        </Field>
      </form>
    </Dialog>
  );
}

function problemOf(reason: string): string | undefined {
  const length = reason.trim().length;
  if (length === 0) return MISSING;
  if (length > LONGEST)
    return `A report can have at most ${LONGEST.toLocaleString("en-GB")} characters: please take out ${length - LONGEST}.`;
  return undefined;
}

function useReport({ id }: Person, onReported: () => void) {
  return useMutationOnce({
    mutationFn: (reason: string) =>
      call("POST /api/collaborators/{id}/report", { params: { id }, body: { reason } }),
    meta: {
      error: {
        title: "The report could not be sent",
        fallback: "Please check your connection and try again. Your text is kept.",
      },
    },
    onSuccess: () => {
      toast({
        title: "Report sent",
        description: "It is a ticket now: you find it, and the answer, under Support.",
        tone: "success",
      });
      onReported();
    },
  });
}
