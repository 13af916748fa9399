import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const folder = join(import.meta.dirname, "../docs/decisions");
const index = readFileSync(join(folder, "README.md"), "utf8");
const files = readdirSync(folder).filter((name) => name !== "README.md");

test.each(files)("%s has its date and status, and its line in the index", (file) => {
  const [title = "", , facts = ""] = readFileSync(join(folder, file), "utf8").split("\n");
  const [number = ""] = file.split("-");
  expect(title).toMatch(new RegExp(`^# ${number} \\S`));
  expect(facts).toMatch(/^\d{4}-\d{2}-\d{2} · (in force|replaced by \[\d{3}\])/);
  const [date = "", ...status] = facts.split(" · ");
  const cells = [`[${number}](${file})`, title.slice("# 000 ".length), date, status.join(" · ")];
  const line = index.split("\n").find((row) => row.startsWith(`| [${number}](${file}) `)) ?? "";
  const written = line.split("|").slice(1, -1);
  expect(written.map((cell) => cell.trim())).toEqual(cells);
});
