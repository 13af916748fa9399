import { createRoot } from "react-dom/client";
import "#client/app/app.css";
import { App } from "#client/app/app";
import { Providers } from "#client/app/providers";
import { listenToWindow } from "#client/app/window-events";

listenToWindow();

const root = document.getElementById("root");
if (!root) throw new Error("index.html has no #root");
createRoot(root).render(
  <Providers>
    <App />
  </Providers>,
);
