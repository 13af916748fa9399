import type { ReactNode } from "react";
import { ChartPie, Download, Ellipsis, Eye, FilePenLine, Mic, Pencil, Send, Trash2 } from "lucide-react";
import { Link } from "wouter";
import type { DocumentSummary } from "#shared/contract/documents";
import { documentTypeLabels, wasSent, type DocumentType } from "#shared/domain/document-status";
import { pathTo } from "#shared/paths";
import { formatDate } from "#client/lib/format";
import { Button, ButtonLink } from "#client/ui/button";
import { Menu, MenuContent, MenuItem, MenuSeparator, MenuTrigger } from "#client/ui/menu";
import { StatusBadge } from "#client/ui/status-badge";
import { actionsOf } from "#client/features/documents/document-actions";
import { useDownloadPdf } from "#client/features/documents/use-download-pdf";

export type DocumentDialog = "view" | "send" | "delete";

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
  const { type, status, createdAt, access } = document;
  const actions = actionsOf(document);
  const view = () => onOpen("view", document);
  return (
    <li className="relative grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 gap-y-3 px-4 py-5 sm:px-6 lg:grid-cols-[minmax(0,1fr)_10rem_20.5rem_auto] lg:gap-x-6">
      <div className="min-w-0">
        <Opener document={document} hasPage={actions.hasPage} onView={view} />
        <p className="pl-14 text-xs text-muted">
          {documentTypeLabels[type]} · <time dateTime={createdAt}>{formatDate(createdAt)}</time>
          {access === "signer" && " · sent to you"}
        </p>
      </div>
      <div className="order-2 col-span-2 flex flex-wrap items-center gap-x-3 gap-y-1 pl-14 lg:order-none lg:col-span-1 lg:grid lg:justify-items-start lg:pl-0">
        <StatusBadge status={status} />
        {wasSent(status) && <Progress document={document} />}
      </div>
      <div className="order-3 col-span-2 flex flex-wrap gap-2 empty:hidden lg:order-none lg:col-span-1 lg:justify-end">
        {actions.edit && (
          <ButtonLink
            href={pathTo.editSplitSheet(document.id)}
            variant="secondary"
            icon={<Pencil aria-hidden />}
            className="flex-1 lg:flex-none"
          >
            Edit
          </ButtonLink>
        )}
        {actions.send && (
          <Button
            icon={<Send aria-hidden />}
            onClick={() => onOpen("send", document)}
            className="flex-1 lg:flex-none"
          >
            Send
          </Button>
        )}
        {actions.resend && resend(document)}
        {actions.hasPage && (
          <ButtonLink
            href={pathTo.view(document.id)}
            variant="secondary"
            icon={<Eye aria-hidden />}
            className="flex-1 lg:flex-none"
          >
            View Document
          </ButtonLink>
        )}
      </div>
      <MoreActions document={document} onOpen={onOpen} />
    </li>
  );
}

type OpenerProps = { document: DocumentSummary; hasPage: boolean; onView: () => void };

/** The icon and the title open the document: signed ones on their page, others in place. */
function Opener({ document: { id, type, title }, hasPage, onView }: OpenerProps) {
  const Icon = typeIcons[type];
  const look = "group flex min-h-11 w-full items-center gap-3 rounded-control text-left";
  const inside = (
    <>
      <span className="grid size-11 shrink-0 place-items-center rounded-control bg-primary/8 text-primary transition-colors group-hover:bg-primary/16">
        <Icon aria-hidden className="size-5" />
      </span>
      <bdi className="line-clamp-2 min-w-0 font-serif text-lg leading-snug font-semibold wrap-anywhere underline-offset-4 group-hover:underline">
        {title}
      </bdi>
    </>
  );
  return (
    <h3>
      {hasPage ? (
        <Link href={pathTo.view(id)} className={look}>
          {inside}
        </Link>
      ) : (
        <button type="button" aria-haspopup="dialog" onClick={onView} className={look}>
          {inside}
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
  const download = useDownloadPdf(document, "Download complete");
  const { hasPage, remove } = actionsOf(document);
  return (
    <div className="order-1 self-start lg:order-none lg:self-center">
      <Menu>
        <MenuTrigger asChild>
          <Button
            variant="ghost"
            aria-label={`More actions for ${document.title}`}
            icon={<Ellipsis aria-hidden />}
            busy={download.isPending}
            busyLabel=""
            className="w-11 px-0"
          />
        </MenuTrigger>
        <MenuContent>
          {!hasPage && (
            <MenuItem onSelect={() => onOpen("view", document)}>
              <Eye aria-hidden /> View
            </MenuItem>
          )}
          <MenuItem onSelect={() => download.mutate()}>
            <Download aria-hidden /> Download PDF
          </MenuItem>
          {remove && (
            <>
              <MenuSeparator />
              <MenuItem tone="danger" onSelect={() => onOpen("delete", document)}>
                <Trash2 aria-hidden /> Delete
              </MenuItem>
            </>
          )}
        </MenuContent>
      </Menu>
    </div>
  );
}
