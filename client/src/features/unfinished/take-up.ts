import { ApiError, call } from "#client/lib/call";
import { draftsOf, removeDraft, writeDraft } from "#client/lib/drafts/draft-storage";
import { forgetKept, keepNow, keepSoon } from "#client/features/unfinished/keep-form";
import { leftForms, readKept, writeKept } from "#client/features/unfinished/kept-state";
import type { UnfinishedForm } from "#shared/contract/unfinished";

/** What a device stores of a new sheet, and of an agreement. */
type Stored = { id?: unknown; paymentId?: unknown };

const isOf = (id: string) => (stored: unknown) => {
  const { id: own, paymentId } = (stored ?? {}) as Stored;
  return own === id || paymentId === id;
};

const copiesOf = (owner: string, id: string) =>
  draftsOf(owner).filter(({ key, stored }) => !key.startsWith("unfinished.") && isOf(id)(stored));

/**
 * The form to go on with: the account's, or this device's where more was typed here since. It lies on the device under `slot`, and
 * nowhere else. What another device has written over is kept as a form of its own. Throws `ApiError` where there is no such form.
 */
export async function takeUp(owner: string, id: string, slot: string): Promise<unknown> {
  const copies = copiesOf(owner, id);
  const here = copies[0]?.stored;
  const kept = await call("GET /api/unfinished/{id}", { params: { id } }).catch((error: unknown) => {
    if (here !== undefined && !(error instanceof ApiError)) return null;
    throw error;
  });
  const state = readKept(owner, id);
  const isNewest = !kept || state.known === kept.revision || state.tried.includes(kept.revision);
  if (here !== undefined && !isNewest && !state.isKept) await keepAside(kept, here);
  const form = here !== undefined && isNewest ? here : kept?.form;
  if (kept) writeKept(owner, id, { known: kept.revision, tried: [], isKept: form === kept.form });
  if (writeDraft(owner, slot, form)) for (const { key } of copies) if (key !== slot) removeDraft(owner, key);
  return form;
}

/** Sends what was typed here and has not come to the account: its page was closed before, or there was no connection. */
export function sendLeft(owner: string): void {
  for (const { id, type, title } of leftForms(owner)) {
    const form = copiesOf(owner, id)[0]?.stored;
    if (form === undefined) continue;
    keepSoon({ owner, id, type, title, form }, { isFirst: true, isElsewhere: false, onKept: () => {} });
    // At once: a window that is typed in meanwhile has the last word.
    keepNow(id);
  }
}

async function keepAside({ type, title }: UnfinishedForm, stored: unknown): Promise<void> {
  const id = crypto.randomUUID();
  const own = type === "split_sheet" ? { id } : { paymentId: id, isBegun: false };
  const form = { ...(stored as object), ...own };
  const body = { type, title, form, revision: crypto.randomUUID(), known: null };
  await call("PUT /api/unfinished/{id}", { params: { id }, body });
}

/** Throws a form away, here and in the account; answers what brings it back. */
export async function throwAway(owner: string, id: string): Promise<() => Promise<void>> {
  const { revision: _old, title, form, type } = await call("GET /api/unfinished/{id}", { params: { id } });
  await call("DELETE /api/unfinished/{id}", { params: { id } });
  for (const { key } of copiesOf(owner, id)) removeDraft(owner, key);
  forgetKept(owner, id);
  return async () => {
    const revision = crypto.randomUUID();
    await call("PUT /api/unfinished/{id}", {
      params: { id },
      body: { type, title, form, revision, known: null },
    });
    writeKept(owner, id, { known: revision, tried: [], isKept: true });
  };
}
