type Area = "localStorage" | "sessionStorage";

/* A browser may be told to store nothing, and a device may be full: nothing here throws. */

/** The text under a name: null where there is none, undefined where storage is forbidden. */
export function readStored(area: Area, name: string): string | null | undefined {
  try {
    return globalThis[area].getItem(name);
  } catch {
    return undefined;
  }
}

/** Answers whether it is stored. */
export function writeStored(area: Area, name: string, text: string): boolean {
  try {
    globalThis[area].setItem(name, text);
    return true;
  } catch {
    return false;
  }
}

export function removeStored(area: Area, name: string): void {
  try {
    globalThis[area].removeItem(name);
  } catch {
    // Nothing was stored then.
  }
}

/** Every name there is; none where storage is forbidden. */
export function storedNames(area: Area): string[] {
  try {
    return Object.keys(globalThis[area]);
  } catch {
    return [];
  }
}
