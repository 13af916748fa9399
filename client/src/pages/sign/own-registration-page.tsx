import { useEffect } from "react";
import { useQuery } from "@tanstack/react-query";
import { ArrowLeft } from "lucide-react";
import { Link, useParams } from "wouter";
import { OwnDetails, ownDetailsQuery } from "#client/features/registration/index";
import { SigningFrame, SigningProblem, SigningSkeleton } from "#client/features/signing/index";
import { nameTab } from "#client/lib/name-tab";
import { say } from "#client/lib/say";
import { pathTo } from "#shared/paths";

/** For whoever holds a signing link: is what societies are told of them right? */
export function OwnRegistrationPage() {
  const { token = "" } = useParams();
  const { data: own, error, refetch } = useQuery(ownDetailsQuery(token));
  const title = own && say("registration.tab", { title: own.title });
  useEffect(() => {
    if (title !== undefined) nameTab(title);
  }, [title]);
  if (!own)
    return (
      <SigningFrame>
        {error ? (
          <SigningProblem error={error} failed={null} token={token} onRetry={() => void refetch()} />
        ) : (
          <SigningSkeleton />
        )}
      </SigningFrame>
    );
  return (
    <SigningFrame reader={own.name}>
      <Link
        href={pathTo.sign(token)}
        className="mb-3 -ml-2 inline-flex min-h-11 items-center gap-2 px-2 text-sm font-medium"
      >
        <ArrowLeft aria-hidden className="size-4" /> {say("registration.back")}
      </Link>
      <OwnDetails token={token} own={own} />
    </SigningFrame>
  );
}
