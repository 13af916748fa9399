import { useEffect, useRef } from "react";
import { useQueryClient } from "@tanstack/react-query";
import { signingCalls, type SigningAccess } from "#client/features/signing/signing-calls";
import { signingQuery } from "#client/features/signing/use-signing";
import { useMutationOnce } from "#client/lib/use-mutation-once";
import { say } from "#client/lib/say";
import type { SigningView } from "#shared/contract/signing/view";

type ReminderSwitchProps = { access: SigningAccess; view: Pick<SigningView, "reminders" | "reminderDays"> };

/** Stops the reminders of this invitation, or has them again. A reminder's own link leads here. */
export function ReminderSwitch({ access, view: { reminders, reminderDays } }: ReminderSwitchProps) {
  const [first = 0, second = 0, third = 0] = reminderDays;
  const client = useQueryClient();
  const button = useRef<HTMLButtonElement>(null);
  const set = useMutationOnce({
    mutationFn: (wanted: boolean) => signingCalls(access).remind({ reminders: wanted }),
    meta: { error: { fallback: say("signing.switchFailed") } },
    onSuccess: (answer) =>
      client.setQueryData(signingQuery(access).queryKey, (view) => view && { ...view, ...answer }),
  });
  useEffect(() => {
    if (window.location.hash !== "#reminders") return;
    button.current?.scrollIntoView({ block: "center" });
    button.current?.focus({ preventScroll: true });
  }, []);
  return (
    <p
      id="reminders"
      role="status"
      className="flex flex-wrap items-center justify-center gap-x-1 text-center text-sm text-muted"
    >
      <span>
        {reminders ? say("signing.remindersOn", { first, second, third }) : say("signing.remindersOff")}
      </span>{" "}
      <button
        ref={button}
        type="button"
        aria-busy={set.isPending || undefined}
        onClick={() => set.mutate(!reminders)}
        className="min-h-11 rounded-control px-1 font-medium text-ink underline underline-offset-2"
      >
        {reminders ? say("signing.stopReminders") : say("signing.remindAgain")}
      </button>
      {set.errorMessage && <span className="basis-full text-danger">{set.errorMessage}</span>}
    </p>
  );
}
