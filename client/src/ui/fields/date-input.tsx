import { useRef, useState, type ComponentProps } from "react";
import { CalendarDays } from "lucide-react";
import { dateOf, isDay, shownDate, withSlashes } from "#client/ui/date-text";
import { Input } from "#client/ui/fields/input";

type DateInputProps = Omit<ComponentProps<"input">, "type" | "value" | "onChange"> & {
  /** 2026-11-20, or what was typed as long as it is no date. */
  value: string;
  onChange: (value: string) => void;
};

/**
 * A date as day/month/year: a browser's own field has the order of the browser's language. The button opens the browser's calendar,
 * which a phone shows as its own.
 */
export function DateInput({ value, onChange, onBlur, className, disabled, ...input }: DateInputProps) {
  const [typed, setTyped] = useState(() => shownDate(value));
  const [given, setGiven] = useState(value);
  const calendar = useRef<HTMLInputElement>(null);
  if (value !== given) {
    setGiven(value);
    setTyped(shownDate(value));
  }

  function change(text: string): void {
    setTyped(text);
    setGiven(dateOf(text));
    onChange(dateOf(text));
  }

  function openCalendar(): void {
    try {
      calendar.current?.showPicker();
    } catch {
      calendar.current?.focus();
    }
  }

  return (
    <div className="relative">
      <Input
        placeholder="dd/mm/yyyy"
        autoComplete="off"
        {...input}
        disabled={disabled}
        value={typed}
        onChange={({ target }) => change(withSlashes(target.value, typed))}
        onBlur={(event) => {
          setTyped(shownDate(dateOf(typed)));
          onBlur?.(event);
        }}
        className={`pr-12 tabular-nums ${className ?? ""}`}
      />
      <input
        ref={calendar}
        type="date"
        tabIndex={-1}
        aria-hidden
        disabled={disabled}
        value={isDay(value) ? value : ""}
        onChange={({ target }) => change(shownDate(target.value))}
        className="pointer-events-none absolute inset-y-0 right-0 w-11 opacity-0"
      />
      <button
        type="button"
        aria-label="Choose from a calendar"
        disabled={disabled}
        onClick={openCalendar}
        className="absolute inset-y-0 right-0 grid w-11 place-items-center rounded-control text-muted hover:text-ink"
      >
        <CalendarDays aria-hidden className="size-5" />
      </button>
    </div>
  );
}
