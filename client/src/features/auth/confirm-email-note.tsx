import { useSendConfirmation } from "#client/features/auth/use-send-confirmation";

/** Says below an e-mail that it is not confirmed, and what to do about it. */
export function ConfirmEmailNote({ email }: { email: string }) {
  const { isSent, isPending, send } = useSendConfirmation(email);
  return (
    <p role="status" className="flex flex-wrap items-center gap-x-1.5 text-xs text-accent">
      {isSent ? "We have sent a new link. Please look among the spam, too." : "Not confirmed yet."}
      {!isSent && (
        <button
          type="button"
          aria-busy={isPending || undefined}
          onClick={send}
          className="-my-2 min-h-11 font-semibold underline underline-offset-2"
        >
          {isPending ? "Sending…" : "Send the link again"}
        </button>
      )}
    </p>
  );
}
