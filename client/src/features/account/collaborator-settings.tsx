import { Handshake } from "lucide-react";
import type { User } from "#shared/contract/auth";
import { CollaboratorCard } from "#client/features/account/collaborator-card";
import { hasCollaboratorProfile } from "#client/features/account/collaborator-profile";
import { CollaboratorProfileButton } from "#client/features/account/collaborator-profile-button";
import { SettingsSection } from "#client/features/account/settings-section";

/** Whether and how others find one. */
export function CollaboratorSettings({ user }: { user: User }) {
  return (
    <SettingsSection
      title="Collaborator profile"
      about="How other creators find you. Your e-mail is never shown."
    >
      <div className="grid gap-5 p-4 sm:p-6">
        {hasCollaboratorProfile(user) ? <CollaboratorCard user={user} /> : <NotFoundYet />}
        <CollaboratorProfileButton user={user} className="sm:justify-self-start" />
      </div>
    </SettingsSection>
  );
}

function NotFoundYet() {
  return (
    <div className="flex items-start gap-4">
      <span
        aria-hidden
        className="grid size-12 shrink-0 place-items-center rounded-full bg-primary/10 text-primary"
      >
        <Handshake className="size-6" />
      </span>
      <div className="min-w-0">
        <h3 className="font-semibold">Nobody finds you yet</h3>
        <p className="mt-1 text-sm text-muted">
          Say what you do, which genres you are at home in and where you live: then producers, vocalists and
          songwriters can ask you to work with them.
        </p>
      </div>
    </div>
  );
}
