import { useRef, type KeyboardEvent, type SyntheticEvent } from "react";
import type { UseFormRegisterReturn } from "react-hook-form";
import { shareOf } from "#client/features/split-sheets/split-sheet-form";
import type { FieldControl } from "#client/ui/fields/field";
import { Input } from "#client/ui/fields/input";
import { formatShare, WHOLE, type Hundredths } from "#shared/domain/shares";

/** What an arrow key adds or takes. */
const STEP: Hundredths = 10;

const steps: Record<string, Hundredths> = { ArrowUp: STEP, ArrowDown: -STEP };

/** A share in percent, replaced by what is typed in it. It is text: a number field drops a decimal comma and makes 125 of "12,5". */
export function ShareInput(input: FieldControl & UseFormRegisterReturn) {
  // A tap places the caret after the focus, so the text is chosen once more then; a second one places it.
  const isFresh = useRef(false);

  function choose({ currentTarget }: SyntheticEvent<HTMLInputElement>) {
    currentTarget.select();
  }

  function step(event: KeyboardEvent<HTMLInputElement>) {
    isFresh.current = false;
    const by = steps[event.key];
    if (by === undefined) return;
    event.preventDefault();
    const field = event.currentTarget;
    field.value = formatShare(Math.min(WHOLE, Math.max(1, shareOf(field.value) + by)));
    void input.onChange({ target: field, type: "change" });
  }

  return (
    <div className="relative">
      <Input
        {...input}
        inputMode="decimal"
        autoComplete="off"
        onFocus={(event) => {
          isFresh.current = true;
          choose(event);
        }}
        onClick={(event) => {
          if (isFresh.current) choose(event);
          isFresh.current = false;
        }}
        onKeyDown={step}
        className="pr-8 text-right tabular-nums"
      />
      <span
        aria-hidden
        className="pointer-events-none absolute inset-y-0 right-3 grid place-items-center text-sm text-muted"
      >
        %
      </span>
    </div>
  );
}
