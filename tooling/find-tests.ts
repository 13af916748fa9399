import { globSync } from "node:fs";
import { dirname } from "node:path/posix";
import { rooms } from "./boundaries/table.ts";

export function roomsOf(): string[] {
  return Object.keys(rooms);
}

/** Where a room's tests stand on all sides. */
export function testsOfRoom(room: string): string[] {
  return [`server/features/${room}/`, `client/src/features/${room}/`, `shared/contract/${room}.`];
}

/** Where the tests stand that a change of this file may break first: of a room all; elsewhere those in the same folder. */
export function testsBeside(file: string): string[] {
  if (file.endsWith(".test.ts")) return [file];
  const [, room] =
    /^(?:server|client\/src)\/features\/([^/]+)\//.exec(file) ??
    /^(?:shared\/contract|server\/db\/tables)\/(.+)\.ts$/.exec(file) ??
    [];
  if (room !== undefined && room in rooms) return testsOfRoom(room);
  return /^(server|shared|client\/src|tooling)\//.test(file) ? [`${dirname(file)}/`] : [];
}

export function hasTests(place: string): boolean {
  return globSync([`${place}**/*.test.ts`, `${place}*test.ts`, place]).some((file) =>
    file.endsWith(".test.ts"),
  );
}
