import { spawn } from "node:child_process";
import { once } from "node:events";
import { delimiter, join } from "node:path";
import { countTests, failure, type Command, type Counts, type Failure, type Report } from "./read-report.ts";
import { runAgain } from "./run-again.ts";

export type Check = {
  name: string;
  /** Run one after the other until one fails. */
  commands: readonly Command[];
  env?: Record<string, string>;
  /** Where its tests are counted. Such a check shows its progress; one without speaks only when it fails. */
  report?: Report;
  /** Lines of what it prints that are worth reading although it passed. */
  show?: RegExp;
};

export type Outcome = Counts & { name: string; milliseconds: number; unsteady: readonly Failure[] };

const project = join(import.meta.dirname, "..");
const programs = join(project, "node_modules/.bin");

/** Runs one check, and prints in full what went wrong. */
export async function runCheck(check: Check, print = printLine): Promise<Outcome> {
  const { name, commands, report, show } = check;
  const startedAt = performance.now();
  if (report) print(`\n${name}`);

  let output = "";
  let succeeded = true;
  for (const command of commands) {
    const ending = await run(command, check);
    output += ending.output;
    succeeded = ending.code === 0;
    if (!succeeded) break;
  }

  const counts = await runAgain(await countTests(report, succeeded), async (command) => {
    print(`\nAgain, alone: ${command.join(" ")}`);
    const { code } = await run(command, check);
    return code === 0 && (await countTests(report, true)).passed > 0;
  });
  const milliseconds = performance.now() - startedAt;
  print(`${counts.failed === 0 ? "✓" : "✗"} ${name} (${(milliseconds / 1000).toFixed(1)} s)`);
  if (!succeeded && !report) print(output);
  else if (show) for (const line of output.split("\n")) if (show.test(line)) print(line);
  const isNamed = counts.failed === 0 || counts.failures.length > 0;
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

function printLine(text: string): void {
  process.stdout.write(`${text}\n`);
}
