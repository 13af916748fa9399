import { useId, useState, type ComponentProps } from "react";
import { ChevronDown, Eye, EyeOff } from "lucide-react";
import { classNames } from "#client/ui/class-names";

const control =
  "w-full min-h-11 rounded-control border border-control bg-surface px-3 text-ink placeholder:text-muted/85 transition-colors hover:border-muted aria-invalid:border-danger disabled:opacity-60";
/** Not `read-only:`, which fits what is disabled, too. */
const locked = "[&[readonly]]:border-transparent [&[readonly]]:bg-ink/5";

export function Input({ className, ...input }: ComponentProps<"input">) {
  return <input {...input} className={classNames(control, locked, "text-base", className)} />;
}

export function Textarea({ className, ...textarea }: ComponentProps<"textarea">) {
  return <textarea rows={4} {...textarea} className={classNames(control, "py-2.5 text-base", className)} />;
}

/** 16 pixels at least on a phone, or its browser zooms in on the control. */
export function Select({ className, ...select }: ComponentProps<"select">) {
  return (
    <span className={classNames("relative grid", className)}>
      <select
        {...select}
        className={classNames(control, "appearance-none truncate pr-8 text-[1rem] sm:text-sm")}
      />
      <ChevronDown
        aria-hidden
        className="pointer-events-none absolute inset-y-0 right-2.5 my-auto size-4 text-muted"
      />
    </span>
  );
}

/** An address as it is typed: with the keyboard for it, and nothing put right by the device. */
export function EmailInput(input: Omit<ComponentProps<"input">, "type">) {
  return <Input inputMode="email" autoCapitalize="none" spellCheck={false} {...input} type="email" />;
}

/** A password that can be read while typing it. */
export function PasswordInput({ className, ...input }: Omit<ComponentProps<"input">, "type">) {
  const [shown, setShown] = useState(false);
  const label = shown ? "Hide password" : "Show password";
  return (
    <div className="relative">
      <Input
        autoCapitalize="none"
        spellCheck={false}
        {...input}
        type={shown ? "text" : "password"}
        className={classNames("pr-12", className)}
      />
      <button
        type="button"
        aria-label={label}
        onClick={() => setShown(!shown)}
        className="absolute inset-y-0 right-0 grid w-11 place-items-center rounded-control text-muted hover:text-ink"
      >
        {shown ? <EyeOff aria-hidden className="size-5" /> : <Eye aria-hidden className="size-5" />}
      </button>
    </div>
  );
}

/** Free text with suggestions in the browser's own list, for fields that begin empty: where `Combo` weighs too much. */
export function ListedInput({
  suggestions,
  ...input
}: ComponentProps<"input"> & { suggestions: readonly string[] }) {
  const listId = useId();
  return (
    <>
      <Input {...input} list={listId} />
      <datalist id={listId}>
        {suggestions.map((suggestion) => (
          <option key={suggestion} value={suggestion} />
        ))}
      </datalist>
    </>
  );
}
