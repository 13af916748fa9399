import { MailCheck } from "lucide-react";
import { useSendConfirmation } from "#client/features/auth/use-send-confirmation";
import { Button } from "#client/ui/button";

/** Asks for the confirmation that lets a person see documents that were sent to their address. */
export function ConfirmEmailBanner({ email }: { email: string }) {
  const { isSent, isPending, send } = useSendConfirmation(email);
  return (
    <div className="border-b border-accent/30 bg-accent/8">
      <div
        role="status"
        className="mx-auto flex max-w-6xl items-center gap-3 px-4 py-1.5 text-xs sm:px-6 sm:text-sm"
      >
        <MailCheck aria-hidden className="size-5 shrink-0 text-accent" />
        <p className="min-w-0 flex-1 wrap-anywhere">
          {isSent ? (
            <>
              We have sent a new link to <strong className="font-semibold">{email}</strong>.
            </>
          ) : (
            <>
              Confirm <strong className="font-semibold">{email}</strong> with the link we sent you.
            </>
          )}
        </p>
        {!isSent && (
          <Button
            variant="ghost"
            size="sm"
            className="-mr-3 shrink-0"
            busy={isPending}
            busyLabel="Sending…"
            onClick={send}
          >
            Send again
          </Button>
        )}
      </div>
    </div>
  );
}
