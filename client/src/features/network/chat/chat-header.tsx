import { lazy, Suspense, useState } from "react";
import { ArrowLeft, Ban, EllipsisVertical, FilePlus2, Flag, Undo2 } from "lucide-react";
import { Link } from "wouter";
import type { CollaborationRequest } from "#shared/contract/network";
import { paths, pathTo } from "#shared/paths";
import { Avatar } from "#client/ui/avatar";
import { ButtonLink } from "#client/ui/button";
import { Menu, MenuContent, MenuItem, MenuTrigger } from "#client/ui/menu";
import { fullName, partnerOf } from "#client/features/network/people";
import { roleLine } from "#client/features/network/role-line";
import { useBlock, useUnblock } from "#client/features/network/chat/use-block";

const ReportDialog = lazy(async () => ({
  default: (await import("#client/features/network/chat/report-dialog")).ReportDialog,
}));

/** With whom one is talking, and what can be done about them. */
export function ChatHeader({ request, userId }: { request: CollaborationRequest; userId: string }) {
  const partner = partnerOf(request, userId);
  const [isReporting, setReporting] = useState(false);
  const block = useBlock(partner);
  const unblock = useUnblock(partner);
  return (
    <header className="flex items-center gap-3 border-b bg-surface py-2.5 pr-1.5 pl-1 sm:pr-2.5 sm:pl-2">
      <Link
        href={paths.collaborators}
        aria-label="Back to collaborators"
        className="grid size-11 shrink-0 place-items-center rounded-control text-muted hover:bg-ink/6 hover:text-ink"
      >
        <ArrowLeft aria-hidden className="size-5" />
      </Link>
      <Avatar {...partner} imageUrl={partner.profileImageUrl} className="-ml-1 size-11" />
      <div className="min-w-0 flex-1">
        <h1 className="truncate font-serif text-lg leading-6 font-semibold">
          <bdi>{fullName(partner)}</bdi>
        </h1>
        <p className="truncate text-xs text-muted">{roleLine(partner)}</p>
      </div>
      {!request.closed && (
        <ButtonLink
          href={pathTo.splitSheetWith(request.id)}
          variant="secondary"
          icon={<FilePlus2 aria-hidden />}
          aria-label={`Start a split sheet with ${fullName(partner)}`}
          title={`Start a split sheet with ${fullName(partner)}`}
          className="shrink-0 max-sm:px-3"
        >
          <span className="max-sm:hidden">
            Start a split sheet with <bdi>{partner.firstName}</bdi>
          </span>
        </ButtonLink>
      )}
      <Menu>
        <MenuTrigger
          aria-label={`More about ${fullName(partner)}`}
          className="grid size-11 shrink-0 place-items-center rounded-control text-muted hover:bg-ink/6 hover:text-ink"
        >
          <EllipsisVertical aria-hidden className="size-5" />
        </MenuTrigger>
        <MenuContent>
          <MenuItem onSelect={() => setReporting(true)}>
            <Flag aria-hidden /> Report
          </MenuItem>
          {request.blocked ? (
            <MenuItem onSelect={() => unblock.mutate()}>
              <Undo2 aria-hidden /> Unblock
            </MenuItem>
          ) : (
            <MenuItem tone="danger" onSelect={() => block.mutate()}>
              <Ban aria-hidden /> Block
            </MenuItem>
          )}
        </MenuContent>
      </Menu>
      <Suspense>
        {isReporting && (
          <ReportDialog partner={partner} userId={userId} onClose={() => setReporting(false)} />
        )}
      </Suspense>
    </header>
  );
}
