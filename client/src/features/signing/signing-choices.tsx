import { lazy, Suspense, useState } from "react";
import { ReminderSwitch } from "#client/features/signing/reminder-switch";
import type { SigningAccess } from "#client/features/signing/signing-calls";
import type { StatedActing } from "#client/features/signing/acting/stated-acting";
import { useOpened } from "#client/features/signing/use-opened";
import { currentLanguage, say, sayWith } from "#client/lib/say";
import { Button } from "#client/ui/button";
import type { SigningView } from "#shared/contract/signing/view";
import type { SignerNoteKind } from "#shared/domain/signer-notes";
import { isAwaitingSignatures } from "#shared/domain/document-status";

const loadDialog = () => import("#client/features/signing/decline-dialog");
const NoteDialog = lazy(async () => ({
  default: (await import("#client/features/signing/notes/note-dialog")).NoteDialog,
}));
const DeclineDialog = lazy(async () => ({ default: (await loadDialog()).DeclineDialog }));

const ActingDialog = lazy(async () => ({
  default: (await import("#client/features/signing/acting/acting-dialog")).ActingDialog,
}));
const GiveBackDialog = lazy(async () => ({
  default: (await import("#client/features/signing/acting/give-back-dialog")).GiveBackDialog,
}));

type SigningChoicesProps = {
  access: SigningAccess;
  view: SigningView;
  /** Whoever holds the link says that they sign in the signer's place. */
  onActFor: (acting: StatedActing) => void;
};

/** Beside signing: to ask for a change, to say that one is somebody else, to decline, and not to be reminded. It stands where the document does, signed or not, so it tells that it was opened. */
export function SigningChoices({ access, view, onActFor }: SigningChoicesProps) {
  const [declining, setDeclining] = useState(false);
  const [acting, setActing] = useState(false);
  const [noting, setNoting] = useState<SignerNoteKind | null>(null);
  useOpened(access, currentLanguage());
  if (view.collaborator.signed) return null;
  // Somebody who is giving a reason is told that it did not arrive before the dialog goes.
  if (!isAwaitingSignatures(view.document.status) && !declining) return null;
  if (view.acting?.basis === "named")
    return (
      <div className="mt-4 grid justify-items-center">
        <Button variant="ghost" onClick={() => setActing(true)} className="text-muted">
          <span>{sayWith("acting.giveBack", { name: <bdi>{view.collaborator.name}</bdi> })}</span>
        </Button>
        {acting && (
          <Suspense>
            <GiveBackDialog access={access} view={view} onClose={() => setActing(false)} />
          </Suspense>
        )}
      </div>
    );
  const hasToldOwner = view.note !== null && view.note.answeredAt === null;
  // Whoever is not meant decides nothing here, unless they take that back.
  const isSomebodyElse = hasToldOwner && view.note?.kind === "not_me";
  return (
    <div className="mt-4 grid min-h-48 content-start justify-items-center">
      {!hasToldOwner && !view.isOwner && (
        <div className="flex flex-wrap justify-center">
          <Button variant="ghost" onClick={() => setNoting("change")}>
            {say("note.askForChange")}
          </Button>
          <Button variant="ghost" onClick={() => setNoting("not_me")} className="text-muted">
            {say("note.notMe")}
          </Button>
        </div>
      )}
      {!isSomebodyElse && view.acting === null && view.representative === null && (
        <Button variant="ghost" onClick={() => setActing(true)} className="text-muted">
          {say("acting.open")}
        </Button>
      )}
      {!isSomebodyElse && (
        <Button
          variant="ghost"
          onPointerEnter={() => void loadDialog().catch(() => undefined)}
          onClick={() => setDeclining(true)}
          className="text-muted"
        >
          {say("signing.decline")}
        </Button>
      )}
      {view.reminderDays.length > 0 && <ReminderSwitch access={access} view={view} />}
      {acting && (
        <Suspense>
          <ActingDialog access={access} view={view} onActFor={onActFor} onClose={() => setActing(false)} />
        </Suspense>
      )}
      {noting && (
        <Suspense>
          <NoteDialog access={access} view={view} kind={noting} onClose={() => setNoting(null)} />
        </Suspense>
      )}
      {declining && (
        <Suspense>
          <DeclineDialog access={access} view={view} open onOpenChange={setDeclining} />
        </Suspense>
      )}
    </div>
  );
}
