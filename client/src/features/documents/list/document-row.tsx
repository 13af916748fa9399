import type { ReactNode } from "react";
import { ChartPie, FilePenLine, Mic } from "lucide-react";
import { Link } from "wouter";
import type { DashboardRow } from "#shared/contract/dashboard";
import type { DocumentSummary } from "#shared/contract/documents";
import type { Label } from "#shared/contract/labels";
import { agoForReader, dayForReader, momentForReader } from "#shared/dates";
import { documentTypeLabels, shortTitle, type DocumentType } from "#shared/domain/document-status";
import type { SignerNoteKind } from "#shared/domain/signer-notes";
import { pathTo } from "#shared/paths";
import { actionsOf } from "#client/features/documents/actions/document-actions";
import type { DocumentDialog } from "#client/features/documents/actions/document-dialogs";
import { consentSentence } from "#client/features/documents/list/consent-sentence";
import { RowAction } from "#client/features/documents/list/row-action";
import { RowMenu, type DeskActions } from "#client/features/documents/list/row-menu";
import { RowPeople } from "#client/features/documents/list/row-people";
import { waitingSentence } from "#client/features/documents/list/row-sentence";
import { returnedSentence } from "#client/features/documents/view/returned-sentence";
import { useUser } from "#client/lib/use-user";
import { classNames } from "#client/ui/class-names";
import { StatusBadge } from "#client/ui/status-badge";

export type DocumentRowProps = DeskActions & {
  row: DashboardRow;
  /** While documents are chosen. */
  choice: { has: (id: string) => boolean; toggle: (row: DashboardRow) => void } | null;
  onOpen: (dialog: DocumentDialog, document: DocumentSummary) => void;
  /** What writes again to those who have not signed a document. */
  remind: (document: DocumentSummary) => ReactNode;
};

const typeIcons: Record<DocumentType, typeof ChartPie> = {
  split_sheet: ChartPie,
  producer_agreement: FilePenLine,
  featured_artist_agreement: Mic,
};

/** A document as a line: what it is, whom it waits for, and the one thing to do with it now. */
export function DocumentRow({ row, choice, onOpen, remind, ...desk }: DocumentRowProps) {
  const { type, status, signerCount, signedCount, returned } = row;
  const open = (dialog: DocumentDialog) => onOpen(dialog, row);
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 gap-y-2.5 px-4 py-4 sm:px-6 lg:grid-cols-[minmax(0,1fr)_17rem_10.5rem_auto] lg:gap-x-5">
      <div className="relative flex min-h-11 min-w-0 items-center gap-3 self-start lg:self-center">
        {choice ? <Chooser row={row} {...choice} /> : <TypeIcon type={type} />}
        <div className="min-w-0">
          {choice ? <Title document={row} /> : <Opener document={row} onView={() => open("view")} />}
          <RowFacts row={row} />
          <RowLabels row={row} />
          <RowNews row={row} />
        </div>
      </div>
      {!choice && <RowMenu row={row} onOpen={open} {...desk} />}
      <div className="col-span-2 flex flex-wrap items-center justify-between gap-x-3 gap-y-2.5 sm:pl-14 lg:contents">
        <div className="flex items-center gap-x-3">
          <RowPeople row={row} />
          <span className="grid justify-items-start gap-0.5 text-xs text-muted tabular-nums">
            <StatusBadge status={status} returned={returned} />
            {signerCount > 0 && `${signedCount} of ${signerCount} signed`}
          </span>
        </div>
        <div className="ml-auto *:whitespace-nowrap lg:ml-0 lg:grid max-sm:[&_svg]:hidden">
          {!choice && <RowAction row={row} onOpen={open} remind={remind(row)} />}
        </div>
      </div>
    </li>
  );
}

function RowFacts({ row: { type, artist, access, updatedAt } }: { row: DashboardRow }) {
  return (
    <p className="text-xs text-muted wrap-anywhere">
      {artist && (
        <>
          <bdi className="font-medium text-ink max-sm:inline-block max-sm:max-w-full max-sm:truncate max-sm:align-bottom">
            {artist}
          </bdi>{" "}
          ·{" "}
        </>
      )}
      {/* The sign beside it says so, too: on a phone it would take a line. */}
      <span className="max-sm:sr-only">{documentTypeLabels[type]} · </span>
      <time dateTime={updatedAt} title={momentForReader(updatedAt)} className="whitespace-nowrap">
        {agoForReader(updatedAt)}
      </time>
      {access === "signer" && " · sent to you"}
    </p>
  );
}

/** What its reader has named it by. */
function RowLabels({ row: { labels, archived } }: { row: DashboardRow }) {
  if (labels.length === 0 && !archived) return null;
  return (
    <ul aria-label="Labels" className="mt-1 flex flex-wrap gap-1">
      {archived && <RowLabel name="Archived" />}
      {labels.map(({ id, name }) => (
        <RowLabel key={id} name={name} />
      ))}
    </ul>
  );
}

function RowLabel({ name }: Pick<Label, "name">) {
  return (
    <li className="rounded-full bg-ink/7 px-2 py-0.5 text-xs font-medium wrap-anywhere">
      <bdi>{name}</bdi>
    </li>
  );
}

const noted: Record<SignerNoteKind, string> = {
  change: "asks for a change",
  not_me: "is somebody else, they say",
};

/** Whom it waits for, and whatever else its reader should know of it. */
function RowNews({ row }: { row: DashboardRow }) {
  const { status, inForce, returned, consent, note, undelivered } = row;
  const { user } = useUser();
  const waits = waitingSentence(row, user ? `${user.firstName} ${user.lastName}`.trim() : "");
  return (
    <>
      {waits && <p className="mt-0.5 text-xs font-medium wrap-anywhere">{waits}</p>}
      {undelivered && (
        <p className="mt-0.5 text-xs font-medium text-danger wrap-anywhere">
          The SMS to <bdi>{undelivered}</bdi> has not arrived, as far as we know
        </p>
      )}
      {note && (
        <p className="mt-0.5 line-clamp-2 text-xs font-medium text-primary wrap-anywhere">
          <bdi>{note.name}</bdi> {noted[note.kind]}
          {note.text && (
            <>
              : “<bdi>{note.text}</bdi>”
            </>
          )}
        </p>
      )}
      {returned && (
        <p className="mt-0.5 line-clamp-3 text-xs text-muted wrap-anywhere">
          {returnedSentence(returned)}: “<bdi>{returned.reason}</bdi>”
        </p>
      )}
      {inForce && status !== "fully_signed" && (
        <p className="mt-0.5 text-xs font-medium wrap-anywhere">
          Version {inForce.version}, signed on {dayForReader(inForce.signedAt)}, is in force
        </p>
      )}
      {consent && (
        <p
          className={classNames(
            "mt-0.5 text-xs wrap-anywhere",
            consent.status === "approved" ? "font-medium text-danger" : "text-muted",
          )}
        >
          {consentSentence(consent)}
          {row.toAnswer && "; your answer is missing"}
        </p>
      )}
    </>
  );
}

type ChooserProps = NonNullable<DocumentRowProps["choice"]> & { row: DashboardRow };

/** In place of what opens the document, over the same area. */
function Chooser({ row, has, toggle }: ChooserProps) {
  return (
    <label className="grid size-11 shrink-0 cursor-pointer place-items-center self-start after:absolute after:inset-0 after:rounded-control has-focus-visible:after:outline-2 has-focus-visible:after:outline-primary lg:self-center">
      <input
        type="checkbox"
        aria-label={`Select ${row.title}`}
        checked={has(row.id)}
        onChange={() => toggle(row)}
        className="relative z-10 size-5 accent-primary focus-visible:outline-none"
      />
    </label>
  );
}

function TypeIcon({ type }: { type: DocumentType }) {
  const Icon = typeIcons[type];
  return (
    <span
      aria-hidden
      className="grid size-11 shrink-0 place-items-center self-start rounded-control bg-primary/8 text-primary lg:self-center"
    >
      <Icon className="size-5" />
    </span>
  );
}

/** A row that moves to another part of the dashboard is drawn anew there; the focus goes along. */
function keepFocus(element: HTMLElement | null) {
  return () => {
    if (!element || element !== window.document.activeElement) return;
    requestAnimationFrame(() => window.document.getElementById(element.id)?.focus());
  };
}

const titleLook = "font-serif text-lg leading-snug font-semibold wrap-anywhere";

const SongName = ({ song }: { song: string }) => <bdi className="line-clamp-2">{song}</bdi>;

function Title({ document }: { document: DashboardRow }) {
  return (
    <h3 className={titleLook}>
      <SongName song={shortTitle(document)} />
    </h3>
  );
}

/** Opens signed documents on their page and others in place. Its area covers the icon beside it, too. */
function Opener({ document, onView }: { document: DashboardRow; onView: () => void }) {
  const { id, title } = document;
  const song = shortTitle(document);
  // The type stands below already: on a phone it would push the song out of sight.
  const whole = song === title ? {} : { "aria-label": title, title };
  const look =
    "block text-left underline-offset-4 after:absolute after:inset-0 after:rounded-control hover:underline focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:outline-primary";
  const name = <SongName song={song} />;
  const opener = { id: `open-${id}`, ref: keepFocus, className: look, ...whole };
  return (
    <h3 className={titleLook}>
      {actionsOf(document).hasPage ? (
        <Link href={pathTo.view(id)} {...opener}>
          {name}
        </Link>
      ) : (
        <button type="button" aria-haspopup="dialog" onClick={onView} {...opener}>
          {name}
        </button>
      )}
    </h3>
  );
}
