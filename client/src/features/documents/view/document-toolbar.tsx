import { ArrowLeft, Download, History, Pencil } from "lucide-react";
import { Link } from "wouter";
import { editAddress } from "#client/features/documents/actions/edit-address";
import { fileUrl } from "#client/lib/call";
import { useDownload } from "#client/lib/use-download";
import { Button, ButtonLink } from "#client/ui/button";
import { StatusBadge } from "#client/ui/status-badge";
import type { Document } from "#shared/contract/documents";
import { may } from "#shared/domain/document-status";
import { paths } from "#shared/paths";

/** The way back, how far the document is, and what its owner or signer may do with it. */
export function DocumentToolbar({ document }: { document: Document }) {
  const { id, title, status, access, returned } = document;
  const download = useDownload(fileUrl("GET /api/documents/{id}/pdf", { id }), `${title}.pdf`);
  return (
    <div className="flex flex-wrap items-center gap-3">
      <Link
        href={paths.home}
        className="-ml-2 inline-flex min-h-11 items-center gap-2 px-2 text-sm font-medium"
      >
        <ArrowLeft aria-hidden className="size-4" /> Dashboard
      </Link>
      <StatusBadge status={status} returned={returned} />
      <div className="flex flex-1 basis-full flex-wrap gap-3 sm:basis-auto sm:justify-end">
        {/* What came back has the two steps in its notice. */}
        {access === "owner" && may("edit", status) && returned === null && (
          <ButtonLink href={editAddress(document)} icon={<Pencil aria-hidden />}>
            Edit or Send
          </ButtonLink>
        )}
        <a
          href="#history"
          className="inline-flex min-h-11 items-center gap-2 px-2 text-sm font-medium underline-offset-4 hover:underline"
        >
          <History aria-hidden className="size-4" /> History
        </a>
        <Button
          variant="secondary"
          icon={<Download aria-hidden />}
          busy={download.isPending}
          busyLabel="Preparing PDF…"
          onClick={() => download.mutate()}
        >
          Download PDF
        </Button>
      </div>
    </div>
  );
}
