import { useMutation, useQuery } from "@tanstack/react-query";
import { settingsQuery } from "#client/features/account/account-queries";
import { LoadedSettings, SettingsRow, SettingsSection } from "#client/features/account/settings-section";
import { Switch } from "#client/features/account/switch";
import { call } from "#client/lib/call";
import { queryClient } from "#client/lib/query-client";

const WHO =
  "Your collaborators, and whoever is with you on a document that everybody has signed, get it if you are in their contacts: your name, confirmed e-mail and phone, and what you keep for registrations (stage and legal name, numbers, societies, publisher). Not whom you block.";

/** Whether the contacts of others follow what one says of oneself. Applies at once. */
export function ContactSettings() {
  const settings = useQuery(settingsQuery);
  return (
    <SettingsSection title="In others’ contacts" about="Off, they keep what they have and get nothing new.">
      <LoadedSettings
        query={settings}
        label="Loading whether contacts follow you"
        rows={1}
        failed="Your settings could not be loaded."
      >
        {({ updatesContacts }) => <FollowSwitch isOn={updatesContacts} />}
      </LoadedSettings>
    </SettingsSection>
  );
}

function FollowSwitch({ isOn }: { isOn: boolean }) {
  const save = useMutation({
    // One after the other: the last choice is the one that stays.
    scope: { id: "updates-contacts" },
    mutationFn: (updatesContacts: boolean) => call("PATCH /api/user/settings", { body: { updatesContacts } }),
    meta: { error: { title: "Failed to save settings", fallback: "Please try again." } },
    onSuccess: (settings) => queryClient.setQueryData(settingsQuery.queryKey, settings),
  });
  return (
    <SettingsRow>
      <Switch
        label="Keep my details up to date"
        help={WHO}
        checked={save.isPending ? save.variables : isOn}
        onChange={({ target }) => save.mutate(target.checked)}
      />
    </SettingsRow>
  );
}
