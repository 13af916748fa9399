import { Send } from "lucide-react";
import type { useResendInvitation } from "#client/features/signing/use-resend-invitation";
import { Button } from "#client/ui/button";

type ResendButtonProps = {
  resend: ReturnType<typeof useResendInvitation>;
  /** Whom to remind; nobody in particular means everyone who has not signed. */
  signer?: { id: string; name: string };
  /** What it says where there is no signer; "Resend Invitation" unless told. */
  label?: string;
};

export function ResendButton({ resend, signer, label = "Resend Invitation" }: ResendButtonProps) {
  const collaboratorId = signer?.id ?? null;
  return (
    <Button
      variant={signer ? "ghost" : "secondary"}
      size="sm"
      icon={<Send aria-hidden />}
      busy={resend.isPending && resend.variables === collaboratorId}
      busyLabel="Sending…"
      disabled={resend.isPending && resend.variables !== collaboratorId}
      aria-label={signer && `Resend to ${signer.name}`}
      onClick={() => resend.mutate(collaboratorId)}
      className={signer ? "-mx-3" : ""}
    >
      {signer ? "Resend" : label}
    </Button>
  );
}
