import { useId, useState } from "react";
import type { User } from "#shared/contract/auth";
import { languages, type Language } from "#shared/words/languages";
import { chooseLook } from "#client/features/account/choose-look";
import { SettingsRow, SettingsSection } from "#client/features/account/settings-section";
import { useTheme } from "#client/lib/look";
import { Select } from "#client/ui/fields/input";
import { Switch } from "#client/features/account/switch";

/** Both apply at once: there is nothing to save. */
export function LookSettings({ user }: { user: User }) {
  const dark = useTheme() === "dark";
  const id = useId();
  const [chosen, setChosen] = useState(user.language ?? "en");
  const choose = (language: Language) => {
    setChosen(language);
    chooseLook({ language });
  };
  return (
    <SettingsSection
      title="Appearance and language"
      about="Applied at once, on every device you are signed in on."
    >
      <SettingsRow>
        <Switch
          label="Dark Mode"
          help="Light ink on dark paper, easier on the eyes at night."
          checked={dark}
          onChange={({ target }) => chooseLook({ darkMode: target.checked })}
        />
      </SettingsRow>
      <SettingsRow>
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
          <div className="min-w-0 flex-1 basis-56">
            <label htmlFor={id} className="text-sm font-medium">
              Language
            </label>
            <p id={`${id}-help`} className="mt-0.5 text-xs text-muted">
              Kiswahili covers what signers see: signing, confirming, and the mails for it. The rest is in
              English for now.
            </p>
          </div>
          <Select
            id={id}
            aria-describedby={`${id}-help`}
            className="w-full sm:w-44"
            value={chosen}
            onChange={({ target }) => choose(target.value as Language)}
          >
            {Object.entries(languages).map(([language, { name }]) => (
              <option key={language} value={language} lang={language}>
                {name}
              </option>
            ))}
          </Select>
        </div>
      </SettingsRow>
    </SettingsSection>
  );
}
