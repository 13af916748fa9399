import { existsSync } from "node:fs";
import { findChanges } from "./find-changes.ts";
import { hasTests, roomsOf, testsBeside, testsOfRoom } from "./find-tests.ts";
import { runChecks } from "./run-checks.ts";
import { build, format, licences, lint, types } from "./static-checks.ts";

/**
 * `npm run check`: what a change needs before it is committed. Format, lint, types and the tests beside what changed since the branch
 * was pushed; with rooms named after `--`, all tests and stories of these rooms instead.
 */
const rooms = process.argv.slice(2);
const unknown = rooms.filter((room) => !roomsOf().includes(room));
if (unknown.length > 0) {
  console.error(`There is no room ${unknown.join(", ")}. Rooms: ${roomsOf().join(", ")}`);
  process.exit(1);
}

const changes = findChanges();
const isSeen =
  rooms.length > 0 || changes.some((file) => /^(client\/(?!e2e)|shared\/|vite\.config)/.test(file));
const tests = (rooms.length > 0 ? rooms.flatMap(testsOfRoom) : changes.flatMap(testsBeside)).filter(hasTests);
const stories = rooms.map((room) => `client/e2e/stories/${room}/`).filter((folder) => existsSync(folder));

await runChecks(
  [lint, types, licences, ...(changes.length > 0 ? [format(changes)] : []), ...(isSeen ? [build] : [])],
  {
    ...(tests.length > 0 && { unitAndApi: [...new Set(tests)] }),
    ...(stories.length > 0 && { stories }),
  },
);
