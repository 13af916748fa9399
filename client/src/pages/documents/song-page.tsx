import { useEffect } from "react";
import { useQuery } from "@tanstack/react-query";
import { ArrowLeft } from "lucide-react";
import { Link, useParams } from "wouter";
import { DocumentMissing, songQuery, SongView } from "#client/features/documents/index";
import { ApiError } from "#client/lib/call";
import { messageOf } from "#client/lib/errors";
import { nameTab } from "#client/lib/name-tab";
import { ErrorState } from "#client/ui/error-state";
import { Skeleton } from "#client/ui/skeleton";
import { pathTo } from "#shared/paths";

/** The song of a document: its papers as one. */
export function SongPage() {
  const { id = "" } = useParams();
  const { data, error, refetch } = useQuery(songQuery(id));
  const title = data?.title;
  useEffect(() => {
    if (title !== undefined) nameTab(title);
  }, [title]);
  if (error instanceof ApiError && error.status === 404) return <DocumentMissing />;
  if (error && !data)
    return (
      <ErrorState
        heading="h1"
        message={messageOf(error, "The papers of the song could not be loaded.")}
        onRetry={() => void refetch()}
      />
    );
  if (!data) return <SongSkeleton />;
  return (
    <div className="mx-auto max-w-3xl">
      <Link
        href={pathTo.view(id)}
        className="-ml-2 inline-flex min-h-11 items-center gap-2 px-2 text-sm font-medium"
      >
        <ArrowLeft aria-hidden className="size-4" /> The document
      </Link>
      <h1 className="font-serif text-2xl font-semibold wrap-anywhere">
        <bdi>{data.title}</bdi>
      </h1>
      {data.artist && (
        <p className="mt-1 text-muted wrap-anywhere">
          <bdi>{data.artist}</bdi>
        </p>
      )}
      <SongView documentId={id} song={data} />
    </div>
  );
}

function SongSkeleton() {
  return (
    <div role="status" className="mx-auto max-w-3xl">
      <h1 className="sr-only">Loading the papers of the song</h1>
      <Skeleton className="h-11 w-48" />
      <Skeleton className="mt-6 h-40 rounded-card" />
      <Skeleton className="mt-6 h-72 rounded-card" />
    </div>
  );
}
