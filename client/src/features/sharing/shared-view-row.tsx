import { refreshSharedViews } from "#client/features/sharing/sharing-queries";
import { ApiError, call } from "#client/lib/call";
import { useMutationOnce } from "#client/lib/use-mutation-once";
import { Button } from "#client/ui/button";
import { CopyButton } from "#client/ui/copy-button";
import type { SharedView } from "#shared/contract/sharing";
import { dayForReader } from "#shared/dates";
import { pathTo } from "#shared/paths";

type SharedViewRowProps = { documentId: string; view: SharedView; termsLabel: string };

/** One link: to copy, to look at, to take back. */
export function SharedViewRow({ documentId, view, termsLabel }: SharedViewRowProps) {
  const { id, forWhom, shows, expiresAt, token } = view;
  const takeBack = useMutationOnce({
    mutationFn: async () => {
      await call("DELETE /api/documents/{id}/shared-views/{viewId}", {
        params: { id: documentId, viewId: id },
      }).catch((error: unknown) => {
        // A lost answer: it is as was asked.
        if (!(error instanceof ApiError && error.code === "shared_view_not_found")) throw error;
      });
    },
    meta: { error: { title: "Not taken back", fallback: "The link still works. Please try again." } },
    onSuccess: () => refreshSharedViews(documentId),
  });
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1 py-3 text-sm">
      <div className="min-w-0 flex-1 basis-40 wrap-anywhere">
        <p className="font-semibold">
          <bdi>{forWhom}</bdi>
        </p>
        <p className="text-xs text-muted">
          {shows === "people" ? "People only" : termsLabel}, until {dayForReader(expiresAt)}.{" "}
          <a
            className="text-ink underline underline-offset-2"
            href={pathTo.shared(token)}
            target="_blank"
            rel="noreferrer"
          >
            Look at it
          </a>
        </p>
      </div>
      <div className="flex items-center gap-1">
        <CopyButton
          text={window.location.origin + pathTo.shared(token)}
          label={`Copy the link for ${forWhom}`}
        />
        <Button
          variant="ghost"
          size="sm"
          busy={takeBack.isPending}
          busyLabel="Taking back…"
          onClick={() => takeBack.mutate()}
        >
          Take back
        </Button>
      </div>
    </li>
  );
}
