import { useMemo, type ReactNode } from "react";
import { useQuery } from "@tanstack/react-query";
import { Link } from "wouter";
import { startFromAgreement, startFromSheet, type AgreementSource } from "#client/features/agreements/index";
import { DocumentMissing, documentQuery } from "#client/features/documents/index";
import { AgreementFlow } from "#client/pages/agreements/agreement-flow";
import { FormSkeleton } from "#client/pages/agreements/agreement-skeleton";
import { ApiError } from "#client/lib/call";
import { Notice } from "#client/ui/card";
import { ErrorState } from "#client/ui/error-state";
import type { User } from "#shared/contract/auth";
import type { Document } from "#shared/contract/documents";
import type { AgreementType } from "#shared/domain/agreements/agreement-content";
import { pathTo } from "#shared/paths";

type AgreementFromProps = {
  user: User;
  type: AgreementType;
  source: Exclude<AgreementSource, "continue" | "template">;
  id: string;
};

/** An agreement whose form begins with another document, which stays as it is. */
export function AgreementFrom({ user, type, source, id }: AgreementFromProps) {
  const { data: document, error, refetch } = useQuery({ ...documentQuery(id), staleTime: Infinity });
  const begin = useMemo(
    () => (document ? beginWith(type, source, document) : null),
    [type, source, document],
  );
  if (begin) return <AgreementFlow key={type} user={user} type={type} begin={begin} />;
  if (document || (error instanceof ApiError && error.status === 404)) return <DocumentMissing />;
  if (!error) return <FormSkeleton type={type} />;
  return (
    <ErrorState
      title="Not loaded"
      message="The document that this begins with could not be loaded. Please try again."
      onRetry={() => void refetch()}
    />
  );
}

function beginWith(type: AgreementType, source: AgreementSource, document: Document) {
  if (document.type === "split_sheet") {
    if (source !== "sheet") return null;
    const { start, carried } = startFromSheet(type, document);
    return {
      start,
      notice: (
        <CarriedOver document={document}>
          {inWords(carried)}, with the addresses that stand there. Fill in the rest, and check these.
        </CarriedOver>
      ),
    };
  }
  const begun = document.type === type && source === "copy" ? startFromAgreement(document) : null;
  if (!begun) return null;
  return {
    start: begun.start,
    notice: (
      <CarriedOver document={document}>
        all its answers but the date. It is a new agreement, and is paid for by itself.
      </CarriedOver>
    ),
  };
}

function CarriedOver({ document: { id, title }, children }: { document: Document; children: ReactNode }) {
  return (
    <Notice tone="info">
      From{" "}
      <Link href={pathTo.view(id)} className="underline underline-offset-2">
        <bdi>{title}</bdi>
      </Link>
      : {children}
    </Notice>
  );
}

const inWords = (parts: readonly string[]) =>
  new Intl.ListFormat("en", { type: "conjunction" }).format(parts);
