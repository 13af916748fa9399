import { useSyncExternalStore, type CSSProperties } from "react";
import { createRoot } from "react-dom/client";
import { flushSync } from "react-dom";
import { Toaster, toast as sonner } from "sonner";
import { queryClient } from "#client/lib/query-client";
import type { Toast } from "#client/ui/toast";

const DURATION_MS = 5000;
const AT_MOST = 5;

const skin = {
  "--normal-bg": "var(--surface)",
  "--normal-text": "var(--ink)",
  "--normal-border": "var(--line)",
  "--border-radius": "10px",
  fontFamily: "inherit",
} as CSSProperties;

const place = document.createElement("div");
document.body.append(place);
/** Wide enough for a corner that nothing else stands in; as the library has it. */
const wide = matchMedia("(min-width: 601px)");

function watchWidth(onChange: () => void): () => void {
  wide.addEventListener("change", onChange);
  return () => wide.removeEventListener("change", onChange);
}

/**
 * On a phone over the navigation, or in the strip that a sheet leaves free above it; else in the corner at the bottom left. Anywhere else it
 * covers a title, what a page or a sheet asks for, or the button that closes a dialog.
 */
function Toasts() {
  const isWide = useSyncExternalStore(watchWidth, () => wide.matches);
  return (
    <Toaster
      position={isWide ? "bottom-left" : "top-center"}
      offset={{ bottom: 24, left: 24 }}
      mobileOffset={{ top: 8, left: 12, right: 12 }}
      visibleToasts={AT_MOST}
      duration={DURATION_MS}
      closeButton
      style={skin}
      toastOptions={{
        classNames: {
          toast: "pointer-events-auto pr-12! py-2.5!",
          closeButton:
            "top-1/2! right-0.5! left-auto! size-11! -translate-y-1/2! transform-none! rounded-control! border-0! bg-transparent! text-muted! hover:text-ink! [&_svg]:size-4!",
          title: "text-sm font-semibold!",
          description: "text-sm text-muted!",
          success: "[&_[data-icon]]:text-success",
          error: "[&_[data-icon]]:text-danger",
        },
      }}
    />
  );
}

const shown: (string | number)[] = [];
let errors: { id: string | number; title: string }[] = [];

export function showToast({ title, description, tone = "info" }: Toast): void {
  const show = { success: sonner.success, danger: sonner.error, info: sonner }[tone];
  const id = show(title, description === undefined ? {} : { description });
  shown.push(id);
  if (tone === "danger") errors.push({ id, title });
  if (shown.length > AT_MOST) sonner.dismiss(shown.shift());
}

export function dismissErrors(title?: string): void {
  const isMended = (error: (typeof errors)[number]) => title === undefined || error.title === title;
  for (const { id } of errors.filter(isMended)) sonner.dismiss(id);
  errors = errors.filter((error) => !isMended(error));
}

queryClient.getMutationCache().subscribe(({ type, mutation }) => {
  if (type !== "updated" || mutation.state.status !== "pending") return;
  const told = mutation.meta?.error;
  // Tried again: what is told of the last time is not true any more.
  if (told && typeof told === "object" && told.title !== undefined) dismissErrors(told.title);
});

// Synchronously, because sonner forgets what is shown before its Toaster listens.
flushSync(() => createRoot(place).render(<Toasts />));
