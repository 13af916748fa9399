import { existsSync, globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { rooms } from "./boundaries/table.ts";

const pages = ["README.md", "CONTRIBUTING.md", ...globSync("docs/**/*.md")];
const sources = globSync("{client,server,shared,tooling,migrations,deploy,docs}/**/*.*");
const isThere = (name: string) => existsSync(name) || sources.some((source) => source.endsWith(`/${name}`));
const read = (page: string) => readFileSync(page, "utf8");

/** Files that a page names by a path, or by name alone. What somebody makes on their own machine, and packages, are none. */
function filesNamed(text: string): string[] {
  return [...text.matchAll(/`([\w./-]*\w\.(?:tsx?|md|sql|json|css|conf|sh|ya?ml))`/g)].map(
    ([, name]) => name!,
  );
}

test.each(pages)("what %s links to is there", (page) => {
  const links = [...read(page).matchAll(/\]\((?!https?:|mailto:|#)([^)#\s]+)/g)].map(([, to]) => to!);
  expect(links.filter((to) => !existsSync(join(dirname(page), to)))).toEqual([]);
});

test.each(pages)("the files that %s names are there", (page) => {
  expect(filesNamed(read(page)).filter((name) => !isThere(name))).toEqual([]);
});

test("the tree of the architecture names files that are there", () => {
  const tree = /^## The tree\n+```\n([^]+?)```/m.exec(read("docs/architecture.md"))![1]!;
  const names = [...tree.matchAll(/(?<![\w<>/-])[a-z][\w-]*\.(?:tsx?|html|md)\b/g)].map(([name]) => name);
  expect(names.length).toBeGreaterThan(40);
  expect(names.filter((name) => name !== "verb-noun.ts" && !isThere(name))).toEqual([]);
});

test("the architecture names every room of the server, and no other", () => {
  const named = /^Rooms, [^`]+`([a-z\s]+)`/m.exec(read("docs/architecture.md"))![1]!.split(/\s+/);
  const onServer = Object.keys(rooms).filter((room) => existsSync(`server/features/${room}`));
  expect(named.toSorted()).toEqual(onServer.toSorted());
});
