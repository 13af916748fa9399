import { useEffect } from "react";
import { useQuery } from "@tanstack/react-query";
import { ArrowLeft } from "lucide-react";
import { Link, useParams } from "wouter";
import { DocumentMissing, documentQuery } from "#client/features/documents/index";
import { OpenRoomButton, OwnRoom, ownRoomQuery } from "#client/features/signing/index";
import { ApiError } from "#client/lib/call";
import { messageOf } from "#client/lib/errors";
import { nameTab } from "#client/lib/name-tab";
import { EmptyState } from "#client/ui/empty-state";
import { ErrorState } from "#client/ui/error-state";
import { Skeleton } from "#client/ui/skeleton";
import type { Document } from "#shared/contract/documents";
import type { OwnRoom as Room } from "#shared/contract/rooms";
import { isAwaitingSignatures } from "#shared/domain/document-status";
import { pathTo } from "#shared/paths";

/** The owner's screen of a room in which everybody signs together. */
export function SignTogetherPage() {
  const { id = "" } = useParams();
  const document = useQuery(documentQuery(id));
  const room = useQuery(ownRoomQuery(id));
  const title = document.data?.title;
  useEffect(() => {
    if (title !== undefined) nameTab(`Sign together: ${title}`);
  }, [title]);
  const error = document.error ?? room.error;
  if (error instanceof ApiError && error.status === 404) return <DocumentMissing />;
  if (document.data !== undefined && room.data !== undefined)
    return <SignTogether document={document.data} room={room.data} />;
  if (error)
    return (
      <ErrorState
        heading="h1"
        message={messageOf(error, "The room could not be loaded.")}
        onRetry={() => void Promise.all([document.refetch(), room.refetch()])}
      />
    );
  return (
    <div role="status" className="mx-auto max-w-4xl">
      <h1 className="sr-only">Loading the room</h1>
      <Skeleton className="h-11 w-full" />
      <Skeleton className="mt-6 h-96 rounded-card" />
    </div>
  );
}

function SignTogether({ document: { id, title, status }, room }: { document: Document; room: Room | null }) {
  return (
    <div className="mx-auto max-w-4xl">
      <Link
        href={pathTo.view(id)}
        className="-ml-2 inline-flex min-h-11 items-center gap-2 px-2 text-sm font-medium"
      >
        <ArrowLeft aria-hidden className="size-4" /> The document
      </Link>
      <h1 className="font-serif text-2xl font-semibold wrap-anywhere">
        Sign <bdi>“{title}”</bdi> together
      </h1>
      {room ? (
        <OwnRoom documentId={id} title={title} room={room} />
      ) : (
        <div className="mt-6">
          <EmptyState
            title="The room is closed"
            action={isAwaitingSignatures(status) && <OpenRoomButton documentId={id} label="Open the room" />}
          >
            {isAwaitingSignatures(status)
              ? "Open it, and everybody here signs on their own phone or on this one. Personal links go on working beside it."
              : "This document is not waiting for signatures."}
          </EmptyState>
        </div>
      )}
    </div>
  );
}
