import type { CSSProperties } from "react";
import { createRoot } from "react-dom/client";
import { flushSync } from "react-dom";
import { Toaster, toast as sonner } from "sonner";
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
// Synchronously, because sonner forgets what is shown before its Toaster listens.
flushSync(() =>
  createRoot(place).render(
    <Toaster
      // Under the navigation, or above a phone's sheet: at the bottom it would cover what these ask for, and at the right the
      // button that closes a dialog.
      position="top-center"
      offset={{ top: 76 }}
      mobileOffset={{ top: "var(--toast-top)", left: 12, right: 12 }}
      visibleToasts={AT_MOST}
      duration={DURATION_MS}
      closeButton
      style={skin}
      toastOptions={{
        classNames: {
          toast: "pointer-events-auto pr-12!",
          closeButton:
            "top-1/2! right-0.5! left-auto! size-11! -translate-y-1/2! transform-none! rounded-control! border-0! bg-transparent! text-muted! hover:text-ink! [&_svg]:size-4!",
          title: "text-sm font-semibold!",
          description: "text-sm text-muted!",
          success: "[&_[data-icon]]:text-success",
          error: "[&_[data-icon]]:text-danger",
        },
      }}
    />,
  ),
);

const shown: (string | number)[] = [];

export function showToast({ title, description, tone = "info" }: Toast): void {
  const show = { success: sonner.success, danger: sonner.error, info: sonner }[tone];
  shown.push(show(title, description === undefined ? {} : { description }));
  if (shown.length > AT_MOST) sonner.dismiss(shown.shift());
}
