import { glob, readFile } from "node:fs/promises";
import { expect, expectTypeOf, test } from "vitest";
import type { Deps } from "#server/deps";
import { allJobs } from "#server/jobs/registry";
import type { handled } from "#server/jobs/room-jobs";

/** The names of all jobs that the product defines, wherever they stand. */
async function definedJobs(): Promise<string[]> {
  const names: string[] = [];
  for await (const file of glob("server/**/*.ts", {
    exclude: ["server/**/*.test.ts", "server/jobs/queue.ts"],
  })) {
    const source = await readFile(file, "utf8");
    const found = [...source.matchAll(/defineJob(?:<[^()]*>)?\(\s*"([^"]+)"/g)].map(([, name]) => name!);
    expect(found, `the jobs of ${file}`).toHaveLength(source.match(/defineJob[<(]/g)?.length ?? 0);
    names.push(...found);
  }
  return names;
}

test("every job that is defined stands in the list of one room, once", async () => {
  expect(allJobs.map(({ name }) => name).toSorted()).toEqual((await definedJobs()).toSorted());
});

test("a job is handled only by what takes its payload", () => {
  type Handler = Parameters<typeof handled<{ paymentId: string }>>[1];
  expectTypeOf<(deps: Deps) => Promise<void>>().toExtend<Handler>();
  expectTypeOf<(deps: Deps, payload: { paymentId: string }) => Promise<void>>().toExtend<Handler>();
  expectTypeOf<(deps: Deps, payload: { documentId: string }) => Promise<void>>().not.toExtend<Handler>();
});
