import { useId, useState, type ReactNode } from "react";
import { ChevronDown } from "lucide-react";
import { heldShares } from "#client/features/signing/held-shares";
import { takesTick, type Song } from "#client/features/signing/together/use-songs";
import { messageOf } from "#client/lib/errors";
import { nameRole } from "#client/lib/name-role";
import { say } from "#client/lib/say";
import { Badge } from "#client/ui/badge";
import { ButtonLink } from "#client/ui/button";
import type { SigningView } from "#shared/contract/signing/view";
import { pathTo } from "#shared/paths";

type SongCardProps = {
  song: Song;
  /** Why the last press did not sign it. */
  failure: ReactNode;
  isTicked: boolean;
  isOpen: boolean;
  onToggle: () => void;
  /** The paper, with the tick at its end; it stays once it was unfolded. */
  children: ReactNode;
};

/** One of the songs: what it is, what the reader holds of it, and where they are with it. Its paper unfolds below. */
export function SongCard(props: SongCardProps) {
  const { song, failure, isTicked, isOpen, onToggle, children } = props;
  const { view, error } = song;
  const id = useId();
  const [wasOpen, setWasOpen] = useState(false);
  if (isOpen && !wasOpen) setWasOpen(true);
  const isSigned = view?.collaborator.signed === true;
  return (
    <li className="rounded-card border bg-surface shadow-soft" id={`song-${song.token}`}>
      <h2>
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={onToggle}
          className="flex min-h-16 w-full items-center gap-3 px-4 py-3 text-left sm:px-6"
        >
          <span className="min-w-0 flex-1">
            <span className="block font-serif text-lg font-semibold wrap-anywhere">
              <bdi>{song.title}</bdi>
            </span>
            {view && <span className="block text-sm text-muted wrap-anywhere">{partIn(view)}</span>}
          </span>
          <State {...{ isSigned, isTicked }} isClosed={view === null} />
          <ChevronDown
            aria-hidden
            className={`size-5 shrink-0 text-muted transition-transform ${isOpen ? "rotate-180" : ""}`}
          />
        </button>
      </h2>
      {failure && <div className="px-4 pb-4 sm:px-6">{failure}</div>}
      <div id={id} hidden={!isOpen} className="border-t px-4 pb-5 sm:px-6">
        {(isOpen || wasOpen) &&
          (view === null ? (
            <OwnPage token={song.token}>
              {song.isReplaced ? say("together.replaced") : messageOf(error, say("signing.linkInvalid"))}
            </OwnPage>
          ) : isSigned ? (
            <OwnPage token={song.token}>
              {say("signing.signatureId")} <span className="select-all">{view.collaborator.signatureId}</span>
            </OwnPage>
          ) : takesTick(song) ? (
            children
          ) : (
            <OwnPage token={song.token}>
              {view.document.status === "locked" ? say("signing.locked") : say("together.ownPage")}
            </OwnPage>
          ))}
      </div>
    </li>
  );
}

/** "Nyota · 50% Publishing Rights", "Producer" */
function partIn({ document, collaborator }: SigningView): string {
  if (document.type !== "split_sheet") return nameRole(collaborator.role);
  const held = heldShares(collaborator.rights).map(
    ({ rightsType, percentage }) => `${percentage}% ${say("signing.rights", { rights: rightsType })}`,
  );
  return [document.content.artistName, ...held].filter(Boolean).join(" · ");
}

type StateProps = { isClosed: boolean; isSigned: boolean; isTicked: boolean };

function State({ isClosed, isSigned, isTicked }: StateProps) {
  if (isSigned) return <Badge tone="success">{say("signing.signed")}</Badge>;
  if (isClosed) return <Badge tone="neutral">{say("together.closed")}</Badge>;
  if (isTicked) return <Badge tone="primary">{say("together.ticked")}</Badge>;
  return <Badge tone="warning">{say("together.toRead")}</Badge>;
}

/** What is to be said of a song, and the page where all can be done with it. */
function OwnPage({ token, children }: { token: string; children: ReactNode }) {
  return (
    <div className="mt-4 flex flex-wrap items-center justify-between gap-3">
      <p className="min-w-0 flex-1 basis-52 text-sm wrap-anywhere">{children}</p>
      <ButtonLink href={pathTo.sign(token)} variant="secondary" size="sm">
        {say("together.openPage")}
      </ButtonLink>
    </div>
  );
}
