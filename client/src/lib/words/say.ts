import { createElement, Fragment, useSyncExternalStore, type ReactNode } from "react";
import type * as Swahili from "#client/lib/words/swahili";
import type { Language } from "#shared/contract/auth";
import type { ErrorCode } from "#shared/errors";

/**
 * A text of the interface that has a Swahili translation: an English one without is an error of types. English stands where it is
 * shown, so only who reads Swahili loads more than before.
 */
export type Text = keyof typeof Swahili.texts;

/** What stands in a text's braces: "{signed} of {total} have signed". */
type Slot<T> = T extends `${string}{${infer Name}}${infer Rest}` ? Name | Slot<Rest> : never;
type Values<T, Value> = [Slot<T>] extends [never] ? [] : [values: Record<Slot<T>, Value>];

/** The page was made for this language before any script came: see `index.html`. */
let language: Language = globalThis.document?.documentElement.lang === "sw" ? "sw" : "en";
let swahili: typeof Swahili | undefined;
const listeners = new Set<() => void>();

export async function loadSwahili(): Promise<void> {
  swahili = await import("#client/lib/words/swahili");
}

/** Settles when the page can speak its language: at once in English, which it also falls back to. */
export const wordsReady =
  language === "sw" ? loadSwahili().catch(() => speak("en")) : Promise.resolve(undefined);

/** Shows everything in a language whose words are there. */
export function speak(chosen: Language): void {
  language = chosen;
  document.documentElement.lang = chosen;
  for (const changed of listeners) changed();
}

function subscribe(changed: () => void) {
  listeners.add(changed);
  return () => listeners.delete(changed);
}

export const currentLanguage = () => language;

/** Draws a screen again, with all that is in it, when the language changes: `say` is asked anew, and nothing typed is lost. */
export function useLanguage(): Language {
  return useSyncExternalStore(subscribe, currentLanguage);
}

/** What Swahili has besides texts; undefined in English. */
export const inSwahili = () => (language === "sw" ? swahili : undefined);

function partsOf(text: Text, values: Record<string, unknown> = {}): unknown[] {
  const translated = language === "en" ? text : (swahili?.texts[text] ?? "");
  const spoken = typeof translated === "string" ? translated : translated(values as never);
  return spoken.split(/\{(\w+)\}/).map((part, index) => (index % 2 === 1 ? values[part] : part));
}

/** A text in the page's language; empty for the moment that its words are still on their way. */
export function say<T extends Text>(text: T, ...[values]: Values<T, string | number>): string {
  return partsOf(text, values).join("");
}

/** The same with elements in it. */
export function sayWith<T extends Text>(text: T, values: Record<Slot<T>, ReactNode>): ReactNode {
  return createElement(Fragment, null, ...(partsOf(text, values) as ReactNode[]));
}

/** What a refusal means, by its code; undefined in English, which the server speaks itself. */
export function sayRefusal(code: ErrorCode | undefined): string | undefined {
  return code && inSwahili()?.refusals[code];
}
