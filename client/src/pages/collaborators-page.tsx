import { useState } from "react";
import {
  CollaborationsSection,
  type CollaborationTab,
  DiscoverySection,
  isPublished,
  ProfileInvitation,
} from "#client/features/network/index";
import { useUser } from "#client/lib/use-user";

/** Where people find each other: those one works with already, and those one could. */
export function CollaboratorsPage() {
  const { user } = useUser();
  const [tab, setTab] = useState<CollaborationTab>();
  const userId = user?.id ?? "";

  function answer(requestId: string) {
    setTab("received");
    // Once its tab is on the screen.
    setTimeout(() => {
      const row = document.getElementById(`request-${requestId}`);
      row?.scrollIntoView({ block: "center" });
      row?.focus({ preventScroll: true });
    });
  }

  return (
    <div className="grid gap-8">
      <header className="max-w-3xl">
        <h1 className="font-serif text-2xl font-semibold sm:text-3xl">Find Collaborators</h1>
        <p className="mt-2 text-muted">
          Artists, producers and engineers across the continent. Send a request; once it is accepted, the two
          of you can talk here.
        </p>
      </header>
      {user && !isPublished(user) && <ProfileInvitation />}
      <CollaborationsSection userId={userId} tab={tab} onTab={setTab} />
      <DiscoverySection userId={userId} onAnswer={answer} />
    </div>
  );
}
