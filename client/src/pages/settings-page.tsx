import { lazy, Suspense, useEffect, useState } from "react";
import type { User } from "#shared/contract/auth";
import {
  CollaboratorSettings,
  ContactSettings,
  DataSettings,
  LookSettings,
  NoticeSettings,
  NotificationSettings,
  OpenSessions,
  SecuritySettings,
  type SettingsDialog,
} from "#client/features/account/index";
import { useUser } from "#client/lib/use-user";

const loadDialogs = () => import("#client/features/account/settings-dialogs");
const SettingsDialogs = lazy(async () => ({ default: (await loadDialogs()).SettingsDialogs }));

export function SettingsPage() {
  const { user } = useUser();
  return user && <Settings key={user.id} user={user} />;
}

function Settings({ user }: { user: User }) {
  const [dialog, setDialog] = useState<SettingsDialog>();
  const [deletionTicket, setDeletionTicket] = useState<string>();
  // While there is a connection: a dialog opens without one, too.
  useEffect(() => void loadDialogs().catch(() => undefined), []);
  return (
    <div className="mx-auto grid max-w-5xl gap-8 sm:gap-10">
      <header>
        <h1 className="font-serif text-2xl font-semibold">Settings</h1>
        <p className="mt-2 text-sm text-muted">How you are found, what we tell you, and who gets in.</p>
      </header>
      <CollaboratorSettings user={user} />
      <ContactSettings />
      <NotificationSettings userId={user.id} />
      <NoticeSettings />
      <LookSettings user={user} />
      <SecuritySettings user={user} onOpen={setDialog} />
      <OpenSessions onEndAll={() => setDialog("end-sessions")} />
      <DataSettings email={user.email} deletionTicket={deletionTicket} onOpen={setDialog} />
      <Suspense>
        {dialog && (
          <SettingsDialogs
            dialog={dialog}
            onClose={() => setDialog(undefined)}
            onDeletionAsked={setDeletionTicket}
          />
        )}
      </Suspense>
    </div>
  );
}
