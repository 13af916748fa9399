import { commandArguments, describeFailure, withDeps } from "#server/cli/with-deps";
import type { Deps } from "#server/deps";
import { scheduledJobs } from "#server/jobs/registry";
import type { ScheduledJob } from "#server/jobs/room-jobs";

const [wantedName] = commandArguments;
const wanted = scheduledJobs.find(({ name }) => name === wantedName);

try {
  if (wanted) await withDeps((deps) => runNow(deps, wanted));
  else explain(wantedName);
} catch (error) {
  say(describeFailure(error), process.stderr);
  process.exitCode = 1;
}

/** Does the job in this process, beside a server that is running or without one. */
async function runNow(deps: Deps, { name, run }: ScheduledJob): Promise<void> {
  const from = performance.now();
  const result = await run(deps);
  if (result) say(result.says);
  if (result?.hasFailed) process.exitCode = 1;
  const outcome = result?.hasFailed ? "FAILED, after" : "done in";
  say(`${name}: ${outcome} ${Math.round(performance.now() - from)} ms.`);
  if (result) return;
  say("Mails it has written are sent by the server: at once when one is running, else at its next start.");
}

function explain(unknown: string | undefined): void {
  if (unknown) {
    say(`There is no job "${unknown}".\n`, process.stderr);
    process.exitCode = 1;
  }
  const width = Math.max(...scheduledJobs.map(({ name }) => name.length));
  const lines = scheduledJobs.map(({ name, does }) => `  ${name.padEnd(width)}  ${does}`);
  say(["Usage: npm run job -- <name>", "", ...lines].join("\n"));
}

function say(text: string, stream: NodeJS.WriteStream = process.stdout): void {
  stream.write(`${text}\n`);
}
