import { ApiError, call } from "#client/lib/call";
import { queryClient } from "#client/lib/query-client";
import { userQuery } from "#client/lib/use-user";
import { readKept, removeKeptState, writeKept } from "#client/features/unfinished/kept-state";
import { unfinishedQuery } from "#client/features/unfinished/unfinished-queries";
import type { KeptForm } from "#client/features/unfinished/use-kept-form";
import { toast } from "#client/ui/toast";

const AFTER_MS = 1500;
/** After what was in vain: twice as long each time. */
const AGAIN_MS = 2500;
const AGAIN_MAX_MS = 60_000;
const SAVED_WITHIN_MS = 15_000;

type Listeners = {
  /** Whether the form was just opened: what the account has already is not sent once more. */
  isFirst: boolean;
  /** Whether it is kept elsewhere, too: then it goes on where this device has kept it, and is not begun. */
  isElsewhere: boolean;
  /** Another device has written under its id, or it is a document; without it nobody types here. */
  onTaken?: () => void;
  /** Whether the account has all that was typed. */
  onKept: (isKept: boolean) => void;
};
type Waiting = Listeners & {
  form: KeptForm;
  timer: ReturnType<typeof setTimeout>;
  /** How often it was sent in vain. */
  failures: number;
};

/** Of one form what was typed last, until its turn comes. */
const waiting = new Map<string, Waiting>();
/** Of one form, one call after the other. */
const calls = new Map<string, Promise<unknown>>();
/** It becomes a document: nothing of it is sent meanwhile. */
const held = new Set<string>();
/** What gives up the call that is on its way. */
const onTheWay = new Map<string, AbortController>();
/** What waits goes, too, and what is on its way is given up. */
export function forgetKept(owner: string, id: string): void {
  dropKept(id);
  removeKeptState(owner, id);
  onTheWay.get(id)?.abort();
}

/** It goes on under another id. */
export function dropKept(id: string): void {
  clearTimeout(waiting.get(id)?.timer);
  waiting.delete(id);
  held.delete(id);
}

/** It becomes a document: what is on its way is given up, and waits with the rest, in every window. */
export function holdKept(id: string): void {
  holdHere(id);
  otherWindows?.postMessage(id);
}

function holdHere(id: string): void {
  held.add(id);
  clearTimeout(waiting.get(id)?.timer);
  onTheWay.get(id)?.abort();
}

const otherWindows = globalThis.BroadcastChannel && new BroadcastChannel("sahihi.unfinished");
otherWindows?.addEventListener("message", ({ data: id }: MessageEvent<string>) => {
  holdHere(id);
  // Unless it goes on as a form of its own here, because it has become one.
  setTimeout(() => resumeKept(id), SAVED_WITHIN_MS);
});

/** It has not become a document: what waits is sent. */
export function resumeKept(id: string): void {
  held.delete(id);
  keepNow(id);
}

/** Sends it once the typing rests. */
export function keepSoon(form: KeptForm, listeners: Listeners): void {
  clearTimeout(waiting.get(form.id)?.timer);
  const state = readKept(form.owner, form.id);
  if (listeners.isFirst && state.isKept) return listeners.onKept(true);
  if (listeners.isElsewhere && state.known === null && state.tried.length === 0) return;
  if (state.isKept) writeKept(form.owner, form.id, { ...state, isKept: false });
  wait({ form, ...listeners, failures: 0 }, AFTER_MS);
}

function wait(next: Omit<Waiting, "timer">, ms: number): void {
  const { id } = next.form;
  clearTimeout(waiting.get(id)?.timer);
  waiting.set(id, { ...next, timer: setTimeout(() => keepNow(id), ms) });
}

/** Later, unless more is typed before. */
function tryAgain({ failures, ...next }: Waiting): void {
  wait({ ...next, failures: failures + 1 }, Math.min(AGAIN_MS * 2 ** failures, AGAIN_MAX_MS));
}

/** Sends at once what waits, or once what is on its way has come. */
export function keepNow(id: string): void {
  clearTimeout(waiting.get(id)?.timer);
  if (waiting.has(id) && !held.has(id)) inTurn(id, () => send(id));
}

/** The page goes: what waits is not kept waiting by what is on its way. */
globalThis.window?.addEventListener("pagehide", () =>
  [...waiting.keys()].forEach((id) => void send(id, true)),
);
globalThis.window?.addEventListener("online", () => [...waiting.keys()].forEach(keepNow));

function inTurn(id: string, run: () => Promise<void>): void {
  const turn = (calls.get(id) ?? Promise.resolve()).then(run, run);
  calls.set(id, turn);
}

async function send(id: string, outlivesPage = false): Promise<void> {
  const next = waiting.get(id);
  if (!next || held.has(id)) return;
  clearTimeout(next.timer);
  waiting.delete(id);
  const { onKept, onTaken } = next;
  const { owner, type, title, form } = next.form;
  // Nobody's form goes into the account of whoever is signed in by now.
  if (queryClient.getQueryData(userQuery.queryKey)?.id !== owner) return;
  const state = readKept(owner, id);
  const { known, tried } = state;
  const revision = crypto.randomUUID();
  writeKept(owner, id, { ...state, tried: [...tried.slice(-40), revision], isKept: false });
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
    const options = { signal: giveUp.signal, ...(outlivesPage && { outlivesPage }) };
    await call("PUT /api/unfinished/{id}", { params: { id }, body }, options);
  } catch (error) {
    // What was typed here later is in the account, or on its way: that call is told what to do.
    if (!isNewest(owner, id, revision)) return;
    // No connection, or an account that cannot take it now.
    if (!(error instanceof ApiError) || error.status >= 500 || error.status === 429) {
      onKept(false);
      if (!waiting.has(id)) tryAgain(next);
    } else if (error.code === "unfinished_changed" || error.code === "unfinished_not_found") {
      forgetKept(owner, id);
      if (error.code === "unfinished_changed" && onTaken)
        toast({
          title: "Changed on another device",
          description: "What you type here goes on as a form of its own. Both are on your dashboard.",
          tone: "info",
        });
      onTaken?.();
    }
    return;
  } finally {
    onTheWay.delete(id);
  }
  noteKept(owner, id, revision);
  onKept(true);
  void queryClient.invalidateQueries({ queryKey: unfinishedQuery.queryKey });
}

/** What another window has sent meanwhile stays tried; what it has had a response to is newer. */
function noteKept(owner: string, id: string, revision: string): void {
  const state = readKept(owner, id);
  const { tried } = state;
  const place = tried.indexOf(revision);
  if (place < 0) return;
  const after = tried.slice(place + 1);
  writeKept(owner, id, {
    ...state,
    known: revision,
    tried: after,
    isKept: after.length === 0 && !waiting.has(id),
  });
}

/** False once this browser has sent more, and once it is a document, or was thrown away, here. */
function isNewest(owner: string, id: string, revision: string): boolean {
  return readKept(owner, id).tried.at(-1) === revision;
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
