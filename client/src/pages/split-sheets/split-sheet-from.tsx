import { useMemo } from "react";
import { useQuery } from "@tanstack/react-query";
import { Link, useLocation } from "wouter";
import { beginningQuery, DocumentMissing } from "#client/features/documents/index";
import {
  isSplitSheet,
  SplitSheetEditor,
  startCopy,
  startFromAgreement,
  startLike,
} from "#client/features/split-sheets/index";
import { ApiError } from "#client/lib/call";
import { addressOf, SheetSkeleton, type SheetSource } from "#client/pages/split-sheets/split-sheet-page";
import { Notice } from "#client/ui/card";
import { ErrorState } from "#client/ui/error-state";
import type { User } from "#shared/contract/auth";
import type { Document } from "#shared/contract/documents";
import { pathTo } from "#shared/paths";

type SheetFromProps = { user: User; source: SheetSource; id: string };

/** A sheet that begins with another document, which stays as it is. */
export function SheetFrom({ user, source, id }: SheetFromProps) {
  const [, navigate] = useLocation();
  const { data: document, error, refetch } = useQuery({ ...beginningQuery(id), staleTime: Infinity });
  const start = useMemo(() => document && startFrom(source, document), [source, document]);
  const show = (sheet: Document) => {
    navigate(addressOf(sheet.id, "form"), { replace: true });
    // The people of a sheet are known: another song by them can be sent once it is finished.
    navigate(addressOf(sheet.id, "preview") + (source === "like" ? "&send" : ""));
  };
  if (document && start)
    return (
      <>
        {source !== "like" && <CarriedOver source={source} document={document} />}
        <SplitSheetEditor user={user} document={null} start={start} onSaved={show} />
      </>
    );
  if (document || (error instanceof ApiError && error.status === 404)) return <DocumentMissing />;
  if (!error) return <SheetSkeleton />;
  return (
    <ErrorState
      title="Not loaded"
      message="The document that this begins with could not be loaded. Please try again."
      onRetry={() => void refetch()}
    />
  );
}

function startFrom(source: SheetSource, document: Document) {
  if (isSplitSheet(document)) return source === "copy" ? startCopy(document) : startLike(document);
  return source === "agreement" ? startFromAgreement(document) : undefined;
}

function CarriedOver({ source, document }: { source: SheetSource; document: Document }) {
  const from = (
    <Link href={pathTo.view(document.id)} className="underline underline-offset-2">
      <bdi>{document.title}</bdi>
    </Link>
  );
  return (
    <Notice tone="info" className="mb-6">
      {source === "copy" ? (
        <>A copy of {from}, without its ISRC. What you change here changes nothing there.</>
      ) : (
        <>
          Song, artist, and both people with their addresses are those of {from}. It does not say what each of
          them owns of the song: please enter the shares.
        </>
      )}
    </Notice>
  );
}
