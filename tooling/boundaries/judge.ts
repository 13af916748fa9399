import { basename, dirname, join, matchesGlob } from "node:path/posix";
import { DOORS_BELOW, emptyNames, homes, layers, OWN_ROOM, rooms, workshops } from "./table.ts";

const aliases: Record<string, string> = {
  "#shared/": "shared/",
  "#server/": "server/",
  "#client/": "client/src/",
};

/** What is wrong with this import, if anything. `file` is a path from the project's root. */
export function judgeImport(file: string, specifier: string, typeOnly: boolean): string | undefined {
  const importer = withoutExtension(file);
  const target = ownFile(importer, specifier);
  return target ? judgeOwn(importer, target, typeOnly) : judgePackage(importer, specifier, typeOnly);
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

function judgeOwn(importer: string, target: string, typeOnly: boolean): string | undefined {
  const layer = layers.find(({ files }) => matchesGlob(importer, files));
  if (!layer) return `${importer} has no row in tooling/boundaries/table.ts.`;

  const allowed = typeOnly ? [...layer.may, ...(layer.types ?? [])] : layer.may;
  if (allowed.some((pattern) => isAllowed(importer, target, pattern))) return undefined;
  const asType = !typeOnly && layer.types?.some((pattern) => isAllowed(importer, target, pattern));
  return `${layer.files} may not import ${target}${asType ? " except as a type" : ""}.`;
}

function isAllowed(importer: string, target: string, pattern: string): boolean {
  const room = roomOf(importer);
  if (pattern === OWN_ROOM) return room !== undefined && roomOf(target) === room;
  if (pattern === DOORS_BELOW)
    return (rooms[basename(room ?? "")] ?? []).some((below) => target === `server/features/${below}/index`);
  return matchesGlob(target, pattern);
}

/** The folder of the room a file is in. A room that the table does not name is none. */
function roomOf(path: string): string | undefined {
  const folder = /^(?:server|client\/src)\/features\/[^/]+(?=\/)/.exec(path)?.[0];
  return folder !== undefined && basename(folder) in rooms ? folder : undefined;
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
