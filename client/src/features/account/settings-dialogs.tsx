import { ChangePasswordDialog } from "#client/features/account/change-password-dialog";
import { DeleteAccountDialog } from "#client/features/account/delete-account-dialog";
import { EndSessionsDialog } from "#client/features/account/end-sessions-dialog";
import { PhoneDialog } from "#client/features/account/phone/phone-dialog";
import { RecoveryCodesDialog } from "#client/features/account/two-factor/recovery-codes-dialog";
import { TwoFactorOffDialog } from "#client/features/account/two-factor/two-factor-off-dialog";
import { TwoFactorOnDialog } from "#client/features/account/two-factor/two-factor-on-dialog";

export type SettingsDialog =
  | "password"
  | "phone"
  | "two-factor-on"
  | "two-factor-off"
  | "recovery-codes"
  | "end-sessions"
  | "delete-account";

type SettingsDialogsProps = {
  dialog: SettingsDialog;
  onClose: () => void;
  onDeletionAsked: (ticketId: string) => void;
};

/** The dialogs of the settings, in a chunk of their own: the screen shows without them. */
export function SettingsDialogs({ dialog, onClose, onDeletionAsked }: SettingsDialogsProps) {
  switch (dialog) {
    case "password":
      return <ChangePasswordDialog onClose={onClose} />;
    case "phone":
      return <PhoneDialog onClose={onClose} />;
    case "two-factor-on":
      return <TwoFactorOnDialog onClose={onClose} />;
    case "two-factor-off":
      return <TwoFactorOffDialog onClose={onClose} />;
    case "recovery-codes":
      return <RecoveryCodesDialog onClose={onClose} />;
    case "end-sessions":
      return <EndSessionsDialog onClose={onClose} />;
    case "delete-account":
      return <DeleteAccountDialog onClose={onClose} onAsked={onDeletionAsked} />;
  }
}
