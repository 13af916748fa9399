import { lazy, Suspense, useEffect, useState } from "react";
import type { User } from "#shared/contract/auth";
import { hasCollaboratorProfile } from "#client/features/account/collaborator-profile";
import { Button } from "#client/ui/button";

const loadDialog = () => import("#client/features/account/collaborator-dialog");
const CollaboratorDialog = lazy(async () => ({ default: (await loadDialog()).CollaboratorDialog }));

/** Opens one's own collaborator profile, or the form for one. */
export function CollaboratorProfileButton({
  user,
  className,
}: {
  user: User;
  className?: string | undefined;
}) {
  const [isOpen, setIsOpen] = useState(false);
  // While there is a connection: the dialog opens without one, too.
  useEffect(() => void loadDialog().catch(() => undefined), []);
  return (
    <>
      <Button variant="secondary" className={className} onClick={() => setIsOpen(true)}>
        {hasCollaboratorProfile(user) ? "View Collaborator Profile" : "Set Up Collaborator Profile"}
      </Button>
      {isOpen && (
        <Suspense>
          <CollaboratorDialog user={user} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
