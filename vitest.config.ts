import { configDefaults, defineConfig } from "vitest/config";
import { spokenWords } from "./client/build/spoken-words.ts";

/** Tests that talk to Postgres: over HTTP, or in the folders that are nothing without it. */
const needPostgres = ["server/**/*.api.test.ts", "server/{db,dev/postgres,jobs,testing}/**/*.test.ts"];

export default defineConfig({
  plugins: [spokenWords],
  test: {
    passWithNoTests: false,
    setupFiles: ["./tooling/seed-properties.ts"],
    env: { NODE_ENV: "test", LOG_LEVEL: "silent", TZ: "UTC" },
    // Generous, for a machine that does other things too: no test here measures time.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 30_000 } },
    // Processes, not threads: argon2 is a native module, and a test that ends badly takes nothing else with it.
    pool: "forks",
    // One more than the cores that there are at least: what waits for Postgres or a process leaves room.
    maxWorkers: 3,
    // No module keeps anything between files, and each file has a database of its own: a module is read once a process.
    isolate: false,
    projects: [
      {
        extends: true,
        test: {
          name: "unit",
          include: ["{client/src,server,shared,tooling}/**/*.test.ts"],
          exclude: [...configDefaults.exclude, ...needPostgres],
        },
      },
      {
        extends: true,
        test: { name: "api", include: needPostgres, globalSetup: "server/testing/postgres.ts" },
      },
    ],
  },
});
