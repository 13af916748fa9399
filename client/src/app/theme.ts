import { useSyncExternalStore } from "react";

export type Theme = "light" | "dark";

const STORED = "sahihi.theme";
const paper: Record<Theme, string> = { light: "#FBF9F4", dark: "#12140F" };
const system = window.matchMedia("(prefers-color-scheme: dark)");
const listeners = new Set<() => void>();

/** The script in index.html sets the theme before the first paint; this follows what changes afterwards. */
function show(theme: Theme): void {
  document.documentElement.dataset.theme = theme;
  document.querySelector('meta[name="theme-color"]')?.setAttribute("content", paper[theme]);
  listeners.forEach((changed) => changed());
}

function stored(): string | null {
  try {
    return localStorage.getItem(STORED);
  } catch {
    return null;
  }
}

/** A person's own choice wins over the system's from now on. */
export function chooseTheme(theme: Theme): void {
  try {
    localStorage.setItem(STORED, theme);
  } catch {
    // The choice then lasts until the page is closed.
  }
  show(theme);
}

system.addEventListener("change", () => {
  if (!stored()) show(system.matches ? "dark" : "light");
});

window.addEventListener("storage", ({ key, newValue }) => {
  if (key === STORED && newValue) show(newValue === "dark" ? "dark" : "light");
});

function subscribe(changed: () => void) {
  listeners.add(changed);
  return () => listeners.delete(changed);
}

export function useTheme(): Theme {
  return useSyncExternalStore(subscribe, () =>
    document.documentElement.dataset.theme === "dark" ? "dark" : "light",
  );
}
