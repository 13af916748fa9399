import { secondFactorChanged } from "#client/features/account/account-queries";
import { passwordAsked, useWithPassword } from "#client/features/account/use-with-password";
import { call } from "#client/lib/call";
import { FormDialog } from "#client/ui/form-dialog";
import { toast } from "#client/ui/toast";

export function TwoFactorOffDialog({ onClose }: { onClose: () => void }) {
  const switchOff = useWithPassword(
    (password) => call("POST /api/user/two-factor/off", { body: { password } }),
    () => {
      secondFactorChanged();
      toast({ title: "Two-factor authentication is off", tone: "success" });
      onClose();
    },
  );
  return (
    <FormDialog
      open
      onOpenChange={onClose}
      title="Switch off two‑factor authentication"
      description="Your password alone opens your account then. Your recovery codes end."
      password={passwordAsked}
      action="Switch off"
      variant="danger"
      inline
      busy={switchOff.isPending}
      error={switchOff.errorMessage}
      onSubmit={({ password }) => switchOff.mutate(password)}
    />
  );
}
