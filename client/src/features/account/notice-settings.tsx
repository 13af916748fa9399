import { useState } from "react";
import { useMutation, useQuery } from "@tanstack/react-query";
import { settingsQuery } from "#client/features/account/account-queries";
import { LoadedSettings, SettingsRow, SettingsSection } from "#client/features/account/settings-section";
import { Switch } from "#client/features/account/switch";
import { call } from "#client/lib/call";
import { queryClient } from "#client/lib/query-client";
import { noticeTopics, type NoticeTopic } from "#shared/domain/notices";

const labels: Record<NoticeTopic, string> = {
  signing: "Somebody signs, or everybody has",
  opening: "Somebody opens what you sent",
  objections: "Somebody declines, or asks for a change",
  reminders: "Reminders go out, an SMS does not arrive, or a link ends unsigned",
  messages: "A collaborator writes",
  requests: "Somebody asks to work with you, or accepts",
  payments: "A payment comes through, or is paid back",
};

/** What the bell tells. Each applies at once. */
export function NoticeSettings() {
  const settings = useQuery(settingsQuery);
  return (
    <SettingsSection title="Notices" about="What the bell tells you here. Applied at once.">
      <LoadedSettings
        query={settings}
        label="Loading what the bell tells"
        rows={noticeTopics.length}
        failed="Your settings could not be loaded."
      >
        {({ noticesOff }) => <TopicSwitches off={noticesOff} />}
      </LoadedSettings>
    </SettingsSection>
  );
}

function TopicSwitches({ off }: { off: NoticeTopic[] }) {
  const [chosen, setChosen] = useState<NoticeTopic[] | null>(null);
  const save = useMutation({
    // One after the other: the last choice is the one that stays.
    scope: { id: "notices-off" },
    mutationFn: (noticesOff: NoticeTopic[]) => call("PATCH /api/user/settings", { body: { noticesOff } }),
    meta: { error: { title: "Failed to save settings", fallback: "Please try again." } },
    onSuccess: (settings) => queryClient.setQueryData(settingsQuery.queryKey, settings),
    onError: () => setChosen(null),
  });
  const shown = chosen ?? off;
  return noticeTopics.map((topic) => (
    <SettingsRow key={topic}>
      <Switch
        label={labels[topic]}
        checked={!shown.includes(topic)}
        onChange={({ target }) => {
          const rest = shown.filter((other) => other !== topic);
          const next = target.checked ? rest : [...rest, topic];
          setChosen(next);
          save.mutate(next);
        }}
      />
    </SettingsRow>
  ));
}
