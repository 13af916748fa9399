import { plural, select } from "@messageformat/runtime";

/** A text as it is filled in: what stands in it as it is, and what is given. Made by `compile-message.ts`. */
export type Message = string | readonly Part[];
type Part = string | readonly [name: string, kind?: "number" | Choice, cases?: Record<string, Message>];
type Choice = "plural" | "select";

/** The parts of a text in their order, with the values in it: strings to be joined, or elements. */
export function fill(message: Message, values: Record<string, unknown>, locale: string): unknown[] {
  if (typeof message === "string") return [message];
  return message.flatMap((part) => {
    if (typeof part === "string") return part;
    const [name, kind, cases = {}] = part;
    const value = values[name];
    if (!kind) return [value];
    if (kind === "number") return new Intl.NumberFormat(locale).format(value as number);
    const chosen =
      kind === "plural"
        ? plural(value as number, 0, (count) => new Intl.PluralRules(locale).select(count), cases)
        : select(String(value), cases);
    return fill(chosen as Message, values, locale);
  });
}
