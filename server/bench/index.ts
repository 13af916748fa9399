import { benchHttp } from "#server/bench/http";
import { tableOf, type Result } from "#server/bench/result";

const results: Result[] = [];
for (const bench of [benchHttp]) results.push(...(await bench()));
process.stdout.write(`${tableOf(results)}\n`);
process.exitCode = results.every(({ ok }) => ok) ? 0 : 1;
