import { spawn } from "node:child_process";
import { once } from "node:events";
import { delimiter, join } from "node:path";
import { countTests, failure, type Counts, type Report } from "./count-tests.ts";

type Command = readonly [program: string, ...args: string[]];

export type Check = {
  name: string;
  /** Run one after the other until one fails. */
  commands: readonly Command[];
  env?: Record<string, string>;
  /** Where its tests are counted. Such a check shows its progress; one without speaks only when it fails. */
  report?: Report;
};

export type Outcome = Counts & { name: string; milliseconds: number };

const project = join(import.meta.dirname, "..");
const programs = join(project, "node_modules/.bin");

/** Runs one check, and prints in full what went wrong. */
export async function runCheck(check: Check): Promise<Outcome> {
  const { name, commands, report } = check;
  const startedAt = performance.now();
  if (report) process.stdout.write(`\n${name}\n`);

  let output = "";
  let succeeded = true;
  for (const command of commands) {
    const ending = await run(command, check);
    output += ending.output;
    succeeded = ending.code === 0;
    if (!succeeded) break;
  }

  const milliseconds = performance.now() - startedAt;
  process.stdout.write(`${succeeded ? "✓" : "✗"} ${name} (${(milliseconds / 1000).toFixed(1)} s)\n`);
  if (!succeeded) process.stdout.write(output);
  const counts = await countTests(report, succeeded);
  const isNamed = succeeded || counts.failures.length > 0;
  return { name, milliseconds, ...counts, failures: isNamed ? counts.failures : [failure(name, [output])] };
}

async function run([program, ...args]: Command, { env, report }: Check) {
  const speak = report ? "inherit" : "pipe";
  const child = spawn(program, args, {
    cwd: project,
    stdio: ["ignore", speak, speak],
    env: { ...process.env, PATH: `${programs}${delimiter}${process.env.PATH ?? ""}`, ...env },
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding("utf8").on("data", (text: string) => (output += text));
  const [code] = (await once(child, "close")) as [number | null];
  return { code, output };
}
