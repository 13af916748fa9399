import { useEffect } from "react";
import { useQuery } from "@tanstack/react-query";
import { ArrowLeft } from "lucide-react";
import { Link, useParams } from "wouter";
import { DocumentMissing } from "#client/features/documents/index";
import { RegistrationEditor, registrationQuery } from "#client/features/registration/index";
import { ApiError } from "#client/lib/call";
import { messageOf } from "#client/lib/errors";
import { nameTab } from "#client/lib/name-tab";
import { useUser } from "#client/lib/use-user";
import { ErrorState } from "#client/ui/error-state";
import { Skeleton } from "#client/ui/skeleton";
import { pathTo } from "#shared/paths";

/** What societies and distributors ask for beside a split sheet. */
export function RegistrationPage() {
  const { id = "" } = useParams();
  const { user } = useUser();
  const { data, error, refetch } = useQuery(registrationQuery(id));
  const title = data?.title;
  useEffect(() => {
    if (title !== undefined) nameTab(`For registration: ${title}`);
  }, [title]);
  if (error instanceof ApiError && error.status === 404) return <DocumentMissing />;
  if (error && !data)
    return (
      <ErrorState
        heading="h1"
        message={messageOf(error, "The details could not be loaded.")}
        onRetry={() => void refetch()}
      />
    );
  if (!data || !user) return <RegistrationSkeleton />;
  return (
    <div className="mx-auto max-w-3xl">
      <Link
        href={pathTo.view(id)}
        className="-ml-2 inline-flex min-h-11 items-center gap-2 px-2 text-sm font-medium"
      >
        <ArrowLeft aria-hidden className="size-4" /> The sheet
      </Link>
      <h1 className="font-serif text-2xl font-semibold">For registration</h1>
      <p className="mt-1 text-muted wrap-anywhere">
        <bdi>{data.title}</bdi>. Not part of what is signed: you can change it at any time.
      </p>
      <RegistrationEditor key={user.id} registration={data} userId={user.id} />
    </div>
  );
}

function RegistrationSkeleton() {
  return (
    <div role="status" className="mx-auto max-w-3xl">
      <h1 className="sr-only">Loading the details for registration</h1>
      <Skeleton className="h-11 w-48" />
      <Skeleton className="mt-6 h-72 rounded-card" />
    </div>
  );
}
