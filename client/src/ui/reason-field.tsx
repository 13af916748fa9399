import type { Ref } from "react";
import type { DeviceDraft } from "#client/lib/drafts/use-device-draft";
import { say } from "#client/lib/say";
import { Field } from "#client/ui/field";
import { Textarea } from "#client/ui/input";

/** As the contract has it. */
const LONGEST_REASON = 1000;
/** From here on it is told how much room there is. */
const NEARLY_FULL = 100;

type ReasonFieldProps = {
  label: string;
  typed: Pick<DeviceDraft<string>, "value" | "change">;
  help: string;
  error?: string | undefined;
  required?: boolean;
  rows: number;
  readOnly?: boolean;
  ref?: Ref<HTMLTextAreaElement>;
};

/** Where a reason is typed or pasted. One that is too long stays whole, and is said to be so: nothing is cut off unseen. */
export function ReasonField({ label, typed, help, error, required, rows, readOnly, ref }: ReasonFieldProps) {
  const left = roomFor(typed.value);
  const counter = left <= NEARLY_FULL ? ` ${say("screen.roomLeft", { room: characters(left) })}` : "";
  return (
    <Field
      label={label}
      help={help + counter}
      error={left < 0 ? tooLong(-left) : error}
      required={required ?? false}
    >
      {(control) => (
        <Textarea
          {...control}
          ref={ref}
          rows={rows}
          readOnly={readOnly}
          value={typed.value}
          onChange={(event) => typed.change(event.target.value)}
        />
      )}
    </Field>
  );
}

export function isTooLong(reason: string): boolean {
  return roomFor(reason) < 0;
}

function roomFor(reason: string): number {
  return LONGEST_REASON - reason.trim().length;
}

function tooLong(count: number): string {
  return say("screen.reasonTooLong", { most: LONGEST_REASON, characters: characters(count) });
}

const characters = (count: number) => say("screen.characters", { count });
