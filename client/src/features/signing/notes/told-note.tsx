import { useEffect, useRef, useState, type ReactNode } from "react";
import { useQueryClient } from "@tanstack/react-query";
import { signingCalls, type SigningAccess } from "#client/features/signing/signing-calls";
import { affectedBy, signingQuery } from "#client/features/signing/use-signing";
import { say, sayWith } from "#client/lib/say";
import { useMutationOnce } from "#client/lib/use-mutation-once";
import { Button } from "#client/ui/button";
import { Notice } from "#client/ui/card";
import type { SigningView } from "#shared/contract/signing/view";
import type { SignerNoteKind } from "#shared/domain/signer-notes";

type ToldNoteProps = { access: SigningAccess; view: SigningView };

type Shown = { tone: "info" | "warning"; title: ReactNode; means: ReactNode };

const kinds: Record<SignerNoteKind, (owner: ReactNode) => Shown> = {
  change: (owner) => ({
    tone: "info",
    title: sayWith("note.asked", { owner }),
    means: say("note.waitOrSign"),
  }),
  not_me: (owner) => ({
    tone: "warning",
    title: say("note.saidNotMe"),
    means: sayWith("note.ownerWillCorrect", { owner }),
  }),
};

/** What the reader told the owner, and the answer. */
export function ToldNote({ access, view: { note, requestedBy, collaborator } }: ToldNoteProps) {
  const affirm = useAffirm(access);
  const place = useRef<HTMLDivElement>(null);
  const told = note?.answeredAt === null ? note.at : null;
  const [before] = useState(told);
  // It was told below: what became of it stands here.
  useEffect(() => {
    if (told !== before) place.current?.scrollIntoView({ block: "center" });
  }, [told, before]);
  if (!note || collaborator.signed) return null;
  const owner = <bdi>{requestedBy.name}</bdi>;
  if (note.answer !== null && note.answer !== "")
    return (
      <Notice tone="info" title={sayWith("note.answered", { owner })} className="mt-8">
        <p className="text-muted wrap-anywhere">{note.text}</p>
        <p className="mt-2 whitespace-pre-line wrap-anywhere">{note.answer}</p>
      </Notice>
    );
  if (note.answeredAt !== null) return null;
  const shown = kinds[note.kind](owner);
  return (
    <div ref={place} className="mt-8">
      <Notice tone={shown.tone} title={shown.title}>
        {note.text !== "" && <p className="whitespace-pre-line wrap-anywhere">{note.text}</p>}
        <p className={note.text === "" ? "" : "mt-2"}>{shown.means}</p>
        {note.kind === "not_me" && (
          <Button
            variant="secondary"
            size="sm"
            busy={affirm.isPending}
            busyLabel={say("note.isSending")}
            onClick={() => affirm.mutate()}
            className="mt-3"
          >
            {say("note.isMe")}
          </Button>
        )}
      </Notice>
    </div>
  );
}

/** Whoever said that they are somebody else takes it back, and can sign. */
function useAffirm(access: SigningAccess) {
  const client = useQueryClient();
  return useMutationOnce({
    mutationFn: () => signingCalls(access).note({ kind: "is_me" }),
    meta: { error: { fallback: say("signing.switchFailed") } },
    onSuccess: (note) =>
      client.setQueryData(signingQuery(access).queryKey, (shown) => shown && { ...shown, note }),
    onError: () => void client.invalidateQueries(affectedBy(access)),
  });
}
