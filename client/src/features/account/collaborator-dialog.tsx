import { useState } from "react";
import type { User } from "#shared/contract/auth";
import { showUser } from "#client/features/account/account-queries";
import { CollaboratorCard } from "#client/features/account/collaborator-card";
import { CollaboratorForm } from "#client/features/account/collaborator-form";
import { hasCollaboratorProfile } from "#client/features/account/collaborator-profile";
import { call } from "#client/lib/call";
import { useMutationOnce } from "#client/lib/use-mutation-once";
import { Button } from "#client/ui/button";
import { Notice } from "#client/ui/card";
import { Dialog } from "#client/ui/dialog";
import { FormDialog } from "#client/ui/form-dialog";
import { toast } from "#client/ui/toast";

type View = "card" | "form" | "take-down";
type CollaboratorDialogProps = { user: User; onClose: () => void };

/** One's own collaborator profile: as others see it, to change, or to take down. */
export function CollaboratorDialog({ user, onClose }: CollaboratorDialogProps) {
  const [view, setView] = useState<View>(hasCollaboratorProfile(user) ? "card" : "form");
  if (view === "take-down") return <TakeDown onBack={() => setView("card")} onClose={onClose} />;
  if (view === "form") return <CollaboratorForm user={user} onClose={onClose} />;
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Your collaborator profile"
      description="This is what other creators see of you."
      footer={
        <>
          <Button variant="danger" className="sm:mr-auto" onClick={() => setView("take-down")}>
            Take down
          </Button>
          <Button variant="secondary" onClick={onClose}>
            Close
          </Button>
          <Button onClick={() => setView("form")}>Edit profile</Button>
        </>
      }
    >
      <CollaboratorCard user={user} />
    </Dialog>
  );
}

function TakeDown({ onBack, onClose }: { onBack: () => void; onClose: () => void }) {
  const remove = useMutationOnce({
    mutationFn: () => call("DELETE /api/user/collaborator-profile"),
    meta: { error: { fallback: "Please check your connection and try again." } },
    onSuccess: (user) => {
      showUser(user);
      toast({ title: "Profile taken down", description: "Nobody finds you any more.", tone: "success" });
      onClose();
    },
  });
  return (
    <FormDialog
      open
      onOpenChange={onClose}
      title="Take your profile down"
      description="Nobody finds you any more, and what the profile says is deleted. Collaborations that are under way go on."
      action="Take down"
      busyLabel="Taking it down…"
      variant="danger"
      cancel="Keep it"
      onCancel={onBack}
      busy={remove.isPending}
      onSubmit={() => remove.mutate()}
    >
      {remove.errorMessage ? (
        <Notice tone="danger" title="Your profile is still up">
          {remove.errorMessage}
        </Notice>
      ) : (
        <p className="text-sm">If you only want a break, edit it and say that you are busy or booked.</p>
      )}
    </FormDialog>
  );
}
