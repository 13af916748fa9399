import { execFileSync } from "node:child_process";

/** The files that differ from what was pushed, or from the last commit where nothing ever was. What was deleted is not among them. */
export function findChanges(): string[] {
  const changed = lines("diff", "--name-only", "--diff-filter=d", pushed());
  return [...changed, ...lines("ls-files", "--others", "--exclude-standard")];
}

function pushed(): string {
  try {
    return lines("merge-base", "HEAD", "@{upstream}")[0] ?? "HEAD";
  } catch {
    return "HEAD";
  }
}

function lines(...args: string[]): string[] {
  return execFileSync("git", args, { encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] })
    .split("\n")
    .filter(Boolean);
}
