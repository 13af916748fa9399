import { useState } from "react";
import { ApiError, call } from "#client/lib/call";
import { refreshUser } from "#client/lib/use-user";
import { useMutationOnce } from "#client/lib/use-mutation-once";

const notSent = { title: "The mail was not sent", fallback: "Please check your connection and try again." };

/** Mails the link that confirms one's e-mail again; `sentTo` is where it went. */
export function useSendConfirmation(email: string) {
  const [sentTo, setSentTo] = useState<string>();
  const send = useMutationOnce({
    mutationFn: () => call("POST /api/auth/resend-verification"),
    meta: { error: (error) => (isVerified(error) ? null : notSent) },
    onSuccess: () => setSentTo(email),
    onError: (error) => (isVerified(error) ? refreshUser() : undefined),
  });
  return { isSent: sentTo === email, isPending: send.isPending, send: () => send.mutate() };
}

function isVerified(error: unknown): boolean {
  return error instanceof ApiError && error.code === "already_verified";
}
