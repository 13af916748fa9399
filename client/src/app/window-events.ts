import { paths } from "#shared/paths";
import { readStored, writeStored } from "#client/lib/device-storage";
import { followSignIns } from "#client/lib/use-user";

const RELOADED_AT = "sahihi.reloaded-at";
const ONCE_IN_MS = 30_000;

/** What no component can catch. */
export function listenToWindow(): void {
  window.addEventListener("unhandledrejection", (event) => {
    if (/401|Unauthorized/.test(String(event.reason))) event.preventDefault();
  });

  window.addEventListener("vite:preloadError", () => void reloadIfReplaced());
  followSignIns();
  // Nothing that a finger needs: phones never load it.
  if (!matchMedia("(hover: hover)").matches) return;
  const loadTooltips = () => void import("#client/ui/tooltips").catch(() => undefined);
  for (const sign of ["pointermove", "keydown"]) window.addEventListener(sign, loadTooltips, { once: true });
}

/** Code that is gone after a deploy: the new page knows the new names. A server that is away is no reason to leave this one. */
async function reloadIfReplaced(): Promise<void> {
  if (Date.now() - Number(readStored("sessionStorage", RELOADED_AT)) < ONCE_IN_MS) return;
  const entry = document.querySelector('script[type="module"]')?.getAttribute("src");
  const page = await fetch(paths.home, { cache: "no-cache" }).catch(() => undefined);
  if (!entry || !page?.ok || (await page.text()).includes(entry)) return;
  if (writeStored("sessionStorage", RELOADED_AT, String(Date.now()))) window.location.reload();
}
