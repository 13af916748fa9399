import { createElement, Fragment, useSyncExternalStore, type ReactNode } from "react";
import type { ErrorCode } from "#shared/errors";
import type { Acknowledgements, SignedAs } from "#shared/wordings/acknowledgements/en";
import type { ConsentQuestions } from "#shared/wordings/consent-questions/en";
import type { Given, Id, ValuesOf } from "#shared/words/catalogue";
import { fill, type Message } from "#shared/words/fill";
import { languages, type Language } from "#shared/words/languages";

/** What the build makes of an id (`client/build/spoken-words.ts`): the key of its translations, and its English. */
type Spoken = readonly [key: string, english: Message];

/** A language that is not English, for its readers alone: what is said in it, and what is signed. */
type Translation = {
  screens: Record<string, Message>;
  errors: Record<string, string>;
  wordings: { acknowledgements: Record<SignedAs, Acknowledgements>; consentQuestions: ConsentQuestions };
};
const translations = import.meta.glob<Translation>("../../../shared/words/*/screens.ts");
const loaded = new Map<Language, Translation>();

/** The page was made for this language before any script came: see `index.html`. */
const made = globalThis.document?.documentElement.lang ?? "";
let language: Language = made in languages ? (made as Language) : "en";
const listeners = new Set<() => void>();

/** Rejects where its words cannot be had now. */
export async function loadLanguage(chosen: Language): Promise<void> {
  const load = translations[`../../../shared/words/${chosen}/screens.ts`];
  if (load && !loaded.has(chosen)) loaded.set(chosen, await load());
}

/** Settles when the page can speak its language: at once in English, which it also falls back to. */
export const wordsReady = loadLanguage(language).catch(() => speak("en"));

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

/** In the page's language; empty for the moment that its words are still on their way. */
function partsOf(id: Id, values: Record<string, unknown> = {}): unknown[] {
  const [key, english] = id as unknown as Spoken;
  const message = language === "en" ? english : (loaded.get(language)?.screens[key] ?? "");
  return fill(message, values, languages[language].locale);
}

/** A text of the catalogue, `shared/words/`. Its id stands in the call as it is: the build looks for it there. */
export function say<One extends Id>(id: One, ...[values]: Given<One, string | number>): string {
  return partsOf(id, values).join("");
}

/** The same with elements in it. */
export function sayWith<One extends Id>(id: One, values: ValuesOf<One, ReactNode>): ReactNode {
  return createElement(Fragment, null, ...(partsOf(id, values) as ReactNode[]));
}

/** What a refusal means, by its code; undefined in English, which the server speaks itself. */
export function sayRefusal(code: ErrorCode | undefined): string | undefined {
  return loaded.get(language)?.errors[`error.${code}`];
}

/** What is signed in the page's language; undefined in English, which stands where it is signed. */
export const translatedWordings = () => loaded.get(language)?.wordings;
