import { ApiError, call } from "#client/lib/call";
import { messageOf } from "#client/lib/errors";
import { say } from "#client/lib/say";
import { useMutationOnce } from "#client/lib/use-mutation-once";
import { Button } from "#client/ui/button";

/** On the page of a link that opens nothing any more: sends the one that does to the address or number on record. */
export function CurrentLink({ token }: { token: string }) {
  const send = useMutationOnce({
    mutationFn: () => call("POST /api/sign/{token}/current", { params: { token } }),
    meta: { error: null },
  });
  if (send.data)
    return (
      <p role="status" className="mt-6 font-medium">
        {say("current.sent", { address: send.data.sentTo })}
      </p>
    );
  return (
    <div className="mt-6">
      <Button
        size="lg"
        busy={send.isPending}
        busyLabel={say("note.isSending")}
        onClick={() => send.mutate()}
        className="w-full sm:w-auto"
      >
        {say("current.send")}
      </Button>
      <p className="mt-2 text-sm text-muted">{say("current.whereTo")}</p>
      {send.error && (
        <p role="alert" className="mt-2 text-sm font-medium text-danger">
          {explain(send.error)}
        </p>
      )}
    </div>
  );
}

function explain(error: unknown): string {
  const code = error instanceof ApiError ? error.code : null;
  if (code === "link_invalid") return say("current.unknown");
  if (code === "too_many_requests") return say("current.lately");
  return messageOf(error, say("signing.switchFailed"));
}
