import { useSyncExternalStore } from "react";
import { readStored, writeStored } from "#client/lib/device-storage";
import type { Language } from "#shared/words/languages";

export type Theme = "light" | "dark";

const STORED = "sahihi.theme";
const paper: Record<Theme, string> = { light: "#FBF9F4", dark: "#12140F" };
const listeners = new Set<() => void>();

/** The script in index.html sets the theme before the first paint; this follows what changes afterwards. */
function show(theme: Theme): void {
  document.documentElement.dataset.theme = theme;
  document.querySelector('meta[name="theme-color"]')?.setAttribute("content", paper[theme]);
  listeners.forEach((changed) => changed());
}

/** A person's own choice, or their account's, wins over the system's from now on. */
export function chooseTheme(theme: Theme): void {
  writeStored("localStorage", STORED, theme);
  show(theme);
}

/** What is shown in more than one language is shown in this one from now on. */
export function chooseLanguage(language: Language): void {
  writeStored("localStorage", "sahihi.language", language);
}

/** Follows the system, and what is chosen in another window. Answers how to stop. */
export function followTheme(): () => void {
  const system = window.matchMedia("(prefers-color-scheme: dark)");
  const onSystem = () => {
    if (!readStored("localStorage", STORED)) show(system.matches ? "dark" : "light");
  };
  const onStorage = ({ key, newValue }: StorageEvent) => {
    if (key === STORED && newValue) show(newValue === "dark" ? "dark" : "light");
  };
  system.addEventListener("change", onSystem);
  window.addEventListener("storage", onStorage);
  return () => {
    system.removeEventListener("change", onSystem);
    window.removeEventListener("storage", onStorage);
  };
}

function subscribe(changed: () => void) {
  listeners.add(changed);
  return () => listeners.delete(changed);
}

export function useTheme(): Theme {
  return useSyncExternalStore<Theme>(
    subscribe,
    () => (document.documentElement.dataset.theme === "dark" ? "dark" : "light"),
    // Pages that are rendered in advance are rendered once, for both.
    () => "light",
  );
}
