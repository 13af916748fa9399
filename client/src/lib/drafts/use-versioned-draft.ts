import { useLayoutEffect, useMemo } from "react";
import { useDeviceDraft } from "#client/lib/drafts/use-device-draft";
import {
  accept,
  asideOf,
  bringBack,
  discard,
  dropAside,
  hasDraft,
  hearOtherTab,
  hearServer,
  isOutdated,
  keepMine,
  renew,
  takeLatest,
  type,
  undoDiscard,
  versionsKind,
  type Version,
  type VersionedKind,
  type Versions,
} from "#client/lib/drafts/versioned-draft";
import { useLeaveWarning } from "#client/lib/use-leave-warning";

/** Of a new document, in the place of its id. */
export const NEW = "new";

/**
 * What somebody types over a document that the server has in versions. `server` is what it has now, null for a new document; when
 * it moves on while something is typed, `isOutdated` says so and the person chooses between `takeLatest` and `keepMine`.
 *
 * Nothing typed is lost: it is on the device as in `useDeviceDraft` until `accept`, and what two tabs type lies `aside` in each
 * other. Give the component another key for another document.
 */
export function useVersionedDraft<Value>(
  kind: VersionedKind<Value>,
  owner: string,
  server: Version<Value> | null,
) {
  const device = useDeviceDraft<Versions<Value>>(
    useMemo(() => versionsKind(kind, server), [kind, server]),
    owner,
    `${kind.prefix}.${server?.id ?? NEW}`,
    (theirs) => {
      // Another tab that has saved or discarded its draft has taken this one from the device with it.
      const put = theirs === null && hasDraft(versions) ? change : show;
      put((latest) => hearOtherTab(latest, theirs?.draft ?? null));
    },
  );
  const { value: versions, change, show, forget, isStorageRefused } = device;
  useLayoutEffect(() => show((latest) => hearServer(latest, server)), [show, server]);

  const actions = useMemo(
    () => ({
      type: (value: Value) => change((latest) => type(latest, value)),
      takeLatest: () => change(takeLatest),
      keepMine: () => change(keepMine),
      renew: () => change(renew),
      bringBack: () => change(bringBack),
      dropAside: () => change(dropAside),
      discard: () => change(discard),
      undoDiscard: () => change(undoDiscard),
      /** The server has taken what was typed; `aside` is what it has not. */
      accept: (now: Version<Value>, aside: Value | null) => change((latest) => accept(latest, now, aside)),
    }),
    [change],
  );
  const shown = useMemo(
    () => ({
      hasDraft: hasDraft(versions),
      isOutdated: isOutdated(versions),
      aside: asideOf(versions),
      canUndoDiscard: versions.discarded !== null,
    }),
    [versions],
  );
  useLeaveWarning(shown.hasDraft && isStorageRefused);

  const { id, revision, value } = versions.draft;
  return { id, revision, value, ...shown, isStorageRefused, ...actions, forget };
}

export type VersionedDraftState<Value> = ReturnType<typeof useVersionedDraft<Value>>;
