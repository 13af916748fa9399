import { useState } from "react";
import { call } from "#client/lib/call";
import { useMutationOnce } from "#client/lib/use-mutation-once";
import { Button } from "#client/ui/button";
import { Field } from "#client/ui/fields/field";
import { Textarea } from "#client/ui/fields/input";
import { toast } from "#client/ui/toast";
import { LONGEST_PROPOSAL, type AgreementHelp } from "#shared/contract/agreement-help";
import type { AgreementDocument } from "#shared/contract/documents";

type ProposedClauseProps = {
  document: AgreementDocument;
  proposal: NonNullable<AgreementHelp["proposal"]>;
  onAccepted: (document: AgreementDocument) => void;
};

/** A clause that a model proposes for the special terms: taken as it is, changed, or left. */
export function ProposedClause({ document, proposal, onAccepted }: ProposedClauseProps) {
  const [text, setText] = useState(proposal.text);
  const [isOpen, setIsOpen] = useState(true);
  const accept = useMutationOnce({
    mutationFn: () =>
      call("POST /api/documents/{id}/proposed-clause", {
        params: { id: document.id },
        body: { revision: document.revision, seal: proposal.seal, text },
      }),
    meta: { error: { title: "Error", fallback: "The clause could not be added. Please try again." } },
    onSuccess: (changed) => {
      setIsOpen(false);
      toast({ title: "Clause added to the special terms", tone: "success" });
      if (changed.type !== "split_sheet") onAccepted(changed);
    },
  });
  if (!isOpen) return null;
  return (
    <div className="grid gap-3">
      <Field
        label="Proposed wording of your special terms"
        help="By a language model. Change it as you like; the agreement will say who proposed and who accepted it."
      >
        {(control) => (
          <Textarea
            {...control}
            rows={4}
            maxLength={LONGEST_PROPOSAL}
            value={text}
            onChange={({ target }) => setText(target.value)}
          />
        )}
      </Field>
      <div className="flex flex-wrap gap-2 max-sm:*:w-full">
        <Button
          busy={accept.isPending}
          busyLabel="Adding…"
          disabled={text.trim() === ""}
          onClick={() => accept.mutate()}
        >
          Add to the special terms
        </Button>
        <Button variant="secondary" onClick={() => setIsOpen(false)}>
          Leave it out
        </Button>
      </div>
    </div>
  );
}
