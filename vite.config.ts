import { fileURLToPath } from "node:url";
import tailwind from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";

const folder = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig({
  root: folder("client"),
  plugins: [react(), tailwind()],
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
    // Files stay files: a font or picture inlined into the style sheet would be paid for on every page.
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    rolldownOptions: {
      output: {
        codeSplitting: {
          // What every screen needs and what changes only with an upgrade: it stays in the browser's cache.
          groups: [
            { name: "react", test: /node_modules[\\/](react|react-dom|scheduler|wouter|@tanstack)[\\/]/ },
          ],
        },
      },
    },
  },
});
