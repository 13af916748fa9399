import { createRoot, hydrateRoot } from "react-dom/client";
import "#client/app/app.css";
import { App } from "#client/app/app";
import { Providers } from "#client/app/providers";
import { listenToWindow } from "#client/app/window-events";

listenToWindow();

const found = document.getElementById("root");
if (!found) throw new Error("index.html has no #root");
void begin(found);

/** A page that came with its text is taken over as it stands, once everything is there that draws it. */
async function begin(root: HTMLElement): Promise<void> {
  const page = (
    <Providers>
      <App />
    </Providers>
  );
  const firstPaint = document.getElementById("wait");
  if (firstPaint && document.documentElement.dataset.visitor !== "member") {
    const { preloadGuestScreen } = await import("#client/app/framed-screen");
    await preloadGuestScreen(location.pathname);
    hydrateRoot(root, page);
    return;
  }
  // It is for guests, and whoever was here before is none: they go on from the first paint.
  if (firstPaint) root.replaceChildren(firstPaint);
  delete document.documentElement.dataset.visitor;
  createRoot(root).render(page);
}
