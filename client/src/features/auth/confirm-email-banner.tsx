import { useState } from "react";
import { MailCheck } from "lucide-react";
import { ApiError, call } from "#client/lib/call";
import { messageOf } from "#client/lib/errors";
import { refreshUser } from "#client/lib/use-user";
import { useMutationOnce } from "#client/lib/use-mutation-once";
import { Button } from "#client/ui/button";
import { toast } from "#client/ui/toast";

/** Asks for the confirmation that lets a person see documents that were sent to their address. */
export function ConfirmEmailBanner({ email }: { email: string }) {
  const [sent, setSent] = useState(false);
  const resend = useMutationOnce({
    mutationFn: () => call("POST /api/auth/resend-verification"),
    onSuccess: () => setSent(true),
    onError: (error) => {
      if (error instanceof ApiError && error.code === "already_verified") return refreshUser();
      toast({
        title: "The mail was not sent",
        description: messageOf(error, "Please check your connection and try again."),
        tone: "danger",
      });
    },
  });
  return (
    <div className="border-b border-accent/30 bg-accent/8">
      <div
        role="status"
        className="mx-auto flex max-w-6xl items-center gap-3 px-4 py-1.5 text-xs sm:px-6 sm:text-sm"
      >
        <MailCheck aria-hidden className="size-5 shrink-0 text-accent" />
        <p className="min-w-0 flex-1 wrap-anywhere">
          {sent ? (
            <>
              We have sent a new link to <strong className="font-semibold">{email}</strong>.
            </>
          ) : (
            <>
              Confirm your e-mail <strong className="font-semibold">{email}</strong> with the link we sent
              you.
            </>
          )}
        </p>
        {!sent && (
          <Button
            variant="ghost"
            size="sm"
            className="-mr-3 shrink-0"
            busy={resend.isPending}
            busyLabel="Sending…"
            onClick={() => resend.mutate()}
          >
            Send again
          </Button>
        )}
      </div>
    </div>
  );
}
