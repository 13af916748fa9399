import { useEffect } from "react";
import { useQuery } from "@tanstack/react-query";
import { LockKeyhole } from "lucide-react";
import {
  handedOverQuery,
  SigningFrame,
  SigningProblem,
  SigningSkeleton,
  TakeBack,
} from "#client/features/signing/index";
import { nameTab } from "#client/lib/name-tab";
import { say } from "#client/lib/say";
import { ButtonLink } from "#client/ui/button";
import { paths, pathTo } from "#shared/paths";

/** All that a device shows of its owner's account while somebody else has it. */
export function HandedOverPage() {
  const { data, error, isSuccess, refetch } = useQuery(handedOverQuery);
  const isOwners = isSuccess && data === null;
  const heading = say("room.lockHeading");
  useEffect(() => nameTab(heading), [heading]);
  useEffect(() => {
    if (isOwners) window.location.replace(paths.home);
  }, [isOwners]);
  return (
    <SigningFrame>
      {data ? (
        <div className="mx-auto max-w-sm">
          <span
            aria-hidden
            className="grid size-16 place-items-center rounded-full bg-primary/10 text-primary"
          >
            <LockKeyhole className="size-7" />
          </span>
          <h1 className="mt-5 font-serif text-2xl font-semibold">{heading}</h1>
          <p className="mt-2 text-base wrap-anywhere">{say("room.lockWhat", { owner: data.owner })}</p>
          {data.key !== null && (
            <ButtonLink href={pathTo.room(data.key)} size="lg" variant="secondary" className="mt-6 w-full">
              {say("room.signOn")}
            </ButtonLink>
          )}
          <TakeBack
            owner={data.owner}
            // Anew: nothing that the others have seen stays on the page.
            onTakenBack={(documentId) =>
              window.location.replace(documentId === null ? paths.home : pathTo.signTogether(documentId))
            }
          />
        </div>
      ) : error ? (
        <SigningProblem token={undefined} error={error} failed={null} onRetry={() => void refetch()} />
      ) : (
        <SigningSkeleton />
      )}
    </SigningFrame>
  );
}
