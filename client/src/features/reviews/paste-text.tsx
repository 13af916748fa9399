import { useId } from "react";
import { changeContract, useContractInHand } from "#client/features/reviews/contract-in-hand";
import { countCharacters, formatCount, lackOf } from "#client/features/reviews/count-characters";
import { TextObstacle } from "#client/features/reviews/text-obstacle";
import { useFocusWhen } from "#client/features/reviews/use-focus-when";
import { Button } from "#client/ui/button";
import { Notice } from "#client/ui/card";
import { Field } from "#client/ui/fields/field";
import { Textarea } from "#client/ui/fields/input";
import { mostCharacters } from "#shared/domain/reviews/contract-text";

/** A contract as text: pasted, typed, or taken from a file and put right. */
export function PasteText({ obstacle }: { obstacle: string | null }) {
  const { pasted, replaced, file } = useContractInHand();
  const isFromFile = file !== null;
  const { characters, excess } = countCharacters(pasted, isFromFile);
  const lack = lackOf(pasted, isFromFile);
  const id = useId();
  const area = useFocusWhen(obstacle !== null);
  const most = formatCount(mostCharacters(isFromFile));
  return (
    <>
      {replaced !== null && (
        <Notice tone="info" title="The text of the file stands here now">
          <p>What you had pasted before is not lost.</p>
          <Button
            variant="secondary"
            className="mt-3 mb-1"
            onClick={() => changeContract({ pasted: replaced, replaced: null })}
          >
            Bring it back
          </Button>
        </Notice>
      )}
      {obstacle !== null && <TextObstacle id={id}>{obstacle}</TextObstacle>}
      <div className="grid gap-1">
        <Field
          label="Text of the contract"
          help={lack ?? "Paste the whole contract, with its schedules."}
          error={
            excess > 0 ? `${lack}: at most ${most}. Leave out what is not part of the contract.` : undefined
          }
        >
          {(control) => (
            <Textarea
              {...control}
              {...(obstacle !== null && {
                "aria-invalid": true,
                "aria-describedby": `${id} ${control["aria-describedby"] ?? ""}`,
              })}
              ref={area}
              rows={14}
              className="max-sm:h-[42dvh]"
              dir="auto"
              autoComplete="off"
              spellCheck={false}
              placeholder="Paste the contract here"
              value={pasted}
              onChange={(event) => changeContract({ way: "paste", pasted: event.target.value })}
            />
          )}
        </Field>
        <p className="text-xs text-muted tabular-nums">
          {formatCount(characters)} of {most} characters
        </p>
      </div>
    </>
  );
}
