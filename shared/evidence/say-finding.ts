/** How it is told whether something holds. */
export const howOf = (holds: boolean | null) => (holds === null ? "open" : holds ? "yes" : "no");

type Words = Readonly<Record<string, string>>;
type Values = Readonly<Record<string, string | number>>;

/** What is said under an id, its values filled in. A value may be a text of its own. */
export function sayIn(words: Words, id: string, values: Values = {}): string {
  const value = (name: string) => words[values[name] ?? ""] ?? String(values[name] ?? "?");
  return (words[id] ?? id).replace(/\{(\w+)\}/g, (_, name: string) => value(name));
}
