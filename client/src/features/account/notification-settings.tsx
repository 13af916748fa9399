import { useQuery, useQueryClient } from "@tanstack/react-query";
import { settingsQuery } from "#client/features/account/account-queries";
import { switches, switchesDraft, type Switches } from "#client/features/account/notification-switches";
import { LoadedSettings, SettingsRow, SettingsSection } from "#client/features/account/settings-section";
import { call } from "#client/lib/call";
import { useDeviceDraft } from "#client/lib/drafts/use-device-draft";
import { useMutationOnce } from "#client/lib/use-mutation-once";
import { Button } from "#client/ui/button";
import { Switch } from "#client/features/account/switch";
import { toast } from "#client/ui/toast";

/** Which mails somebody wants. What is switched and not saved stays on the device. */
export function NotificationSettings({ userId }: { userId: string }) {
  const settings = useQuery(settingsQuery);
  return (
    <SettingsSection
      title="Notifications"
      about="Which mails we send you, beside those you cannot do without."
    >
      <LoadedSettings
        query={settings}
        label="Loading your settings"
        rows={4}
        failed="Your settings could not be loaded."
      >
        {(saved) => <SwitchesForm saved={saved} userId={userId} />}
      </LoadedSettings>
    </SettingsSection>
  );
}

function SwitchesForm({ saved, userId }: { saved: Switches; userId: string }) {
  const { changed, change, save } = useSwitches(saved, userId);
  const shown = { ...saved, ...changed };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        save.mutate(changed);
      }}
      className="divide-y"
    >
      {switches.map(({ name, label, help }) => (
        <SettingsRow key={name}>
          <Switch
            label={label}
            help={help}
            checked={shown[name]}
            disabled={name !== "emailNotifications" && !shown.emailNotifications}
            onChange={({ target }) => change(name, target.checked)}
          />
        </SettingsRow>
      ))}
      <div className="flex flex-wrap items-center justify-end gap-x-4 gap-y-2 px-4 py-4 sm:px-6">
        <p role="status" className="text-xs text-muted">
          {Object.keys(changed).length > 0 && "Not saved yet"}
        </p>
        <Button type="submit" busy={save.isPending} busyLabel="Saving…" className="max-sm:w-full">
          Save Settings
        </Button>
      </div>
    </form>
  );
}

/** The switches that were moved away from what is saved. */
function useSwitches(saved: Switches, userId: string) {
  const client = useQueryClient();
  const draft = useDeviceDraft(switchesDraft, userId, "notifications");
  const changed = differing(draft.value, saved);
  const save = useMutationOnce({
    mutationFn: (body: Partial<Switches>) => call("PATCH /api/user/settings", { body }),
    meta: {
      error: {
        title: "Failed to save settings",
        fallback: "Your switches stay as you set them. Please try again.",
      },
    },
    onSuccess: (settings) => {
      client.setQueryData(settingsQuery.queryKey, settings);
      draft.change((moved) => differing(moved, settings));
      toast({ title: "Settings saved", tone: "success" });
    },
  });
  return {
    changed,
    change: (name: keyof Switches, on: boolean) => draft.change(differing({ ...changed, [name]: on }, saved)),
    save,
  };
}

function differing(moved: Partial<Switches>, saved: Switches): Partial<Switches> {
  const names = switches.map(({ name }) => name);
  return Object.fromEntries(
    names.flatMap((name) =>
      moved[name] === undefined || moved[name] === saved[name] ? [] : [[name, moved[name]]],
    ),
  );
}
