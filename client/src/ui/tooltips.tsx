import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import * as Radix from "@radix-ui/react-tooltip";

/** How long a pointer rests before the name shows; not at all right after another one was shown. */
const DELAY_MS = 700;
const SKIP_DELAY_MS = 300;

/** Initials are a picture. */
const MOST_LETTERS = 2;

const place = document.createElement("div");
// Whoever does not see the button hears the same name from itself.
place.setAttribute("aria-hidden", "true");
document.body.append(place);
const root = createRoot(place);

let pointed: HTMLElement | null = null;
let shown: HTMLElement | null = null;
let hiddenAt = -Infinity;
let timer: ReturnType<typeof setTimeout> | undefined;

/**
 * Names every button and link that shows a picture and no words, once a pointer rests on it or the keyboard comes to it. One listener for
 * all of them: none can be forgotten, and no page pays for it before somebody points.
 */
document.addEventListener("pointerover", ({ target, pointerType }) => {
  if (pointerType !== "touch") point(buttonOf(target));
});
document.documentElement.addEventListener("pointerleave", () => point(null));
document.addEventListener("focusin", ({ target }) => {
  const button = buttonOf(target);
  if (button?.matches(":focus-visible")) show(button);
});
document.addEventListener("focusout", hide);
window.addEventListener("scroll", hide, true);
window.addEventListener("pointerdown", hide, true);
// Before a dialog hears of it: Escape is for the dialog, not for the name of a button in it.
window.addEventListener("keydown", hide, true);

function buttonOf(target: EventTarget | null): HTMLElement | null {
  const button = target instanceof Element ? target.closest<HTMLElement>("button, a") : null;
  return button && nameOf(button) !== null ? button : null;
}

function nameOf(button: HTMLElement): string | null {
  const name = button.dataset.tip ?? button.getAttribute("aria-label");
  return name !== null && button.innerText.trim().length <= MOST_LETTERS ? name : null;
}

function point(button: HTMLElement | null): void {
  if (button === pointed) return;
  hide();
  pointed = button;
  if (!button) return;
  const isFollowing = performance.now() - hiddenAt < SKIP_DELAY_MS;
  timer = setTimeout(() => show(button), isFollowing ? 0 : DELAY_MS);
}

function show(button: HTMLElement): void {
  clearTimeout(timer);
  const name = nameOf(button);
  const at = button.getBoundingClientRect();
  if (name === null || isCovered(button, at)) return;
  shown = button;
  root.render(<Tip name={name} at={at} />);
}

/** By a dialog, say; or it has opened a menu, and Escape is for that. */
function isCovered(button: HTMLElement, { left, top, width, height }: DOMRect): boolean {
  if (button.ariaExpanded === "true") return true;
  return !button.contains(document.elementFromPoint(left + width / 2, top + height / 2));
}

function hide(): void {
  clearTimeout(timer);
  if (!shown) return;
  shown = null;
  hiddenAt = performance.now();
  flushSync(() => root.render(null));
}

/** It hangs on a frame that lies where the button is, so that the button itself is drawn by nobody else than its page. */
function Tip({ name, at: { left, top, width, height } }: { name: string; at: DOMRect }) {
  return (
    <Radix.Provider delayDuration={DELAY_MS} skipDelayDuration={SKIP_DELAY_MS}>
      <Radix.Root open>
        <Radix.Trigger asChild>
          <span className="pointer-events-none fixed" style={{ left, top, width, height }} />
        </Radix.Trigger>
        <Radix.Portal container={place}>
          <Radix.Content
            side="bottom"
            sideOffset={6}
            collisionPadding={8}
            className="pointer-events-none z-60 max-w-64 rounded-control bg-ink px-2.5 py-1.5 text-xs font-medium wrap-anywhere text-paper shadow-soft"
          >
            {name}
          </Radix.Content>
        </Radix.Portal>
      </Radix.Root>
    </Radix.Provider>
  );
}
