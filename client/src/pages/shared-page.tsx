import { lazy, Suspense, useEffect } from "react";
import { useQuery } from "@tanstack/react-query";
import { useParams } from "wouter";
import { DocumentBodySkeleton } from "#client/features/documents/index";
import { sharedQuery } from "#client/features/sharing/index";
import { SigningFrame, SigningSkeleton } from "#client/features/signing/index";
import { ApiError } from "#client/lib/call";
import { messageOf } from "#client/lib/errors";
import { nameTab } from "#client/lib/name-tab";
import { say, sayWith } from "#client/lib/say";
import { Notice } from "#client/ui/card";
import { ErrorState } from "#client/ui/error-state";
import type { SharedDocument } from "#shared/contract/sharing";
import { dayInNairobi } from "#shared/dates";
import { documentTypeLabels, shortTitle } from "#shared/domain/document-status";

const SharedPaper = lazy(async () => ({
  default: (await import("#client/features/sharing/shared-paper")).SharedPaper,
}));

/** For a manager or a distributor who holds the link: they read and sign nothing. */
export function SharedPage() {
  const { token = "" } = useParams();
  const { data, error, refetch } = useQuery(sharedQuery(token));
  const isOver = error instanceof ApiError && (error.status === 404 || error.status === 409);
  return (
    <SigningFrame>
      {data !== undefined && !isOver ? (
        <Shared shared={data} />
      ) : error === null ? (
        <SigningSkeleton />
      ) : isOver ? (
        <section role="status">
          <h1 className="font-serif text-2xl font-semibold">{error.heading ?? say("sharing.ended")}</h1>
          <p className="mt-3 text-base">{messageOf(error, say("sharing.ended"))}</p>
        </section>
      ) : (
        <ErrorState
          heading="h1"
          message={messageOf(error, say("screen.notLoaded"))}
          onRetry={() => void refetch()}
        />
      )}
    </SigningFrame>
  );
}

function Shared({ shared }: { shared: SharedDocument }) {
  const { type, sharedBy, expiresAt, signedAt } = shared;
  const title = shortTitle(shared);
  const tab = say("sharing.tab", { title });
  useEffect(() => nameTab(tab), [tab]);
  return (
    <>
      {/* The paper has its own title. */}
      {!shared.document && (
        <header className="mb-3">
          <p lang="en" className="text-xs font-semibold tracking-widest text-muted uppercase">
            {documentTypeLabels[type]}
          </p>
          <h1 className="mt-2 font-serif text-2xl leading-tight font-semibold text-balance wrap-anywhere">
            <bdi>{title}</bdi>
          </h1>
        </header>
      )}
      <p className="wrap-anywhere">{sayWith("sharing.sharedBy", { owner: <bdi>{sharedBy}</bdi> })}</p>
      <p className="mt-1 text-sm text-muted">{say("sharing.until", { day: dayInNairobi(expiresAt) })}</p>
      {signedAt === null ? (
        <Notice tone="warning" title={say("sharing.notSigned")} className="mt-5">
          {say("sharing.notSignedHelp")}
        </Notice>
      ) : (
        <Notice
          tone="success"
          title={say("sharing.isSigned", { day: dayInNairobi(signedAt) })}
          className="mt-5"
        >
          {shared.inForce.map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
        </Notice>
      )}
      <Suspense fallback={<DocumentBodySkeleton className="mt-8" />}>
        <SharedPaper shared={shared} />
      </Suspense>
    </>
  );
}
