import { readdir, readFile, stat } from "node:fs/promises";
import { extname, join } from "node:path";
import type { Manifest } from "vite";

export type Weight = { what: string; bytes: number; limit: number };

const ENTRY = "index.html";
const SCRIPT_LIMIT = 160_000;
const FONT_LIMIT = 60_000;
const IMAGE_LIMIT = 30_000;

const SHELL = "src/app/framed-screen.tsx";

/** What the first view of each screen loads besides the entry, and how many bytes of JavaScript (brotli) it may cost. */
const screens = [
  { name: "sign", chunks: ["src/pages/sign/sign-page.tsx"], limit: 90_000 },
  { name: "sign-all", chunks: ["src/pages/sign/sign-all-page.tsx"], limit: 90_000 },
  { name: "room", chunks: ["src/pages/room/room-page.tsx"], limit: 90_000 },
  { name: "confirm-deletion", chunks: ["src/pages/consent/confirm-deletion-page.tsx"], limit: 90_000 },
  { name: "confirm-unlock", chunks: ["src/pages/consent/confirm-unlock-page.tsx"], limit: 90_000 },
  { name: "shared", chunks: ["src/pages/shared-page.tsx"], limit: 90_000 },
  { name: "landing", chunks: [SHELL, "src/pages/landing-page.tsx"], limit: 100_000 },
  { name: "verify", chunks: [SHELL, "src/pages/verify/verify-page.tsx"], limit: 110_000 },
  { name: "auth", chunks: [SHELL, "src/pages/auth-page.tsx"], limit: SCRIPT_LIMIT },
  { name: "reset-password", chunks: [SHELL, "src/pages/reset-password-page.tsx"], limit: SCRIPT_LIMIT },
  { name: "verify-email", chunks: [SHELL, "src/pages/verify-email-page.tsx"], limit: SCRIPT_LIMIT },
  {
    name: "dashboard",
    chunks: [SHELL, "src/pages/dashboard/dashboard-page.tsx"],
    limit: SCRIPT_LIMIT,
  },
  {
    name: "split-sheet",
    chunks: [SHELL, "src/pages/split-sheets/split-sheet-page.tsx"],
    limit: SCRIPT_LIMIT,
  },
  { name: "agreements", chunks: [SHELL, "src/pages/agreements/agreements-page.tsx"], limit: SCRIPT_LIMIT },
  {
    name: "agreement-form",
    chunks: [SHELL, "src/pages/agreements/agreements-page.tsx", "src/pages/agreements/agreement-flow.tsx"],
    limit: SCRIPT_LIMIT,
  },
  {
    name: "agreement",
    chunks: [SHELL, "src/pages/agreements/agreements-page.tsx", "src/pages/agreements/drafted-agreement.tsx"],
    limit: SCRIPT_LIMIT,
  },
  {
    name: "agreement-editor",
    chunks: [
      SHELL,
      "src/pages/agreements/agreements-page.tsx",
      "src/pages/agreements/drafted-agreement.tsx",
      "src/features/agreements/edits/agreement-editor.tsx",
    ],
    limit: SCRIPT_LIMIT,
  },
  { name: "ai-review", chunks: [SHELL, "src/pages/ai-review/ai-review-page.tsx"], limit: SCRIPT_LIMIT },
  { name: "collaborators", chunks: [SHELL, "src/pages/collaborators-page.tsx"], limit: SCRIPT_LIMIT },
  { name: "contacts", chunks: [SHELL, "src/pages/contacts-page.tsx"], limit: SCRIPT_LIMIT },
  { name: "notices", chunks: [SHELL, "src/pages/notices-page.tsx"], limit: SCRIPT_LIMIT },
  { name: "collaboration", chunks: [SHELL, "src/pages/collaboration-page.tsx"], limit: SCRIPT_LIMIT },
  { name: "payments", chunks: [SHELL, "src/pages/payments/payments-page.tsx"], limit: SCRIPT_LIMIT },
  { name: "profile", chunks: [SHELL, "src/pages/profile-page.tsx"], limit: SCRIPT_LIMIT },
  { name: "settings", chunks: [SHELL, "src/pages/settings-page.tsx"], limit: SCRIPT_LIMIT },
  { name: "data-export", chunks: [SHELL, "src/pages/data-export-page.tsx"], limit: SCRIPT_LIMIT },
  { name: "support", chunks: [SHELL, "src/pages/support-page.tsx"], limit: SCRIPT_LIMIT },
  { name: "admin", chunks: [SHELL, "src/pages/admin-page.tsx"], limit: SCRIPT_LIMIT },
  {
    name: "document",
    chunks: [SHELL, "src/pages/documents/document-page.tsx"],
    limit: SCRIPT_LIMIT,
  },
  {
    name: "registration",
    chunks: [SHELL, "src/pages/documents/registration-page.tsx"],
    limit: SCRIPT_LIMIT,
  },
];

const images = new Set([".svg", ".png", ".jpg", ".webp", ".avif", ".gif"]);

/** The transfer size of every first view, of its fonts, and of the largest image. */
export async function weighPages(dist: string): Promise<Weight[]> {
  const manifest = JSON.parse(await readFile(join(dist, ".vite/manifest.json"), "utf8")) as Manifest;
  const scripts = screens.map(async ({ name, chunks, limit }) => {
    const files = [...filesOf(manifest, [ENTRY, ...chunks])];
    return {
      what: name,
      bytes: await sizeOf(
        dist,
        files.map((file) => `${file}.br`),
      ),
      limit,
    };
  });
  return [...(await Promise.all(scripts)), await weighFonts(dist), await weighLargestImage(dist)];
}

/** The scripts of chunks with everything they import statically. */
export function filesOf(manifest: Manifest, keys: readonly string[], found = new Set<string>()): Set<string> {
  for (const key of keys) {
    const chunk = manifest[key];
    if (!chunk) throw new Error(`The build has no ${key}`);
    if (found.has(chunk.file)) continue;
    found.add(chunk.file);
    filesOf(manifest, chunk.imports ?? [], found);
  }
  return found;
}

/** The fonts that the page asks for before anything else; the rest comes only for rare letters. */
async function weighFonts(dist: string): Promise<Weight> {
  const html = await readFile(join(dist, ENTRY), "utf8");
  const files = [...html.matchAll(/href="\/([^"]+\.woff2)"/g)].map(([, file]) => file ?? "");
  return { what: "fonts of a first view", bytes: await sizeOf(dist, files), limit: FONT_LIMIT };
}

async function weighLargestImage(dist: string): Promise<Weight> {
  const files = (await readdir(dist, { recursive: true })).filter((file) => images.has(extname(file)));
  const sizes = await Promise.all(files.map((file) => sizeOf(dist, [file])));
  return { what: "largest image", bytes: Math.max(0, ...sizes), limit: IMAGE_LIMIT };
}

async function sizeOf(dist: string, files: readonly string[]): Promise<number> {
  const sizes = await Promise.all(files.map(async (file) => (await stat(join(dist, file))).size));
  return sizes.reduce((sum, size) => sum + size, 0);
}

/** From this share of its limit on, a first view has little left for the next change. */
const ALMOST = 0.98;

export function printWeights(weights: readonly Weight[]): void {
  const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`.padStart(9);
  const lines = weights.map(
    ({ what, bytes, limit }) =>
      `${what.padEnd(22)}${kilobytes(bytes)} of ${kilobytes(limit)}${mark(bytes / limit)}`,
  );
  process.stdout.write(`${["First views, JavaScript with brotli:", ...lines].join("\n")}\n`);
}

function mark(share: number): string {
  if (share > 1) return "  TOO HEAVY";
  return share > ALMOST ? "  ALMOST FULL" : "";
}
