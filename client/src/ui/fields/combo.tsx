import { useId, useRef, useState, type ComponentProps, type KeyboardEvent } from "react";
import { classNames } from "#client/ui/class-names";
import { Input } from "#client/ui/fields/input";

type ComboProps = Omit<ComponentProps<"input">, "list"> & { suggestions: readonly string[] };

/**
 * Free text with suggestions: a person may always type something else. A field that is filled in shows all of them until something is
 * typed; a `datalist` would show those alone that begin like what stands there.
 */
export function Combo({ suggestions, onChange, onBlur, onKeyDown, onClick, ...input }: ComboProps) {
  const listId = useId();
  const place = useRef<HTMLSpanElement>(null);
  /** What was typed since the list was opened; null while it is closed. */
  const [typed, setTyped] = useState<string | null>(null);
  const [active, setActive] = useState(-1);
  const shown = typed === null ? [] : suggestions.filter((suggestion) => isMeant(suggestion, typed));
  const optionId = (index: number) => `${listId}-${index}`;

  function open(text: string | null) {
    setTyped(text);
    setActive(-1);
  }

  function choose(suggestion: string) {
    const field = place.current!.querySelector("input")!;
    write(field, suggestion);
    open(null);
  }

  function move(event: KeyboardEvent<HTMLInputElement>) {
    onKeyDown?.(event);
    const by = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const chosen = shown[active];
    if (by !== undefined) {
      event.preventDefault();
      if (shown.length === 0) return open("");
      const next = (active + by + shown.length) % Math.max(1, shown.length);
      setActive(active === -1 && by === -1 ? shown.length - 1 : next);
      document.getElementById(optionId(next))?.scrollIntoView({ block: "nearest" });
    } else if (event.key === "Enter" && chosen !== undefined) {
      event.preventDefault();
      choose(chosen);
    } else if (event.key === "Escape" && shown.length > 0) {
      // The list alone, and not the dialog that it may stand in.
      event.preventDefault();
      event.stopPropagation();
      open(null);
    }
  }

  return (
    <span ref={place} className="relative block">
      <Input
        autoComplete="off"
        {...input}
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={shown.length > 0}
        aria-controls={listId}
        aria-activedescendant={active >= 0 ? optionId(active) : undefined}
        onClick={(event) => {
          onClick?.(event);
          if (shown.length === 0) open("");
        }}
        onChange={(event) => {
          onChange?.(event);
          open(event.currentTarget.value);
        }}
        onBlur={(event) => {
          onBlur?.(event);
          open(null);
        }}
        onKeyDown={move}
      />
      <div
        id={listId}
        role="listbox"
        aria-label="Suggestions"
        hidden={shown.length === 0}
        className="absolute inset-x-0 top-full z-20 mt-1 max-h-64 overflow-y-auto rounded-control border bg-surface p-1 shadow-soft"
      >
        {shown.map((suggestion, index) => (
          <button
            type="button"
            tabIndex={-1}
            key={suggestion}
            id={optionId(index)}
            role="option"
            aria-selected={index === active}
            // The field keeps the focus.
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => choose(suggestion)}
            className={classNames(
              "flex min-h-11 w-full cursor-pointer items-center rounded-[6px] px-2.5 text-sm hover:bg-ink/8",
              index === active && "bg-ink/8",
            )}
          >
            {suggestion}
          </button>
        ))}
      </div>
    </span>
  );
}

/** What is typed out needs no suggestion. */
function isMeant(suggestion: string, typed: string): boolean {
  const [whole, part] = [suggestion.toLowerCase(), typed.trim().toLowerCase()];
  return whole.includes(part) && whole !== part;
}

/** As if it was typed: whoever listens to the field hears of it. */
function write(field: HTMLInputElement, text: string): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")!.set!.call(field, text);
  field.dispatchEvent(new Event("input", { bubbles: true }));
}
