import { useState } from "react";
import { ApiError, call } from "#client/lib/call";
import { messageOf } from "#client/lib/errors";
import { refreshUser } from "#client/lib/use-user";
import { useMutationOnce } from "#client/lib/use-mutation-once";
import { toast } from "#client/ui/toast";

/** Mails the link that confirms one's e-mail again; `sentTo` is where it went. */
export function useSendConfirmation(email: string) {
  const [sentTo, setSentTo] = useState<string>();
  const send = useMutationOnce({
    mutationFn: () => call("POST /api/auth/resend-verification"),
    onSuccess: () => setSentTo(email),
    onError: (error) => {
      if (error instanceof ApiError && error.code === "already_verified") return refreshUser();
      toast({
        title: "The mail was not sent",
        description: messageOf(error, "Please check your connection and try again."),
        tone: "danger",
      });
    },
  });
  return { isSent: sentTo === email, isPending: send.isPending, send: () => send.mutate() };
}
