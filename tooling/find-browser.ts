import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { chmod, mkdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { promisify } from "node:util";

const run = promisify(execFile);
const modules = join(import.meta.dirname, "../node_modules");

const installed = [
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/usr/bin/google-chrome-stable",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "C:/Program Files/Google/Chrome/Application/chrome.exe",
];

export type Browser = { executablePath: string; args: string[]; env: Record<string, string> };

const args = [
  "--headless",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  // Each person has a renderer of their own anyway; without this the browser keeps one more ready beside each.
  "--renderer-process-limit=1",
  // Letters take the same space on every machine.
  "--font-render-hinting=none",
];

/** On a machine that has set no language a downloaded file cannot have a name with letters beyond ASCII. */
const language = { LC_ALL: "C.UTF-8" };

/** The machine's own Chromium or, where there is none, the one that came with the packages. Nothing is downloaded. */
export async function findBrowser(): Promise<Browser> {
  const executablePath = installed.find((path) => existsSync(path));
  if (executablePath) return { executablePath, args, env: language };
  if (process.platform !== "linux" || process.arch !== "x64")
    throw new Error("The browser tests need Chromium or Chrome: install one and run them again.");
  return packagedBrowser();
}

async function packagedBrowser(): Promise<Browser> {
  const folder = await unpackOnce();
  return {
    executablePath: join(folder, "chromium"),
    args,
    env: {
      ...language,
      // A bare machine lacks the libraries that Chromium wants beside it.
      LD_LIBRARY_PATH: join(folder, "al2023/lib"),
      ...(existsSync("/etc/fonts/fonts.conf") ? {} : { FONTCONFIG_FILE: join(folder, "fonts.conf") }),
    },
  };
}

/** Unpacks beside the packages, complete or not at all, whoever else does the same at this moment. */
async function unpackOnce(): Promise<string> {
  const { version } = JSON.parse(
    await readFile(join(modules, "@sparticuz/chromium/package.json"), "utf8"),
  ) as { version: string };
  const folder = join(modules, ".cache", `chromium-${version}`);
  if (existsSync(folder)) return folder;

  const draft = `${folder}.${process.pid}`;
  await mkdir(draft, { recursive: true });
  await run(process.execPath, [join(import.meta.dirname, "unpack-chromium.ts")], {
    // The second one makes the package bring its libraries along.
    env: { ...process.env, TMPDIR: draft, AWS_EXECUTION_ENV: "AWS_Lambda_nodejs24.x" },
  });
  await chmod(join(draft, "chromium"), 0o755);
  await writeFile(join(draft, "fonts.conf"), fontsConfig(folder));
  await rename(draft, folder).catch(async (error: unknown) => {
    await rm(draft, { recursive: true });
    if (!existsSync(folder)) throw error;
  });
  return folder;
}

function fontsConfig(folder: string): string {
  return `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${join(folder, "fonts")}</dir>
  <dir>/usr/share/fonts</dir>
  <cachedir>${join(dirname(folder), "fontconfig")}</cachedir>
</fontconfig>
`;
}
