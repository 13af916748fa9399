import type { ReactNode } from "react";
import type { VersionedDraftState } from "#client/lib/drafts/use-versioned-draft";
import { Button } from "#client/ui/button";
import { Notice } from "#client/ui/card";
import { momentForReader } from "#shared/dates";

type VersionNoticeProps = {
  draft: Pick<
    VersionedDraftState<unknown>,
    "isOutdated" | "aside" | "takeLatest" | "keepMine" | "bringBack" | "dropAside"
  >;
  /** When the server's version was saved. */
  updatedAt: string | undefined;
  words: {
    /** That the server has a newer version than the one that was typed over. */
    changed: string;
    /** What becomes of that version when the typed one replaces it. */
    replaced?: string;
    /** That something else is on this device. */
    another: string;
  };
  /** Shows how what is typed differs from the newest version, or from what lies aside. */
  compare?: (to: "latest" | "aside") => ReactNode;
  className?: string;
};

/** Two versions of one document: both are there, and the person chooses. */
export function VersionNotice(props: VersionNoticeProps) {
  const { draft, words, compare, className } = props;
  if (draft.isOutdated) return <Outdated {...props} />;
  if (draft.aside === null) return null;
  return (
    <Notice tone="info" title={words.another} className={className}>
      <p>It was typed here or in another window, and is not saved.</p>
      <div className="mt-3 mb-1 flex flex-wrap gap-2">
        {compare?.("aside")}
        <Button variant="secondary" onClick={draft.bringBack}>
          Switch to it
        </Button>
        <Button variant="ghost" onClick={draft.dropAside}>
          Delete it
        </Button>
      </div>
    </Notice>
  );
}

function Outdated({ draft, updatedAt, words, compare, className = "" }: VersionNoticeProps) {
  return (
    <div tabIndex={-1} data-invalid className={`rounded-control ${className}`}>
      <Notice tone="warning" title={words.changed}>
        <p>
          {updatedAt && `It was saved on ${momentForReader(updatedAt)}, after you started here. `}
          You are looking at what you typed; nothing of it is lost. If you keep it, saving replaces the other
          change{words.replaced && `, ${words.replaced}`}.
        </p>
        <div className="mt-3 mb-1 flex flex-wrap gap-2">
          {compare?.("latest")}
          <Button variant="secondary" onClick={draft.takeLatest}>
            Load the latest version
          </Button>
          <Button variant="secondary" onClick={draft.keepMine}>
            Keep what I typed
          </Button>
        </div>
      </Notice>
    </div>
  );
}
