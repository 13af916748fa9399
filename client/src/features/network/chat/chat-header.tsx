import { lazy, Suspense, useState } from "react";
import { ArrowLeft, Ban, EllipsisVertical, Flag, Undo2 } from "lucide-react";
import { Link } from "wouter";
import type { CollaborationRequest } from "#shared/contract/network";
import { paths } from "#shared/paths";
import { Avatar } from "#client/ui/avatar";
import { Menu, MenuContent, MenuItem, MenuTrigger } from "#client/ui/menu";
import { fullName, partnerOf } from "#client/features/network/people";
import { roleLine } from "#client/features/network/role-line";
import { useUnblock } from "#client/features/network/chat/use-block";

const BlockDialog = lazy(async () => ({
  default: (await import("#client/features/network/chat/block-dialog")).BlockDialog,
}));
const ReportDialog = lazy(async () => ({
  default: (await import("#client/features/network/chat/report-dialog")).ReportDialog,
}));

/** With whom one is talking, and what can be done about them. */
export function ChatHeader({ request, userId }: { request: CollaborationRequest; userId: string }) {
  const partner = partnerOf(request, userId);
  const [opened, setOpened] = useState<"block" | "report">();
  const unblock = useUnblock(partner);
  const close = () => setOpened(undefined);
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
      <Menu>
        <MenuTrigger
          aria-label={`More about ${fullName(partner)}`}
          className="grid size-11 shrink-0 place-items-center rounded-control text-muted hover:bg-ink/6 hover:text-ink"
        >
          <EllipsisVertical aria-hidden className="size-5" />
        </MenuTrigger>
        <MenuContent>
          <MenuItem onSelect={() => setOpened("report")}>
            <Flag aria-hidden /> Report
          </MenuItem>
          {request.blocked ? (
            <MenuItem onSelect={() => unblock.mutate()}>
              <Undo2 aria-hidden /> Unblock
            </MenuItem>
          ) : (
            <MenuItem tone="danger" onSelect={() => setOpened("block")}>
              <Ban aria-hidden /> Block
            </MenuItem>
          )}
        </MenuContent>
      </Menu>
      <Suspense>
        {opened === "block" && <BlockDialog partner={partner} onClose={close} />}
        {opened === "report" && <ReportDialog partner={partner} userId={userId} onClose={close} />}
      </Suspense>
    </header>
  );
}
