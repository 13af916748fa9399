import { lazy, Suspense, useState } from "react";
import { ReminderSwitch } from "#client/features/signing/reminder-switch";
import type { SigningAccess } from "#client/features/signing/signing-calls";
import { useOpened } from "#client/features/signing/use-opened";
import { currentLanguage, say } from "#client/lib/say";
import { Button } from "#client/ui/button";
import type { SigningView } from "#shared/contract/signing";
import type { SignerNoteKind } from "#shared/domain/signer-notes";
import { isAwaitingSignatures } from "#shared/domain/document-status";

const loadDialog = () => import("#client/features/signing/decline-dialog");
const NoteDialog = lazy(async () => ({
  default: (await import("#client/features/signing/notes/note-dialog")).NoteDialog,
}));
const DeclineDialog = lazy(async () => ({ default: (await loadDialog()).DeclineDialog }));

type SigningChoicesProps = { access: SigningAccess; view: SigningView };

/** Beside signing: to ask for a change, to say that one is somebody else, to decline, and not to be reminded. It stands where the document does, signed or not, so it tells that it was opened. */
export function SigningChoices({ access, view }: SigningChoicesProps) {
  const [declining, setDeclining] = useState(false);
  const [noting, setNoting] = useState<SignerNoteKind | null>(null);
  useOpened(access, currentLanguage());
  if (view.collaborator.signed) return null;
  // Somebody who is giving a reason is told that it did not arrive before the dialog goes.
  if (!isAwaitingSignatures(view.document.status) && !declining) return null;
  const hasToldOwner = view.note !== null && view.note.answeredAt === null;
  return (
    <div className="mt-4 grid min-h-36 content-start justify-items-center">
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
      <Button
        variant="ghost"
        onPointerEnter={() => void loadDialog().catch(() => undefined)}
        onClick={() => setDeclining(true)}
        className="text-muted"
      >
        {say("signing.decline")}
      </Button>
      {view.reminderDays.length > 0 && <ReminderSwitch access={access} view={view} />}
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
