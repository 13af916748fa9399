import { useState } from "react";
import { secondFactorChanged } from "#client/features/account/account-queries";
import { RecoveryCodes, useUnsavedCodes } from "#client/features/account/two-factor/recovery-codes";
import { passwordAsked, useWithPassword } from "#client/features/account/use-with-password";
import { call } from "#client/lib/call";
import { Dialog } from "#client/ui/dialog";
import { DialogForm } from "#client/ui/form-dialog";

/** Ten new recovery codes in place of the old ones. */
export function RecoveryCodesDialog({ onClose }: { onClose: () => void }) {
  const [codes, setCodes] = useState<string[]>();
  const unsaved = useUnsavedCodes(onClose);
  const renew = useWithPassword(
    (password) => call("POST /api/user/two-factor/recovery-codes", { body: { password } }),
    ({ recoveryCodes }) => {
      secondFactorChanged();
      setCodes(recoveryCodes);
    },
  );
  return (
    <Dialog
      open
      onOpenChange={codes ? unsaved.close : onClose}
      title="New recovery codes"
      description={
        codes
          ? "Each works once, in place of a code from your app."
          : "The ones you have stop working as soon as there are new ones."
      }
    >
      {codes ? (
        <RecoveryCodes codes={codes} unsaved={unsaved} />
      ) : (
        <DialogForm
          password={passwordAsked}
          action="Make new codes"
          busyLabel="Making them…"
          busy={renew.isPending}
          error={renew.errorMessage}
          onCancel={onClose}
          inline
          onSubmit={({ password }) => renew.mutate(password)}
        />
      )}
    </Dialog>
  );
}
