import { spawnSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";

const SYSTEMD = "systemd-analyze";
const hasSystemd = spawnSync(SYSTEMD, ["--version"]).status === 0;
if (!hasSystemd) console.warn("SKIPPED: deploy/systemd is not tried, because systemd-analyze is not there.");

test.skipIf(!hasSystemd)("systemd accepts the units of deploy/systemd", () => {
  const folder = mkdtempSync(join(tmpdir(), "units-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const names = readdirSync("deploy/systemd");
  for (const name of names) {
    // What it starts and as whom is not on this machine.
    const unit = readFileSync(join("deploy/systemd", name), "utf8")
      .replaceAll(/\/srv\/sahihi\/current\/\S+/g, "/bin/true")
      .replaceAll(/^(User|Group)=sahihi$/gm, "");
    writeFileSync(join(folder, name.replace("@.", "@3001.")), unit);
  }
  const units = names.map((name) => join(folder, name.replace("@.", "@3001.")));
  const verified = spawnSync(SYSTEMD, ["verify", "--man=no", ...units], { encoding: "utf8" });
  const about = verified.stderr.split("\n").filter((line) => line.includes("sahihi"));
  expect(about).toEqual([]);
});

const PROMTOOL = "promtool";
const hasPromtool = spawnSync(PROMTOOL, ["--version"]).status === 0;
if (!hasPromtool) console.warn("SKIPPED: deploy/monitoring is not tried, because promtool is not there.");

test.skipIf(!hasPromtool)(
  "Prometheus accepts the rules of deploy/monitoring, and the settings of the runbook",
  () => {
    const folder = mkdtempSync(join(tmpdir(), "prometheus-"));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    writeFileSync(join(folder, "sahihi.yml"), readFileSync("deploy/monitoring/alerts.yml"));
    const [, settings = ""] =
      /```yaml\n(# \/etc\/prometheus[\s\S]+?)```/.exec(readFileSync("docs/operations.md", "utf8")) ?? [];
    writeFileSync(join(folder, "prometheus.yml"), settings);
    const said = spawnSync(PROMTOOL, ["check", "config", join(folder, "prometheus.yml")], {
      encoding: "utf8",
    });
    expect(said).toMatchObject({ status: 0, stdout: expect.stringContaining("rules found") });
  },
);

test("the unit's ports are those of its name, whatever the file of settings says", () => {
  const unit = readFileSync("deploy/systemd/sahihi@.service", "utf8");
  const [, started] = /^ExecStart=(.+) \\\n/m.exec(unit) ?? [];
  const env = { PATH: process.env.PATH, PORT: "3000", METRICS_PORT: "9101", NODE_ENV: "development" };
  const command = `${started?.replaceAll("%i", "3002")} printenv PORT METRICS_PORT NODE_ENV`;
  expect(spawnSync("sh", ["-c", command], { env, encoding: "utf8" }).stdout).toBe(
    "3002\n13002\nproduction\n",
  );
});

test.each(["operations.md", "service.md"])(
  "every file that docs/%s names is there, and every command of npm",
  (page) => {
    const text = readFileSync(join("docs", page), "utf8");
    const linked = [...text.matchAll(/\]\(((?:\.\.\/|decisions\/)[^)#]+)\)/g)].map(([, path]) => path!);
    for (const path of linked) expect(() => readFileSync(join("docs", path))).not.toThrow();
    for (const [path] of text.matchAll(/\bdeploy\/[\w./-]+\.(sh|conf|ini|yml|json)\b/g))
      expect(() => readFileSync(path)).not.toThrow();
    const { scripts } = JSON.parse(readFileSync("package.json", "utf8")) as {
      scripts: Record<string, string>;
    };
    for (const [, name] of text.matchAll(/npm run ([\w:-]+)/g)) expect(scripts).toHaveProperty([name!]);
  },
);

test.each(["operations.md", "service.md"])("every heading that docs/%s leads to is there", (page) => {
  const text = readFileSync(join("docs", page), "utf8");
  for (const [, other, heading] of text.matchAll(/\]\(([\w.-]*)#([^)]+)\)/g))
    expect(headingsOf(other || page)).toContain(heading);
});

/** As links name them. */
function headingsOf(page: string): string[] {
  const text = readFileSync(join("docs", page), "utf8");
  return [...text.matchAll(/^#+ (.+)$/gm)].map(([, title]) =>
    title!
      .toLowerCase()
      .replaceAll(/[^\w\s-]/g, "")
      .replaceAll(" ", "-"),
  );
}
