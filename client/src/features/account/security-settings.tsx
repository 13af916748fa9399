import { useQuery } from "@tanstack/react-query";
import { twoFactorQuery } from "#client/features/account/account-queries";
import { PhoneSetting } from "#client/features/account/phone/phone-setting";
import type { SettingsDialog } from "#client/features/account/settings-dialogs";
import {
  LoadedSettings,
  SettingsAction,
  SettingsRow,
  SettingsSection,
} from "#client/features/account/settings-section";
import { Badge } from "#client/ui/badge";
import { Button } from "#client/ui/button";
import type { User } from "#shared/contract/auth";
import { Switch } from "#client/features/account/switch";

type OnOpen = { onOpen: (dialog: SettingsDialog) => void };
type SecuritySettingsProps = OnOpen & { user: User };

/** How somebody signs in. */
export function SecuritySettings({ user, onOpen }: SecuritySettingsProps) {
  return (
    <SettingsSection
      title="Security"
      about="Your documents carry your name: keep others out of your account."
    >
      <SettingsAction title="Password" help="Changing it signs out every other device.">
        <Button variant="secondary" onClick={() => onOpen("password")}>
          Change Password
        </Button>
      </SettingsAction>
      <SecondFactor onOpen={onOpen} />
      <PhoneSetting user={user} onOpen={onOpen} />
    </SettingsSection>
  );
}

/** So few are left that new ones should be made. */
const FEW_CODES = 3;

function SecondFactor({ onOpen }: OnOpen) {
  const factor = useQuery(twoFactorQuery);
  return (
    <LoadedSettings
      query={factor}
      label="Looking up how you sign in"
      rows={1}
      failed="We could not look up how you sign in."
    >
      {({ enabled, recoveryCodesLeft }) => (
        <>
          <SettingsRow>
            <Switch
              label="Two-Factor Authentication"
              help="Signing in takes a code from an app on your phone as well as your password."
              checked={enabled}
              aria-haspopup="dialog"
              onChange={() => onOpen(enabled ? "two-factor-off" : "two-factor-on")}
            />
          </SettingsRow>
          {enabled && (
            <SettingsAction
              title={
                <span className="flex flex-wrap items-center gap-2">
                  Recovery codes
                  <Badge tone={recoveryCodesLeft < FEW_CODES ? "warning" : "neutral"}>
                    {recoveryCodesLeft} of 10 left
                  </Badge>
                </span>
              }
              help="For the day your phone is lost. Each works once."
            >
              <Button variant="secondary" onClick={() => onOpen("recovery-codes")}>
                New recovery codes
              </Button>
            </SettingsAction>
          )}
        </>
      )}
    </LoadedSettings>
  );
}
