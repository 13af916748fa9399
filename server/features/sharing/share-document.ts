import type { Deps } from "#server/deps";
import type { UserRecord } from "#server/features/auth/index";
import { lockDocumentRecord, readDocument, recordEvent } from "#server/features/documents/index";
import {
  endView,
  findViews,
  insertView,
  type SharedViewRecord,
} from "#server/features/sharing/shared-views-store";
import { AppError } from "#server/http/app-error";
import { MAX_SHARED_VIEWS, type NewSharedView, type SharedView } from "#shared/contract/sharing";

const DAY = 24 * 60 * 60 * 1000;

/** Of its id, with a key of the server: whoever knows the id alone cannot make it. */
const tokenOf = (id: string) => `sahihi shared view ${id}`;

/** The links of the user's own document that are good. Throws `document_not_found`. */
export async function listSharedViews(
  deps: Deps,
  user: UserRecord,
  documentId: string,
): Promise<SharedView[]> {
  await readOwn(deps, user, documentId);
  const views = await findViews(deps.db, documentId, deps.clock.now());
  return views.flatMap((view) => {
    const token = tokenAgain(deps, view);
    return token === null ? [] : [viewOf(view, token)];
  });
}

/**
 * Makes a link to the version in force or, where there is none, to the one that is out for signing. Repeating it with the same id (lost
 * answer, double click) answers the same link. Throws `document_not_found`, `nothing_to_share`, `shared_views_full`, `shared_view_id_taken`.
 */
export async function shareDocument(
  deps: Deps,
  user: UserRecord,
  documentId: string,
  { id, forWhom, shows, days }: NewSharedView,
): Promise<SharedView> {
  const { db, clock, secrets } = deps;
  const madeAt = clock.now();
  const expiresAt = new Date(madeAt.getTime() + days * DAY);
  const made = await db.transaction(async (trx) => {
    if (!(await lockDocumentRecord(trx, documentId, user.id))) throw new AppError("document_not_found");
    const good = await findViews(trx, documentId, madeAt);
    const repeated = good.find((view) => view.id === id);
    if (repeated) return repeated;
    const { versionInForce, version: proposed } = await readDocument({ db: trx }, user, documentId);
    const version = versionInForce ?? proposed;
    if (!version) throw new AppError("nothing_to_share");
    if (good.length >= MAX_SHARED_VIEWS) throw new AppError("shared_views_full");
    const tokenHash = secrets.hashToken(newToken(deps, id));
    const view = { id, documentId, versionId: version.id, forWhom, shows, tokenHash, madeAt, expiresAt };
    if (!(await insertView(trx, view))) throw new AppError("shared_view_id_taken");
    await recordEvent(trx, {
      documentId,
      event: "view_shared",
      actor: `user:${user.id}`,
      at: madeAt,
      details: { version: version.number, viewId: id, shows, until: expiresAt.toISOString() },
      reason: forWhom,
    });
    return { ...view, endedAt: null, version: version.number };
  });
  const token = tokenAgain(deps, made);
  if (token === null) throw new AppError("shared_view_id_taken");
  return viewOf(made, token);
}

/** From the next request on the link shows nothing, in every process. Throws `document_not_found`, `shared_view_not_found`. */
export async function takeSharedViewBack(
  { db, clock }: Deps,
  user: UserRecord,
  documentId: string,
  viewId: string,
): Promise<void> {
  const at = clock.now();
  await db.transaction(async (trx) => {
    if (!(await lockDocumentRecord(trx, documentId, user.id))) throw new AppError("document_not_found");
    const version = await endView(trx, { documentId, id: viewId, at });
    if (version === null) throw new AppError("shared_view_not_found");
    const actor = `user:${user.id}` as const;
    await recordEvent(trx, { documentId, event: "view_taken_back", actor, at, details: { version, viewId } });
  });
}

async function readOwn(deps: Deps, user: UserRecord, id: string): Promise<void> {
  const { access } = await readDocument(deps, user, id);
  if (access !== "owner") throw new AppError("document_not_found");
}

function newToken({ secrets }: Deps, id: string): string {
  return secrets.digest(tokenOf(id)).toString("base64url");
}

/** Its token once more; null where the key it was made with is not known any more. */
function tokenAgain({ secrets }: Deps, { id, tokenHash }: Pick<SharedViewRecord, "id" | "tokenHash">) {
  const tokens = secrets.digests(tokenOf(id)).map((digest) => digest.toString("base64url"));
  return tokens.find((token) => secrets.hashToken(token) === tokenHash) ?? null;
}

function viewOf(view: SharedViewRecord & { version: number }, token: string): SharedView {
  const { id, forWhom, shows, version, madeAt, expiresAt } = view;
  return {
    id,
    forWhom,
    shows,
    version,
    madeAt: madeAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
    token,
  };
}
