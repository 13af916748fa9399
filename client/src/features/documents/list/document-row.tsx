import { useRef, type ReactNode } from "react";
import {
  ChartPie,
  CopyPlus,
  Download,
  Ellipsis,
  Eye,
  FilePenLine,
  ListChecks,
  Lock,
  LockOpen,
  Mic,
  Pencil,
  PenLine,
  Send,
  Trash2,
  Undo2,
} from "lucide-react";
import { Link, useLocation } from "wouter";
import type { DocumentSummary } from "#shared/contract/documents";
import { dayForReader } from "#shared/dates";
import { documentTypeLabels, shortTitle, wasSent, type DocumentType } from "#shared/domain/document-status";
import { pathTo } from "#shared/paths";
import { fileUrl } from "#client/lib/call";
import { useDownload } from "#client/lib/use-download";
import { Button, ButtonLink } from "#client/ui/button";
import { Menu, MenuContent, MenuItem, MenuSeparator, MenuTrigger } from "#client/ui/menu";
import { StatusBadge } from "#client/ui/status-badge";
import { classNames } from "#client/ui/class-names";
import type { DocumentDialog } from "#client/features/documents/actions/document-dialogs";
import { consentSentence } from "#client/features/documents/list/consent-sentence";
import { actionsOf } from "#client/features/documents/actions/document-actions";
import { editAddress } from "#client/features/documents/actions/edit-address";
import { returnedSentence } from "#client/features/documents/view/returned-sentence";

type DocumentRowProps = {
  document: DocumentSummary;
  onOpen: (dialog: DocumentDialog, document: DocumentSummary) => void;
  /** What mails the invitations of a document again. */
  resend: (document: DocumentSummary) => ReactNode;
};

const typeIcons: Record<DocumentType, typeof ChartPie> = {
  split_sheet: ChartPie,
  producer_agreement: FilePenLine,
  featured_artist_agreement: Mic,
};

/** A document as a line of a catalogue: what it is, how far it has come, and what can be done with it now. */
export function DocumentRow({ document, onOpen, resend }: DocumentRowProps) {
  const { type, status, createdAt, access, signerCount, inForce, returned, consent } = document;
  const actions = actionsOf(document);
  const view = () => onOpen("view", document);
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 gap-y-3 px-4 py-5 sm:px-6 lg:grid-cols-[minmax(0,1fr)_8.5rem_20.75rem_auto] lg:gap-x-5">
      <div className="relative flex min-h-11 min-w-0 items-center gap-3 self-start lg:self-center">
        <TypeIcon type={type} />
        <div className="min-w-0">
          <Opener document={document} hasPage={actions.hasPage} onView={view} />
          <p className="text-xs text-muted">
            {documentTypeLabels[type]} · <time dateTime={createdAt}>{dayForReader(createdAt)}</time>
            {access === "signer" && " · sent to you"}
          </p>
          {returned && (
            <p className="mt-0.5 line-clamp-2 text-xs text-muted wrap-anywhere">
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
            </p>
          )}
        </div>
      </div>
      <div className="order-2 col-span-2 flex flex-wrap items-center gap-x-3 gap-y-1 pl-14 lg:order-none lg:col-span-1 lg:grid lg:justify-items-start lg:pl-0">
        <StatusBadge status={status} returned={returned} />
        {signerCount > 0 && <Progress document={document} />}
      </div>
      <div className="order-3 col-span-2 flex flex-wrap gap-2 *:flex-auto *:whitespace-nowrap max-lg:empty:hidden sm:*:flex-none sm:max-lg:pl-14 lg:order-none lg:col-span-1 lg:justify-end max-sm:[&_svg]:hidden">
        {document.toSign && (
          <ButtonLink href={pathTo.signing(document.id)} icon={<PenLine aria-hidden />}>
            Review and sign
          </ButtonLink>
        )}
        {actions.edit && (
          <ButtonLink href={editAddress(document)} variant="secondary" icon={<Pencil aria-hidden />}>
            Edit
          </ButtonLink>
        )}
        {actions.send && (
          <Button
            variant="secondary"
            icon={<Send aria-hidden />}
            onClick={() => onOpen("send", document)}
            className="text-primary"
          >
            {returned ? "Send again" : "Send"}
          </Button>
        )}
        {actions.unlock && (
          <Button
            variant="secondary"
            icon={<LockOpen aria-hidden />}
            onClick={() => onOpen("unlock", document)}
          >
            Unlock
          </Button>
        )}
        {actions.resend && resend(document)}
        {!actions.hasPage && wasSent(status) && (
          <ButtonLink
            href={pathTo.view(document.id)}
            variant="secondary"
            size="sm"
            icon={<ListChecks aria-hidden />}
            aria-label={`Status of ${document.title}`}
          >
            Status
          </ButtonLink>
        )}
        {actions.hasPage && canBeginLike(document) && (
          <ButtonLink
            href={pathTo.splitSheetLike(document.id)}
            variant="secondary"
            size="sm"
            icon={<CopyPlus aria-hidden />}
            aria-label={`New song with the people of ${document.title}`}
          >
            New song
          </ButtonLink>
        )}
        {actions.hasPage && (
          <ButtonLink
            href={pathTo.view(document.id)}
            variant="secondary"
            size="sm"
            icon={<Eye aria-hidden />}
          >
            View Document
          </ButtonLink>
        )}
      </div>
      <MoreActions document={document} onOpen={onOpen} />
    </li>
  );
}

/** A sheet of another song by the same people. */
function canBeginLike({ type, access }: DocumentSummary): boolean {
  return type === "split_sheet" && access === "owner";
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

type OpenerProps = { document: DocumentSummary; hasPage: boolean; onView: () => void };

/** Opens signed documents on their page and others in place. Its area covers the icon beside it, too. */
function Opener({ document, hasPage, onView }: OpenerProps) {
  const { id, title } = document;
  const song = shortTitle(document);
  // The type stands below already: on a phone it would push the song out of sight.
  const whole = song === title ? {} : { "aria-label": title, title };
  const look =
    "block text-left underline-offset-4 after:absolute after:inset-0 after:rounded-control hover:underline focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:outline-primary";
  const name = <bdi className="line-clamp-2">{song}</bdi>;
  return (
    <h3 className="font-serif text-lg leading-snug font-semibold wrap-anywhere">
      {hasPage ? (
        <Link href={pathTo.view(id)} className={look} {...whole}>
          {name}
        </Link>
      ) : (
        <button type="button" aria-haspopup="dialog" onClick={onView} className={look} {...whole}>
          {name}
        </button>
      )}
    </h3>
  );
}

function Progress({ document: { signedCount, signerCount } }: { document: DocumentSummary }) {
  return (
    <span className="grid gap-1 text-xs text-muted tabular-nums">
      {signedCount} of {signerCount} signed
      <span aria-hidden className="h-1 w-24 overflow-hidden rounded-full bg-line">
        <span
          className="block h-full rounded-full bg-success"
          style={{ width: `${(signedCount / Math.max(1, signerCount)) * 100}%` }}
        />
      </span>
    </span>
  );
}

function MoreActions({ document, onOpen }: Pick<DocumentRowProps, "document" | "onOpen">) {
  const { id, title } = document;
  const [, navigate] = useLocation();
  const download = useDownload(fileUrl("GET /api/documents/{id}/pdf", { id }), `${title}.pdf`);
  const { hasPage, ...actions } = actionsOf(document);
  // A dialog opens once the menu has given the focus back, so that it can do so in its turn.
  const next = useRef<DocumentDialog | null>(null);
  const openNext = () => {
    const dialog = next.current;
    next.current = null;
    if (dialog) setTimeout(() => onOpen(dialog, document));
  };
  return (
    <div className="order-1 self-start lg:order-none lg:self-center">
      <Menu>
        <MenuTrigger asChild>
          <Button
            variant="ghost"
            aria-label={`More actions for ${title}`}
            icon={<Ellipsis aria-hidden />}
            busy={download.isPending}
            busyLabel=""
            className="w-11 px-0"
          />
        </MenuTrigger>
        <MenuContent onCloseAutoFocus={openNext}>
          {!hasPage && (
            <MenuItem onSelect={() => (next.current = "view")}>
              <Eye aria-hidden /> View
            </MenuItem>
          )}
          <MenuItem onSelect={() => download.mutate()}>
            <Download aria-hidden /> Download PDF
          </MenuItem>
          {!hasPage && canBeginLike(document) && (
            <MenuItem onSelect={() => navigate(pathTo.splitSheetLike(id))}>
              <CopyPlus aria-hidden /> New song, same people
            </MenuItem>
          )}
          {actions.lock && (
            <MenuItem onSelect={() => (next.current = "lock")}>
              <Lock aria-hidden /> Lock
            </MenuItem>
          )}
          {actions.recall && (
            <MenuItem onSelect={() => (next.current = "recall")}>
              <Undo2 aria-hidden /> Recall
            </MenuItem>
          )}
          {actions.dropChange && (
            <MenuItem onSelect={() => (next.current = "drop-change")}>
              <Undo2 aria-hidden /> Drop the change
            </MenuItem>
          )}
          {actions.askToChange && (
            <MenuItem onSelect={() => (next.current = "unlock")}>
              <LockOpen aria-hidden /> Unlock to change it
            </MenuItem>
          )}
          {actions.remove && (
            <>
              <MenuSeparator />
              <MenuItem tone="danger" onSelect={() => (next.current = "delete")}>
                <Trash2 aria-hidden /> Delete
              </MenuItem>
            </>
          )}
        </MenuContent>
      </Menu>
    </div>
  );
}
