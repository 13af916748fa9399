import type { DraftKind } from "#client/lib/drafts/draft-storage";

/** What somebody has typed over a document that the server has in versions, and not saved yet. */
export type VersionedDraft<Value> = {
  /** The document's id; for a new one, the id it will be created with, however often that is tried. */
  id: string;
  /** The revision that was edited; null for a new document. */
  revision: number | null;
  value: Value;
  /** Something else that was typed and not saved: in another tab, or before a newer version was loaded. */
  aside: Value | null;
};

/** What the server has. */
export type Version<Value> = { id: string; revision: number; value: Value };

/** How a kind of document lies on the device: under `<prefix>.<id>`, or `<prefix>.new`. */
export type VersionedKind<Value> = {
  prefix: string;
  /** The drafts of older pages, too. The id may be missing where it stands in the key. */
  read: (stored: unknown) => (Omit<VersionedDraft<Value>, "id"> & { id?: string }) | null;
  /** In the form that `read` takes, also that of the page before: it may be open in another tab. */
  write: (draft: VersionedDraft<Value>) => unknown;
  /** What a new document begins with. */
  blank: Value;
  isSame: (one: Value, other: Value) => boolean;
};

/** A draft beside what the server has, and all that can become of the two. Nothing here knows of a browser. */
export type Versions<Value> = {
  kind: VersionedKind<Value>;
  /** Null for a new document. */
  server: Version<Value> | null;
  draft: VersionedDraft<Value>;
  /** What the server had when nothing was typed; null where that is not known. */
  untouched: Value | null;
  /** What was discarded last. */
  discarded: VersionedDraft<Value> | null;
};

/** For the device. What the server has is not stored. */
export function versionsKind<Value>(
  kind: VersionedKind<Value>,
  server: Version<Value> | null,
): DraftKind<Versions<Value>> {
  return {
    read: (stored) => {
      const found = kind.read(stored);
      if (!found) return null;
      const draft = { ...found, id: server?.id ?? found.id ?? crypto.randomUUID() };
      const saved = server?.value ?? kind.blank;
      return settle({
        ...nothingTyped(kind, server),
        draft,
        untouched: kind.isSame(draft.value, saved) ? saved : null,
      });
    },
    write: (versions) => {
      const draft = { ...versions.draft, aside: asideOf(versions) };
      return draft.aside === null && kind.isSame(draft.value, savedOf(versions)) ? null : kind.write(draft);
    },
    blank: () => nothingTyped(kind, server),
  };
}

export function nothingTyped<Value>(
  kind: VersionedKind<Value>,
  server: Version<Value> | null,
  aside: Value | null = null,
): Versions<Value> {
  const value = server?.value ?? kind.blank;
  const draft = { id: server?.id ?? crypto.randomUUID(), revision: server?.revision ?? null, value, aside };
  return { kind, server, draft, untouched: value, discarded: null };
}

function savedOf<Value>({ kind, server }: Pick<Versions<Value>, "kind" | "server">): Value {
  return server?.value ?? kind.blank;
}

/** Whether something is typed that the server does not have. */
export function hasDraft<Value>(versions: Versions<Value>, value = versions.draft.value): boolean {
  const { isSame } = versions.kind;
  const saved = savedOf(versions);
  if (isSame(value, saved)) return false;
  return versions.untouched === null || versions.untouched === saved || !isSame(value, versions.untouched);
}

/** Whether the server has a newer version than the one that was typed over: the person chooses. */
export function isOutdated<Value>(versions: Versions<Value>): boolean {
  return isNewer(versions) && hasDraft(versions);
}

function isNewer<Value>({ server, draft }: Versions<Value>): boolean {
  return server !== null && draft.revision !== null && server.revision > draft.revision;
}

/** What lies aside and is worth showing. */
export function asideOf<Value>(versions: Versions<Value>): Value | null {
  const { kind, draft } = versions;
  if (draft.aside === null || kind.isSame(draft.aside, draft.value)) return null;
  return kind.isSame(draft.aside, savedOf(versions)) ? null : draft.aside;
}

function put<Value>(versions: Versions<Value>, change: Partial<VersionedDraft<Value>>): Versions<Value> {
  const draft = { ...versions.draft, aside: asideOf(versions), ...change };
  const saved = savedOf(versions);
  const untouched = versions.kind.isSame(draft.value, saved) ? saved : versions.untouched;
  return settle({ ...versions, draft, untouched });
}

/** Where nothing is typed, the newest version is shown. */
function settle<Value>(versions: Versions<Value>): Versions<Value> {
  const { server, draft } = versions;
  if (!server || !isNewer(versions) || hasDraft(versions)) return versions;
  const { revision, value } = server;
  return { ...versions, draft: { ...draft, revision, value }, untouched: value };
}

export function type<Value>(versions: Versions<Value>, value: Value): Versions<Value> {
  return { ...put(versions, { value }), discarded: null };
}

/** The server has this now. */
export function hearServer<Value>(versions: Versions<Value>, server: Version<Value> | null): Versions<Value> {
  return server === versions.server ? versions : settle({ ...versions, server });
}

/** The newest version in the place of what is typed, which stays aside. */
export function takeLatest<Value>(versions: Versions<Value>): Versions<Value> {
  const { server, draft } = versions;
  return server
    ? put(versions, { revision: server.revision, value: server.value, aside: draft.value })
    : versions;
}

/** Goes on with what is typed: saving it replaces the newest version. */
export function keepMine<Value>(versions: Versions<Value>): Versions<Value> {
  return put(versions, { revision: versions.server?.revision ?? null });
}

/** What lies aside and what is typed change places. */
export function bringBack<Value>(versions: Versions<Value>): Versions<Value> {
  const { aside, value } = versions.draft;
  return aside === null
    ? versions
    : put(versions, { value: aside, aside: hasDraft(versions) ? value : null });
}

/** Goes on as another new document: the id it had is not free any more. */
export function renew<Value>(versions: Versions<Value>): Versions<Value> {
  return put(versions, { id: crypto.randomUUID() });
}

export function dropAside<Value>(versions: Versions<Value>): Versions<Value> {
  return put(versions, { aside: null });
}

/** Back to what the server has. What lies aside stays there. */
export function discard<Value>(versions: Versions<Value>): Versions<Value> {
  const { kind, server, draft } = versions;
  return { ...nothingTyped(kind, server, asideOf(versions)), discarded: draft };
}

export function undoDiscard<Value>(versions: Versions<Value>): Versions<Value> {
  return versions.discarded ? { ...put(versions, versions.discarded), discarded: null } : versions;
}

/** The server has taken what was typed; `aside` is what it has not. */
export function accept<Value>(
  { kind }: Versions<Value>,
  server: Version<Value>,
  aside: Value | null,
): Versions<Value> {
  return nothingTyped(kind, server, aside);
}

/**
 * Another tab has its draft in the same place: what is typed there lies aside here, beside what is, or will be, typed here. Null
 * where it has saved or discarded its draft: what is typed here stays, and a new document becomes one of its own.
 */
export function hearOtherTab<Value>(
  versions: Versions<Value>,
  theirs: VersionedDraft<Value> | null,
): Versions<Value> {
  const { kind, server, draft } = versions;
  if (!theirs) {
    const id = server?.id ?? crypto.randomUUID();
    return { ...versions, draft: { ...draft, id, aside: hasDraft(versions) ? draft.aside : null } };
  }
  if (!hasDraft(versions, theirs.value)) return { ...versions, draft: { ...draft, aside: theirs.aside } };
  return kind.isSame(theirs.value, draft.value)
    ? versions
    : { ...versions, draft: { ...draft, aside: theirs.value } };
}
