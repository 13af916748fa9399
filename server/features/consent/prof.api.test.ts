import { Session } from "node:inspector/promises";
import { writeFileSync, mkdirSync } from "node:fs";
import net from "node:net";
import pg from "pg";
import { test } from "vitest";
import { leadLives } from "#server/testing/life/lead-lives";
import { untilItIsSigned } from "#server/testing/life/steps";

test("prof", async () => {
  const stats = new Map<string, [number, number]>();
  const kept = new Map<string, [string, any]>();
  const orig = pg.Client.prototype.query;
  (pg.Client.prototype as any).query = function (...args: any[]) {
    const q = args[0]; const text = (typeof q === "string" ? q : q?.text ?? q?.name ?? "?").replace(/\s+/g,' ').slice(0, 160);
    const t = performance.now();
    const full = (typeof q === "string" ? q : q?.text) as string;
    if (!kept.has(text) && /^\s*(select|insert|with)/i.test(full ?? "") && Math.random() < 0.2) kept.set(text, [full, (typeof q === "string" ? args[1] : q.values) ?? []]);
    const cb = args.at(-1);
    if (typeof cb === "function") args[args.length - 1] = (...a: any[]) => { const s = stats.get(text) ?? [0, 0]; s[0]++; s[1] += performance.now() - t; stats.set(text, s); return cb(...a); };
    const r = (orig as any).apply(this, args);
    const done = () => { const s = stats.get(text) ?? [0, 0]; s[0]++; s[1] += performance.now() - t; stats.set(text, s); };
    if (r?.then) r.then(done, done);
    return r;
  };
  let conns = 0; const oe = net.Server.prototype.emit; (net.Server.prototype as any).emit = function (n: string, ...a: any[]) { if (n === "connection") conns++; return (oe as any).call(this, n, ...a); };
  const s = new Session(); s.connect(); await s.post("Profiler.enable"); await s.post("Profiler.start");
  const t = performance.now(); const c = process.cpuUsage();
  await leadLives(40, untilItIsSigned);
  const u = process.cpuUsage(c);
  process.stderr.write(`CONNS ${conns} TOOK ${performance.now() - t} cpu ${u.user / 1000} ${u.system / 1000}\n`);
  const { profile } = await s.post("Profiler.stop");
  mkdirSync("/tmp/i5-prof", { recursive: true });
  writeFileSync("/tmp/i5-prof/p.cpuprofile", JSON.stringify(profile));
  (pg.Client.prototype as any).query = orig;
  for (const [k, [, ]] of [...stats].sort((a, b) => b[1][1] - a[1][1]).slice(0, 12)) {
    const f = kept.get(k); if (!f || /^\s*(begin|commit|insert|with)/i.test(f[0])) continue;
    try {
      const { rows } = await globalThis.poolForProf.query("explain (analyze, summary) " + f[0], f[1].map((v: any) => v));
      process.stderr.write(k.slice(0, 80) + "\n   " + rows.slice(-3).map((r: any) => r["QUERY PLAN"]).join(" | ") + " rows " + rows.length + "\n");
    } catch (e) { process.stderr.write(k.slice(0, 60) + String(e) + "\n"); }
  }
  const top = [...stats].sort((a, b) => b[1][1] - a[1][1]).slice(0, 40);
  process.stderr.write(top.map(([k, [n, ms]]) => `${ms.toFixed(0)}ms n=${n} avg=${(ms / n).toFixed(2)} ${k}`).join("\n") + `\ntotal queries ${[...stats.values()].reduce((a, b) => a + b[0], 0)}\n`);
}, 300_000);
