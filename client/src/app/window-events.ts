const RELOADED_AT = "sahihi.reloaded-at";
const ONCE_IN_MS = 30_000;

/** What no component can catch. */
export function listenToWindow(): void {
  window.addEventListener("unhandledrejection", (event) => {
    if (/401|Unauthorized/.test(String(event.reason))) event.preventDefault();
  });

  // A chunk that is gone after a deploy: the new index.html knows the new names. Once, in case it is something else.
  window.addEventListener("vite:preloadError", (event) => {
    if (Date.now() - Number(readReloadedAt()) < ONCE_IN_MS || !navigator.onLine) return;
    if (!writeReloadedAt()) return;
    event.preventDefault();
    window.location.reload();
  });
}

function readReloadedAt(): string | null {
  try {
    return sessionStorage.getItem(RELOADED_AT);
  } catch {
    return null;
  }
}

function writeReloadedAt(): boolean {
  try {
    sessionStorage.setItem(RELOADED_AT, String(Date.now()));
    return true;
  } catch {
    return false;
  }
}
