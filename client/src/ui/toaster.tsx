import { createRoot } from "react-dom/client";
import { flushSync } from "react-dom";
import { Toaster, toast as sonner } from "sonner";
import type { Toast } from "#client/ui/toast";

const DURATION_MS = 5000;
const AT_MOST = 5;

const place = document.createElement("div");
document.body.append(place);
// Synchronously, because sonner forgets what is shown before its Toaster listens.
flushSync(() =>
  createRoot(place).render(
    <Toaster
      position="bottom-right"
      visibleToasts={AT_MOST}
      duration={DURATION_MS}
      closeButton
      // Its own colours follow its own idea of the theme, which is not ours.
      toastOptions={{ classNames: { toast: "font-sans!", description: "text-muted!" } }}
      style={
        {
          "--normal-bg": "var(--surface)",
          "--normal-text": "var(--ink)",
          "--normal-border": "var(--line)",
          "--border-radius": "10px",
        } as React.CSSProperties
      }
    />,
  ),
);

const shown: (string | number)[] = [];

export function showToast({ title, description, tone = "info" }: Toast): void {
  const show = { success: sonner.success, danger: sonner.error, info: sonner }[tone];
  shown.push(show(title, description === undefined ? {} : { description }));
  if (shown.length > AT_MOST) sonner.dismiss(shown.shift());
}
