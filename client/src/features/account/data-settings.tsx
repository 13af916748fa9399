import { useState } from "react";
import { Link } from "wouter";
import { pathTo } from "#shared/paths";
import type { SettingsDialog } from "#client/features/account/settings-dialogs";
import { SettingsAction, SettingsSection } from "#client/features/account/settings-section";
import { call } from "#client/lib/call";
import { useMutationOnce } from "#client/lib/use-mutation-once";
import { Button } from "#client/ui/button";
import { toast } from "#client/ui/toast";

type DataSettingsProps = {
  email: string;
  /** The support ticket that asks to delete the account, once it was asked. */
  deletionTicket: string | undefined;
  onOpen: (dialog: SettingsDialog) => void;
};

/** Taking everything along, and leaving. */
export function DataSettings({ email, deletionTicket, onOpen }: DataSettingsProps) {
  const [isAsked, setIsAsked] = useState(false);
  const ask = useMutationOnce({
    mutationFn: () => call("POST /api/user/export"),
    meta: {
      error: { title: "Data export failed", fallback: "Please check your connection and try again." },
    },
    onSuccess: () => {
      setIsAsked(true);
      toast({
        title: "Data export requested",
        description: "We'll send your data export to your email within 24 hours.",
        tone: "success",
      });
    },
  });
  return (
    <SettingsSection title="Your data" about="What is yours stays yours: take it along whenever you like.">
      <SettingsAction
        title="Data export"
        help={
          isAsked ? (
            <span role="status">
              We gather it now. A link comes to <strong className="font-semibold">{email}</strong>.
            </span>
          ) : (
            "A ZIP with your profile, documents, payments and messages, and the PDF of every document."
          )
        }
      >
        <Button variant="secondary" busy={ask.isPending} busyLabel="Asking…" onClick={() => ask.mutate()}>
          Export My Data
        </Button>
      </SettingsAction>
      <SettingsAction
        title="Delete account"
        help={
          deletionTicket ? (
            <span role="status">
              Support has your request.{" "}
              <Link
                href={pathTo.ticket(deletionTicket)}
                className="font-semibold text-primary underline underline-offset-2"
              >
                See your ticket
              </Link>
            </span>
          ) : (
            "Documents that others have signed stay theirs, without your account."
          )
        }
      >
        <Button variant="danger" onClick={() => onOpen("delete-account")}>
          Delete Account
        </Button>
      </SettingsAction>
    </SettingsSection>
  );
}
