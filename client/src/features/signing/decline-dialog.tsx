import { useQueryClient } from "@tanstack/react-query";
import { signingCalls, type SigningAccess } from "#client/features/signing/signing-calls";
import { affectedBy } from "#client/features/signing/use-signing";
import { isRefusal } from "#client/features/signing/refusal";
import { ApiError } from "#client/lib/call";
import { textDraft } from "#client/lib/drafts/text-drafts";
import { useDeviceDraft } from "#client/lib/drafts/use-device-draft";
import { messageOf } from "#client/lib/errors";
import { useMutationOnce } from "#client/lib/use-mutation-once";
import { say, sayWith } from "#client/lib/say";
import { Button } from "#client/ui/button";
import { Dialog } from "#client/ui/dialog";
import { FormDialog } from "#client/ui/form-dialog";
import type { SigningView } from "#shared/contract/signing/view";

type DeclineDialogProps = {
  access: SigningAccess;
  view: SigningView;
  open: boolean;
  onOpenChange: (open: boolean) => void;
};

const TIMEOUT_MS = 20_000;

/** Refuses to sign, with a reason that everybody on the document reads. */
export function DeclineDialog({ access, view, open, onOpenChange }: DeclineDialogProps) {
  const client = useQueryClient();
  const typed = useDeviceDraft(textDraft, "signer", `decline.${view.collaborator.id}`);
  const affected = affectedBy(access);
  const decline = useMutationOnce({
    mutationFn: (reason: string) => declineOnce(access, reason),
    meta: { error: (error) => ({ message: explain(error) }) },
    // The link answers from now on that it was declined: the page shows that in place of the document.
    onSuccess: () => {
      typed.forget();
      void client.invalidateQueries(affected);
    },
  });
  /** What hinders it is looked up after the refusal was read: the page may have no place for the dialog then. */
  function change(isOpen: boolean) {
    onOpenChange(isOpen);
    if (!isOpen && decline.isError) void client.invalidateQueries(affected);
  }
  const owner = <bdi>{view.requestedBy.name}</bdi>;
  if (decline.isSuccess) return <Declined open={open} onOpenChange={onOpenChange} />;
  return (
    <FormDialog
      open={open}
      onOpenChange={change}
      title={say("signing.decline")}
      description={sayWith("signing.declineStops", {
        title: <bdi>{view.document.title}</bdi>,
      })}
      text={{
        value: typed.value,
        onChange: typed.change,
        help: say("signing.declineHelp"),
        missing: { message: say("signing.reasonMissing") },
      }}
      action={say("signing.decline")}
      busyLabel={say("signing.isDeclining")}
      variant="danger"
      busy={decline.isPending}
      error={decline.errorMessage}
      onSubmit={({ text }) => decline.mutate(text)}
    >
      <ul className="grid list-disc gap-1.5 ps-5 text-sm marker:text-muted">
        <li>{sayWith("signing.declineTells", { owner })}</li>
        <li>
          {view.replaces?.binds
            ? sayWith("signing.declineBinds", {
                owner,
                before: String(view.replaces.version),
                number: String(view.document.version.number),
              })
            : sayWith("signing.declineVoids", { owner })}
        </li>
        <li>{say("signing.declineAnew")}</li>
      </ul>
    </FormDialog>
  );
}

/** Until the page itself says so, and where its answer does not come. */
function Declined({ open, onOpenChange }: Pick<DeclineDialogProps, "open" | "onOpenChange">) {
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={say("signing.declined")}
      footer={<Button onClick={() => onOpenChange(false)}>{say("screen.close")}</Button>}
    >
      <p>{say("signing.declinedWhatNow")}</p>
    </Dialog>
  );
}

/** Declines. When the answer is lost on the way, asks whether it arrived: the server answers the same again. */
async function declineOnce(access: SigningAccess, reason: string) {
  const send = () => signingCalls(access).decline({ reason }, { timeoutMs: TIMEOUT_MS });
  try {
    return await send();
  } catch (error) {
    if (error instanceof ApiError && error.status < 500) throw error;
    return send();
  }
}

function explain(error: unknown): string {
  if (!isRefusal(error)) return say("signing.declineUnreachable");
  return say("signing.declineFailed", {
    why: messageOf(error, say("signing.reload")),
  });
}
