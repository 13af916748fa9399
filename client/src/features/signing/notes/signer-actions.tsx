import { lazy, Suspense, useState, type ReactNode } from "react";
import { AtSign } from "lucide-react";
import { ResendButton } from "#client/features/signing/resend-button";
import type { useResendInvitation } from "#client/features/signing/use-resend-invitation";
import { Button } from "#client/ui/button";
import { Notice } from "#client/ui/card";
import type { Collaborator, Document, SignerNoteView } from "#shared/contract/documents";
import type { SignerNoteKind } from "#shared/domain/signer-notes";

const AddressDialog = lazy(async () => ({
  default: (await import("#client/features/signing/notes/address-dialog")).AddressDialog,
}));
const AnswerDialog = lazy(async () => ({
  default: (await import("#client/features/signing/notes/answer-dialog")).AnswerDialog,
}));

type SignerActionsProps = {
  document: Pick<Document, "id" | "type">;
  signer: Collaborator & { id: string };
  resend: ReturnType<typeof useResendInvitation>;
  /** Opens the dialog that recalls the document, with this as the reason. */
  onRecall: (reason: string) => void;
};

/** For the owner, beside somebody who has not signed: what they said, a new link, and where they are reached. */
export function SignerActions({ document, signer, resend, onRecall }: SignerActionsProps) {
  const [dialog, setDialog] = useState<"address" | "answer" | null>(null);
  const { id, name, note, awaitsTurn } = signer;
  // Whoever is bound answers where they signed, and nowhere else.
  const isCorrectable = document.type === "split_sheet" && !signer.bound;
  const close = () => setDialog(null);
  return (
    <>
      {note && (
        <NoteNotice name={name} note={note}>
          {note.kind === "change" && (
            <>
              <Button size="sm" onClick={() => setDialog("answer")}>
                Answer
              </Button>
              <Button variant="secondary" size="sm" onClick={() => onRecall(note.text)}>
                Recall with this reason
              </Button>
            </>
          )}
          {note.kind === "not_me" && isCorrectable && (
            <Button size="sm" onClick={() => setDialog("address")}>
              Correct the address
            </Button>
          )}
        </NoteNotice>
      )}
      <div className="flex flex-wrap gap-x-4">
        {!awaitsTurn && <ResendButton resend={resend} signer={{ id, name }} />}
        {isCorrectable && (
          <Button
            variant="ghost"
            size="sm"
            icon={<AtSign aria-hidden />}
            aria-label={`Correct the address of ${name}`}
            onClick={() => setDialog("address")}
            className="-mx-3"
          >
            Correct address
          </Button>
        )}
      </div>
      <Suspense>
        {dialog === "address" && <AddressDialog documentId={document.id} signer={signer} onClose={close} />}
        {dialog === "answer" && note && (
          <AnswerDialog documentId={document.id} name={name} note={note} onClose={close} />
        )}
      </Suspense>
    </>
  );
}

const titles: Record<SignerNoteKind, (name: string) => string> = {
  change: () => "Asks for a change",
  not_me: (name) => `Says that they are not ${name}`,
};

type NoteNoticeProps = { name: string; note: SignerNoteView; children: ReactNode };

/** What a signer has said; once that is answered, in a line or two. */
function NoteNotice({ name, note: { kind, text, answer, answeredAt }, children }: NoteNoticeProps) {
  if (answeredAt !== null)
    return kind === "not_me" ? null : (
      <p className="mt-1 text-xs whitespace-pre-line text-muted wrap-anywhere">
        Asked: “{text}” You answered: “{answer}”
      </p>
    );
  return (
    <Notice tone="warning" title={titles[kind](name)} className="my-2">
      {text !== "" && <p className="whitespace-pre-line wrap-anywhere">“{text}”</p>}
      <div className="mt-3 flex flex-wrap gap-2">{children}</div>
    </Notice>
  );
}
