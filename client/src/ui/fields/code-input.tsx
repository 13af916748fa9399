import type { ComponentProps } from "react";
import { classNames } from "#client/ui/class-names";
import { Input } from "#client/ui/fields/input";

type CodeInputProps = Omit<ComponentProps<"input">, "type" | "value" | "onChange"> & {
  value: string;
  onCode: (code: string) => void;
};

/** A code as an app shows it: with the keyboard for digits, and offered by devices that know it. */
export function CodeInput({ onCode, className, ...input }: CodeInputProps) {
  return (
    <Input
      inputMode="numeric"
      autoComplete="one-time-code"
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      maxLength={40}
      {...input}
      onChange={({ target }) => onCode(target.value)}
      className={classNames("font-mono tracking-[0.2em] tabular-nums", className)}
    />
  );
}
