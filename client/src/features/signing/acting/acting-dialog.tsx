import { useState } from "react";
import { ActingForm } from "#client/features/signing/acting/acting-form";
import { ChooseActing, choicesOf, type ActingChoice } from "#client/features/signing/acting/choose-acting";
import type { StatedActing } from "#client/features/signing/acting/stated-acting";
import type { SigningAccess } from "#client/features/signing/signing-calls";
import { say, sayWith } from "#client/lib/say";
import { DialogFrame } from "#client/ui/dialog";
import type { SigningView } from "#shared/contract/signing/view";

type ActingDialogProps = {
  access: SigningAccess;
  view: SigningView;
  /** Where nobody else is named. */
  isHere?: boolean;
  /** Who is named once more. */
  again?: SigningView["namedBefore"];
  onActFor: (acting: StatedActing) => void;
  onClose: () => void;
};

/** Who signs in the signer's place: whoever holds the link, by their own word, or somebody else, who is mailed a link of their own. */
export function ActingDialog({ access, view, isHere = false, again, onActFor, onClose }: ActingDialogProps) {
  const choices = choicesOf(view).filter((one) => one.isHere || !isHere);
  const [choice, setChoice] = useState<ActingChoice | null>(
    choices.find((one) => !one.isHere && one.capacity === again?.capacity) ?? null,
  );
  return (
    <DialogFrame
      open
      onOpenChange={onClose}
      title={sayWith("acting.title", { name: <bdi>{view.collaborator.name}</bdi> })}
      description={choice === null ? say("acting.printed") : choice.label}
    >
      {choice === null ? (
        <ChooseActing name={view.collaborator.name} choices={choices} onChoose={setChoice} />
      ) : (
        <ActingForm
          access={access}
          signer={view.collaborator.name}
          choice={choice}
          again={!choice.isHere && choice.capacity === again?.capacity ? again : undefined}
          isSheet={view.document.type === "split_sheet"}
          onActFor={onActFor}
          onBack={() => setChoice(null)}
          onDone={onClose}
        />
      )}
    </DialogFrame>
  );
}
