import { useQueryClient } from "@tanstack/react-query";
import { isRefusal } from "#client/features/signing/sign-document";
import { signingQuery } from "#client/features/signing/use-signing";
import { ApiError, call } from "#client/lib/call";
import { messageOf } from "#client/lib/errors";
import { useMutationOnce } from "#client/lib/use-mutation-once";
import { useTypedReason } from "#client/lib/use-typed-reason";
import { say, sayWith } from "#client/lib/words/say";
import { Button } from "#client/ui/button";
import { Dialog } from "#client/ui/dialog";
import { ReasonDialog } from "#client/ui/reason-dialog";
import type { SigningView } from "#shared/contract/signing";

type DeclineDialogProps = {
  token: string;
  view: SigningView;
  open: boolean;
  onOpenChange: (open: boolean) => void;
};

const TIMEOUT_MS = 20_000;

/** Refuses to sign, with a reason that everybody on the document reads. */
export function DeclineDialog({ token, view, open, onOpenChange }: DeclineDialogProps) {
  const client = useQueryClient();
  const typed = useTypedReason(`decline.${view.collaborator.id}`, "signer");
  const { queryKey } = signingQuery(token);
  const decline = useMutationOnce({
    mutationFn: (reason: string) => declineOnce(token, reason),
    // The link answers from now on that it was declined: the page shows that in place of the document.
    onSuccess: () => {
      typed.forget();
      void client.invalidateQueries({ queryKey });
    },
  });
  /** What hinders it is looked up after the refusal was read: the page may have no place for the dialog then. */
  function change(isOpen: boolean) {
    onOpenChange(isOpen);
    if (!isOpen && decline.isError) void client.invalidateQueries({ queryKey });
  }
  const owner = <bdi>{view.requestedBy.name}</bdi>;
  if (decline.isSuccess) return <Declined open={open} onOpenChange={onOpenChange} />;
  return (
    <ReasonDialog
      open={open}
      onOpenChange={change}
      title={say("Decline to sign")}
      description={sayWith("Nobody can sign “{title}” as it is then.", {
        title: <bdi>{view.document.title}</bdi>,
      })}
      typed={typed}
      help={say("Say what would have to change.")}
      missing={say("Please give a reason: everybody on the document reads it")}
      action={say("Decline to sign")}
      busyLabel={say("Declining…")}
      variant="danger"
      busy={decline.isPending}
      error={decline.error ? explain(decline.error) : undefined}
      onConfirm={(reason) => decline.mutate(reason)}
    >
      <ul className="grid list-disc gap-1.5 ps-5 text-sm marker:text-muted">
        <li>
          {sayWith("{owner} and every signer are told by mail, with your name and your reason.", { owner })}
        </li>
        <li>
          {sayWith(
            "The document goes back to {owner} as a draft. Signatures others have given become void.",
            { owner },
          )}
        </li>
        <li>{say("If it is sent again, you get a new link and decide anew.")}</li>
      </ul>
    </ReasonDialog>
  );
}

/** Until the page itself says so, and where its answer does not come. */
function Declined({ open, onOpenChange }: Pick<DeclineDialogProps, "open" | "onOpenChange">) {
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={say("You declined to sign")}
      footer={<Button onClick={() => onOpenChange(false)}>{say("Close")}</Button>}
    >
      <p>{say("Everybody on the document is told by mail. There is nothing more for you to do.")}</p>
    </Dialog>
  );
}

/** Declines. When the answer is lost on the way, asks whether it arrived: the server answers the same again. */
async function declineOnce(token: string, reason: string) {
  const send = () =>
    call(
      "POST /api/sign/{token}/decline",
      { params: { token }, body: { reason } },
      { timeoutMs: TIMEOUT_MS },
    );
  try {
    return await send();
  } catch (error) {
    if (error instanceof ApiError && error.status < 500) throw error;
    return send();
  }
}

function explain(error: Error): string {
  if (!isRefusal(error))
    return say(
      "We could not reach the server. Check your connection and press again: it is never declined twice.",
    );
  return say("Your refusal was not sent. {why} What you wrote is kept here.", {
    why: messageOf(error, say("Please reload the page.")),
  });
}
