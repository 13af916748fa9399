import { useState } from "react";
import { secondFactorChanged } from "#client/features/account/account-queries";
import { RecoveryCodes, useUnsavedCodes } from "#client/features/account/two-factor/recovery-codes";
import { ScanStep, type SetUp } from "#client/features/account/two-factor/scan-step";
import { passwordAsked, useWithPassword } from "#client/features/account/use-with-password";
import { call } from "#client/lib/call";
import { useUser } from "#client/lib/use-user";
import { Notice } from "#client/ui/card";
import { Dialog } from "#client/ui/dialog";
import { DialogForm } from "#client/ui/form-dialog";
import { Stages } from "#client/ui/stages";

type Step = { step: "password" } | { step: "scan"; setUp: SetUp } | { step: "codes"; codes: string[] };

const stages = [
  { stage: "password", label: "Password" },
  { stage: "scan", label: "Your app" },
  { stage: "codes", label: "Recovery codes" },
] as const;

const descriptions: Record<Step["step"], string> = {
  password:
    "An app on your phone will show a new code every 30 seconds, and your other devices ask for one. First, your password.",
  scan: "Google Authenticator, 1Password, Aegis, Microsoft Authenticator: any of them will do.",
  codes: "It is on. If your phone is ever lost, one of these lets you in; each works once.",
};

/** From the password to ten recovery codes. */
export function TwoFactorOnDialog({ onClose }: { onClose: () => void }) {
  const { user } = useUser();
  const [at, setAt] = useState<Step>({ step: "password" });
  const unsaved = useUnsavedCodes(onClose);
  const begin = useWithPassword(
    (password) => call("POST /api/user/two-factor", { body: { password } }),
    (setUp) => setAt({ step: "scan", setUp }),
  );
  return (
    <Dialog
      open
      onOpenChange={at.step === "codes" ? unsaved.close : onClose}
      title="Two-factor authentication"
      description={descriptions[at.step]}
    >
      <div className="grid gap-6">
        <Stages label="Steps" stages={stages} current={at.step} />
        {at.step === "password" && user && !user.emailVerified && (
          <Notice tone="warning" title="Your e-mail comes first">
            Please confirm {user.email} with the link that we mailed you. Then come back here.
          </Notice>
        )}
        {at.step === "password" && (
          <DialogForm
            password={passwordAsked}
            action="Continue"
            busyLabel="One moment…"
            busy={begin.isPending}
            error={begin.errorMessage}
            onCancel={onClose}
            inline
            onSubmit={({ password }) => begin.mutate(password)}
          />
        )}
        {at.step === "scan" && (
          <ScanStep
            setUp={at.setUp}
            onConfirmed={(codes) => {
              secondFactorChanged();
              setAt({ step: "codes", codes });
            }}
            onBeginAgain={() => {
              begin.reset();
              setAt({ step: "password" });
            }}
          />
        )}
        {at.step === "codes" && <RecoveryCodes codes={at.codes} unsaved={unsaved} />}
      </div>
    </Dialog>
  );
}
