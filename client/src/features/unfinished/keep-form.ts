import { ApiError, call } from "#client/lib/call";
import { readDraft, removeDraft, writeDraft } from "#client/lib/drafts/draft-storage";
import { queryClient } from "#client/lib/query-client";
import { userQuery } from "#client/lib/use-user";
import { unfinishedQuery } from "#client/features/unfinished/unfinished-queries";
import type { KeptForm } from "#client/features/unfinished/use-kept-form";
import { toast } from "#client/ui/toast";

const AFTER_MS = 1500;
const AGAIN_MS = 20_000;

/** What this browser knows of the account's copy of a form. All its windows share it. */
export type KeptState = {
  /** The revision that the account was last known to have; null where it has none yet. */
  known: string | null;
  /** Sent without a response. */
  tried: string[];
  /** The account has all that was typed here. */
  isKept: boolean;
};

type Listeners = {
  /** Whether the form was just opened: what the account has already is not sent once more. */
  isFirst: boolean;
  /** Whether it is kept elsewhere, too: then it goes on where this device has kept it, and is not begun. */
  isElsewhere: boolean;
  onTaken: () => void;
  onKept: () => void;
};
type Waiting = Listeners & { form: KeptForm; timer: ReturnType<typeof setTimeout> };

const waiting = new Map<string, Waiting>();
/** Of one form, one call after the other. */
const calls = new Map<string, Promise<unknown>>();
/** It becomes a document: nothing of it is sent meanwhile. */
const held = new Set<string>();
/** What gives up the call that is on its way. */
const onTheWay = new Map<string, AbortController>();
/** For a browser that stores nothing. */
const remembered = new Map<string, KeptState>();

const keyOf = (id: string) => `unfinished.${id}`;

export function readKept(owner: string, id: string): KeptState {
  const stored = readDraft((found) => found as KeptState | null, owner, keyOf(id));
  return stored ?? remembered.get(id) ?? { known: null, tried: [], isKept: false };
}

export function writeKept(owner: string, id: string, state: KeptState): void {
  remembered.set(id, state);
  writeDraft(owner, keyOf(id), state);
}

/** What waits goes, too. */
export function forgetKept(owner: string, id: string): void {
  dropKept(id);
  remembered.delete(id);
  removeDraft(owner, keyOf(id));
}

/** It goes on under another id. */
export function dropKept(id: string): void {
  clearTimeout(waiting.get(id)?.timer);
  waiting.delete(id);
  held.delete(id);
}

/** It becomes a document: what is on its way is given up, and waits with the rest. */
export function holdKept(id: string): void {
  held.add(id);
  clearTimeout(waiting.get(id)?.timer);
  onTheWay.get(id)?.abort();
}

/** It has not become a document: what waits is sent. */
export function resumeKept(id: string): void {
  held.delete(id);
  keepNow(id);
}

/** Sends it once the typing rests. */
export function keepSoon(form: KeptForm, listeners: Listeners, after = AFTER_MS): void {
  clearTimeout(waiting.get(form.id)?.timer);
  const state = readKept(form.owner, form.id);
  if (listeners.isFirst && state.isKept) return listeners.onKept();
  if (listeners.isElsewhere && state.known === null && state.tried.length === 0) return;
  if (state.isKept) writeKept(form.owner, form.id, { ...state, isKept: false });
  const timer = setTimeout(() => keepNow(form.id), after);
  waiting.set(form.id, { form, timer, ...listeners });
}

/** Sends at once what waits. */
export function keepNow(id: string): void {
  const next = waiting.get(id);
  if (!next || held.has(id)) return;
  clearTimeout(next.timer);
  waiting.delete(id);
  inTurn(id, () => send(next));
}

globalThis.window?.addEventListener("pagehide", () => [...waiting.keys()].forEach(keepNow));
globalThis.window?.addEventListener("online", () => [...waiting.keys()].forEach(keepNow));

function inTurn(id: string, run: () => Promise<void>): void {
  const turn = (calls.get(id) ?? Promise.resolve()).then(run, run);
  calls.set(id, turn);
}

async function send(next: Waiting): Promise<void> {
  const { form: kept, timer: _timer, ...listeners } = next;
  const { owner, id, type, title, form } = kept;
  if (held.has(id)) return waitAgain(next);
  // Nobody's form goes into the account of whoever is signed in by now.
  if (queryClient.getQueryData(userQuery.queryKey)?.id !== owner) return;
  const { known, tried } = readKept(owner, id);
  const revision = crypto.randomUUID();
  writeKept(owner, id, { known, tried: [...tried.slice(-40), revision], isKept: false });
  const giveUp = new AbortController();
  onTheWay.set(id, giveUp);
  try {
    const body = {
      type,
      title: title.slice(0, 200),
      form: form as Record<string, unknown>,
      revision,
      known,
      tried,
    };
    await call("PUT /api/unfinished/{id}", { params: { id }, body }, { signal: giveUp.signal });
  } catch (error) {
    if (!(error instanceof ApiError)) {
      if (held.has(id)) return waitAgain(next);
      // No connection: once more after a while, unless more is typed before.
      if (!waiting.has(id)) keepSoon(kept, { ...listeners, isFirst: false }, AGAIN_MS);
      return;
    }
    if (error.code === "unfinished_changed" || error.code === "unfinished_not_found") {
      if (!isKnown(owner, id)) return;
      forgetKept(owner, id);
      if (error.code === "unfinished_changed")
        toast({
          title: "Changed on another device",
          description: "What you type here goes on as a form of its own. Both are on your dashboard.",
          tone: "info",
        });
      listeners.onTaken();
    }
    return;
  } finally {
    onTheWay.delete(id);
  }
  noteKept(owner, id, revision);
  listeners.onKept();
  void queryClient.invalidateQueries({ queryKey: unfinishedQuery.queryKey });
}

/** Unless more is typed meanwhile. */
function waitAgain(next: Waiting): void {
  if (!waiting.has(next.form.id)) waiting.set(next.form.id, next);
}

/** What another window has sent meanwhile stays tried; what it has had a response to is newer. */
function noteKept(owner: string, id: string, revision: string): void {
  const { tried } = readKept(owner, id);
  const place = tried.indexOf(revision);
  if (place < 0) return;
  const after = tried.slice(place + 1);
  writeKept(owner, id, {
    known: revision,
    tried: after,
    isKept: after.length === 0 && !waiting.has(id),
  });
}

/** False once it is a document, or was thrown away, here. */
function isKnown(owner: string, id: string): boolean {
  return readKept(owner, id).tried.length > 0;
}

/** It was thrown away. */
export function removeKept(owner: string, id: string): void {
  dropKept(id);
  inTurn(id, async () => {
    if (queryClient.getQueryData(userQuery.queryKey)?.id !== owner) return;
    const { known, tried } = readKept(owner, id);
    forgetKept(owner, id);
    if (known === null && tried.length === 0) return;
    // Another device may have been quicker.
    await call("DELETE /api/unfinished/{id}", { params: { id } }).catch(() => undefined);
    void queryClient.invalidateQueries({ queryKey: unfinishedQuery.queryKey });
  });
}
