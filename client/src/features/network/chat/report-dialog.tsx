import type { Person } from "#shared/contract/network";
import { call } from "#client/lib/call";
import { textDraft } from "#client/lib/drafts/text-drafts";
import { useDeviceDraft } from "#client/lib/drafts/use-device-draft";
import { useMutationOnce } from "#client/lib/use-mutation-once";
import { FormDialog, type TextLimit } from "#client/ui/form-dialog";
import { toast } from "#client/ui/toast";
import { fullName } from "#client/features/network/people";

const limit: TextLimit = {
  most: 2000,
  tooLong: (tooMany) => `A report can have at most 2,000 characters: please take out ${tooMany}.`,
};

type ReportDialogProps = { partner: Person; userId: string; onClose: () => void };

/** Tells support of somebody. */
export function ReportDialog({ partner, userId, onClose }: ReportDialogProps) {
  const typed = useDeviceDraft(textDraft, userId, `report.${partner.id}`);
  const report = useMutationOnce({
    mutationFn: (reason: string) =>
      call("POST /api/collaborators/{id}/report", { params: { id: partner.id }, body: { reason } }),
    meta: {
      error: {
        title: "The report could not be sent",
        fallback: "Please check your connection and try again. Your text is kept.",
        inDialog: true,
      },
    },
    onSuccess: () => {
      toast({
        title: "Report sent",
        description: "It is a ticket now: you find it, and the answer, under Support.",
        tone: "success",
      });
      typed.forget();
      onClose();
    },
  });
  return (
    <FormDialog
      open
      onOpenChange={onClose}
      title={
        <>
          Report <bdi>{fullName(partner)}</bdi>
        </>
      }
      description={`Our support reads it and answers you. ${partner.firstName} is not told who wrote it.`}
      text={{
        value: typed.value,
        onChange: typed.change,
        label: "What happened?",
        help: "Quote what was said, if you can: support does not read your conversation by itself.",
        missing: { message: "Please say what happened." },
        rows: 6,
        limit,
      }}
      action="Send report"
      busyLabel="Sending…"
      busy={report.isPending}
      error={report.errorMessage}
      onSubmit={({ text }) => report.mutate(text)}
    />
  );
}
