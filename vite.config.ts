import { fileURLToPath } from "node:url";
import tailwind from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig, type Plugin } from "vite";
import { parseOnlySchemas } from "./client/build/parse-only-schemas.ts";
import { spokenWords } from "./client/build/spoken-words.ts";

/** What every screen calls the server and draws with: together it packs smaller than in files of its own. */
const everywhere = [
  "client/src/lib/(call|errors|name-tab|query-client|say|session|use-mutation-once)",
  "client/src/ui/(button|card|class-names|error-state|kanga-band|logo|skeleton|toast)",
  "shared/(dates|wordings/shown-versions|words/(fill|languages))",
  "@messageformat/runtime/esm/runtime",
  "lucide-react/dist/esm/(createLucideIcon|Icon|context|defaultAttributes|shared/.*)",
].join("|");

const folder = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** In the head the style sheet would hold back the first paint, which stands in the page itself; scripts wait for it there, too. */
const styleSheetAfterFirstPaint: Plugin = {
  name: "style-sheet-after-first-paint",
  apply: "build",
  transformIndexHtml: {
    order: "post",
    handler(html) {
      const [link = ""] = /\s*<link rel="stylesheet"[^>]*>/.exec(html) ?? [];
      return html.replace(link, "").replace("</body>", `${link.trim()}\n  </body>`);
    },
  },
};

export default defineConfig({
  root: folder("client"),
  plugins: [spokenWords, parseOnlySchemas, react(), tailwind(), styleSheetAfterFirstPaint],
  resolve: {
    alias: [
      { find: /^#client\//, replacement: `${folder("client/src")}/` },
      { find: /^#shared\//, replacement: `${folder("shared")}/` },
    ],
  },
  build: {
    outDir: folder("dist/client"),
    emptyOutDir: true,
    manifest: true,
    // What is preloaded comes in its turn where a browser does not know that: its stand-in would be paid for on every page.
    modulePreload: { polyfill: false },
    // Files stay files: a font or picture inlined into the style sheet would be paid for on every page.
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    rolldownOptions: {
      // Through a door comes only what is asked for: the first view of a screen does not carry whole rooms.
      treeshake: {
        moduleSideEffects: [{ test: /\/client\/src\/features\/[^/]+\/index\.ts$/, sideEffects: false }],
      },
      output: {
        // The first view carries the list of all files: only screens are worth a name in it.
        chunkFileNames: ({ name }) =>
          name.endsWith("-page") ? "assets/[name]-[hash].js" : "assets/[hash].js",
        codeSplitting: {
          // What every screen needs and what changes only with an upgrade: it stays in the browser's cache.
          groups: [
            { name: "react", test: /node_modules[\\/](react|react-dom|scheduler|wouter|@tanstack)[\\/]/ },
            { name: "base", test: new RegExp(`/(${everywhere})\\.(js|tsx?)$`) },
          ],
        },
      },
    },
  },
});
