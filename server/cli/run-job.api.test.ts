import { readFile } from "node:fs/promises";
import { beforeEach, describe, expect, test } from "vitest";
import { scheduledJobs } from "#server/jobs/registry";
import type { Caller } from "#server/testing/app";
import { appForFile } from "#server/testing/app-for-file";
import { sendSheet } from "#server/testing/factories/send-sheet";
import { runCommand } from "#server/testing/run-command";

const app = await appForFile({ jobs: "by-the-clock" });
let owner: Caller;

beforeEach(async () => {
  owner = (await app.signedIn()).caller;
});

const runJob = (...names: string[]) => runCommand(app, "server/cli/run-job.ts", names);

describe("npm run job", () => {
  test("without a name lists what there is, and what each does", async () => {
    const { stdout } = await runJob();
    for (const { name, does } of scheduledJobs) {
      expect(stdout).toContain(name);
      expect(stdout).toContain(does);
    }
  });

  test("with a name that does not exist says so and fails", async () => {
    expect(await runJob("signing.remainders")).toMatchObject({
      code: 1,
      stderr: expect.stringContaining('There is no job "signing.remainders"'),
      stdout: expect.stringContaining("signing.reminders"),
    });
  });

  test("does the job at once beside a running server, which sends its mails", async () => {
    const { id, emails } = await sendSheet(app, owner);
    await app.deps.pool.query(
      "update signers set invited_at = invited_at - interval '30 days' where document_id = $1",
      [id],
    );
    const { stdout } = await runJob("signing.reminders");
    expect(stdout).toMatch(/^signing\.reminders: done in \d+ ms\./);
    const subjects = (await app.mailsTo(emails[0]!)).map(({ subject }) => subject);
    expect(subjects.at(-1)).toBe('Amina is waiting for your signature on "Nairobi Nights" (split sheet)');
  });
});

test("every job stands in the table of docs/service.md", async () => {
  const service = await readFile("docs/service.md", "utf8");
  for (const { name } of scheduledJobs) expect(service).toContain(`| \`${name}\``);
});

test("the clock does what the command does, at its time", async () => {
  const { rows } = await app.deps.pool.query<{ name: string; cron: string }>(
    "select name, cron from pgboss.schedule",
  );
  const wanted = scheduledJobs.map(({ name, cron }) => ({ name, cron }));
  expect(rows.toSorted((a, b) => a.name.localeCompare(b.name))).toEqual(
    wanted.toSorted((a, b) => a.name.localeCompare(b.name)),
  );
});
