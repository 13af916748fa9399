import { showUser } from "#client/features/account/account-queries";
import type { SettingsDialog } from "#client/features/account/settings-dialogs";
import { SettingsAction } from "#client/features/account/settings-section";
import { useHasSms } from "#client/features/documents/index";
import { call } from "#client/lib/call";
import { useMutationOnce } from "#client/lib/use-mutation-once";
import { Badge } from "#client/ui/badge";
import { Button } from "#client/ui/button";
import { toast } from "#client/ui/toast";
import type { User } from "#shared/contract/auth";
import { dayForReader } from "#shared/dates";
import { showPhone } from "#shared/domain/phone";

type PhoneSettingProps = { user: User; onOpen: (dialog: SettingsDialog) => void };

/** A number of one's own, by which one signs; nothing where no SMS can be sent and there is none. */
export function PhoneSetting({ user: { phone }, onOpen }: PhoneSettingProps) {
  const hasSms = useHasSms();
  const remove = useMutationOnce({
    mutationFn: () => call("DELETE /api/user/phone"),
    meta: { error: { title: "Not removed", fallback: "The number could not be removed. Please try again." } },
    onSuccess: (user) => {
      showUser(user);
      toast({ title: "The number is removed", tone: "success" });
    },
  });
  if (!phone && !hasSms) return null;
  const hasLapsed = phone !== null && new Date(phone.until) <= new Date();
  return (
    <SettingsAction
      title={
        <span className="flex flex-wrap items-center gap-2">
          Phone number
          {phone && (
            <Badge tone={hasLapsed ? "warning" : "neutral"}>
              {hasLapsed ? "Confirm again" : `Signs until ${dayForReader(phone.until)}`}
            </Badge>
          )}
        </span>
      }
      help={
        phone ? (
          <>
            <bdi className="text-ink tabular-nums">{showPhone(phone.number)}</bdi>.{" "}
            {hasLapsed
              ? "Confirm it again to sign here what is sent to it."
              : "What is sent to it can be signed here."}
          </>
        ) : (
          "Sign here what is sent to your phone."
        )
      }
    >
      <div className="flex flex-wrap gap-2 max-sm:[&>button]:flex-1">
        {phone && (
          <Button
            variant="ghost"
            busy={remove.isPending}
            busyLabel="Removing…"
            onClick={() => remove.mutate()}
          >
            Remove
          </Button>
        )}
        {hasSms && (
          <Button variant="secondary" onClick={() => onOpen("phone")}>
            {phone ? "Confirm again" : "Add"}
            <span className="sr-only">{phone ? " your phone number" : " a phone number"}</span>
          </Button>
        )}
      </div>
    </SettingsAction>
  );
}
