import { basename, dirname, join, matchesGlob } from "node:path/posix";
import {
  DOORS_BELOW,
  emptyNames,
  FILES_BELOW,
  homes,
  layers,
  OWN_ROOM,
  rooms,
  wholeRooms,
  workshops,
} from "./table.ts";

/** `later` is `import()`, which loads a module when it is needed. */
export type ImportKind = "value" | "type" | "later";

const aliases: Record<string, string> = {
  "#shared/": "shared/",
  "#server/": "server/",
  "#client/": "client/src/",
};

/** What is wrong with this import, if anything. `file` is a path from the project's root. */
export function judgeImport(file: string, specifier: string, kind: ImportKind): string | undefined {
  const importer = withoutExtension(file);
  const target = ownFile(importer, specifier);
  return target ? judgeOwn(importer, target, kind) : judgePackage(importer, specifier, kind === "type");
}

/** What is wrong with the file's name, if anything. */
export function judgeName(file: string): string | undefined {
  const empty = withoutExtension(file)
    .split(/[/.-]/)
    .findLast((part) => emptyNames.includes(part));
  return empty && `"${empty}" says nothing: name the thing, or put it where it belongs.`;
}

/** The path of a file of this project; nothing for a package. */
function ownFile(importer: string, specifier: string): string | undefined {
  if (specifier.startsWith(".")) return withoutExtension(join(dirname(importer), specifier));
  const alias = Object.keys(aliases).find((prefix) => specifier.startsWith(prefix));
  return alias && withoutExtension(aliases[alias] + specifier.slice(alias.length));
}

function judgeOwn(importer: string, target: string, kind: ImportKind): string | undefined {
  const layer = layers.find(({ files }) => matchesGlob(importer, files));
  if (!layer) return `${importer} has no row in tooling/boundaries/table.ts.`;

  if (kind === "later" && matchesGlob(target, wholeRooms))
    return `import() of ${target} brings the whole room: import the file itself.`;
  const { may, types = [], later = [] } = layer;
  const allows = (patterns: readonly string[]) =>
    patterns.some((pattern) => isAllowed(importer, target, pattern));
  if (allows(may) || (kind === "type" && allows(types)) || (kind === "later" && allows(later)))
    return undefined;
  const exception = allows(types) ? " except as a type" : allows(later) ? " except with import()" : "";
  return `${layer.files} may not import ${target}${exception}.`;
}

function isAllowed(importer: string, target: string, pattern: string): boolean {
  const room = roomOf(importer);
  if (pattern === OWN_ROOM) return room !== undefined && roomOf(target) === room;
  if (pattern === DOORS_BELOW) return roomsBelow(room).some((below) => target === `${below}/index`);
  if (pattern === FILES_BELOW) return roomsBelow(room).some((below) => target.startsWith(`${below}/`));
  return matchesGlob(target, pattern);
}

/** The folder of the room a file is in. A room that the table does not name is none. */
function roomOf(path: string): string | undefined {
  const folder = /^(?:server|client\/src)\/features\/[^/]+(?=\/)/.exec(path)?.[0];
  return folder !== undefined && basename(folder) in rooms ? folder : undefined;
}

/** The folders of the rooms that a room stands on, on its own side. */
function roomsBelow(room = ""): string[] {
  return (rooms[basename(room)] ?? []).map((below) => `${dirname(room)}/${below}`);
}

function judgePackage(importer: string, specifier: string, typeOnly: boolean): string | undefined {
  if (workshops.some((pattern) => matchesGlob(importer, pattern))) return undefined;
  const name = packageOf(specifier);
  const home = homes.find(({ packages }) => matchesGlob(name, packages));
  if (!home) return `${name} has no home in tooling/boundaries/table.ts.`;

  const places = typeOnly ? [...home.at, ...(home.types ?? [])] : home.at;
  if (places.some((pattern) => matchesGlob(importer, pattern))) return undefined;
  return `${name} is at home in ${home.at.join(", ")} only.`;
}

/** `@radix-ui/react-dialog/internal` → `@radix-ui/react-dialog` */
function packageOf(specifier: string): string {
  return specifier.split("/", specifier.startsWith("@") ? 2 : 1).join("/");
}

function withoutExtension(path: string): string {
  return path.replace(/(\.d)?\.(tsx?|m?js|css)$/, "");
}
