import { lazy, Suspense, useEffect, useRef, useState } from "react";
import { useQuery } from "@tanstack/react-query";
import { BadgeCheck } from "lucide-react";
import { Redirect, useLocation } from "wouter";
import { previewPlace, AgreementDocument } from "#client/features/agreements/index";
import {
  DocumentMissing,
  acceptDocument,
  documentQuery,
  reloadDocument,
  PreviewActions,
  ReturnReason,
  WhyFixed,
} from "#client/features/documents/index";
import { servicesQuery } from "#client/features/payments/index";
import { ApiError } from "#client/lib/call";
import { leaveIfLoggedOut } from "#client/lib/session";
import { nameTab } from "#client/lib/name-tab";
import { AgreementFrame } from "#client/pages/agreements/agreement-frame";
import { AgreementSkeleton } from "#client/pages/agreements/agreement-skeleton";
import { Badge } from "#client/ui/badge";
import { Skeleton } from "#client/ui/skeleton";
import { toast } from "#client/ui/toast";
import type { AgreementDocument as Agreement, Document } from "#shared/contract/documents";
import { dayForReader } from "#shared/dates";
import { may } from "#shared/domain/document-status";
import { paths, pathTo } from "#shared/paths";

/** Apart, because reading comes first. */
const AgreementEditor = lazy(async () => ({
  default: (await import("#client/features/agreements/edits/agreement-editor")).AgreementEditor,
}));
const SendDialog = lazy(async () => ({
  default: (await import("#client/features/documents/actions/send-dialog")).SendDialog,
}));
const AgreementHelp = lazy(async () => ({
  default: (await import("#client/features/agreements/help/agreement-help")).AgreementHelp,
}));
const UnsavedAgreement = lazy(async () => ({
  default: (await import("#client/features/agreements/edits/unsaved-agreement")).UnsavedAgreement,
}));

/** After the message, so that it can be read. */
const LEAVE_AFTER_MS = 2000;

type DraftedAgreementProps = { id: string; isPreview: boolean };

/** An agreement that exists: its preview, and its editor. */
export function DraftedAgreement({ id, isPreview }: DraftedAgreementProps) {
  const { data: document, error } = useQuery({ ...documentQuery(id), staleTime: 0 });
  useLeaving(document ? null : error);
  if (error && isMissing(error)) return <DocumentMissing />;
  if (!document) return <AgreementSkeleton />;
  if (document.type === "split_sheet") return <Redirect to={pathTo.editSplitSheet(id)} replace />;
  return <Drafted document={document} isPreview={isPreview || !isEditable(document)} />;
}

/** Tells why the agreement did not load, and goes back to where it can be tried again. */
function useLeaving(error: Error | null): void {
  const [, navigate] = useLocation();
  useEffect(() => {
    if (error === null || isMissing(error) || leaveIfLoggedOut(error)) return;
    toast({ ...failureOf(error), tone: "danger" });
    const timer = setTimeout(() => navigate(paths.home), LEAVE_AFTER_MS);
    return () => clearTimeout(timer);
  }, [error, navigate]);
}

function isMissing(error: Error): boolean {
  return error instanceof ApiError && error.status === 404;
}

function failureOf(error: Error) {
  return error.message.startsWith("Request timeout")
    ? { title: "Loading timeout", description: "Document took too long to load." }
    : {
        title: "Load failed",
        description: "Cannot load document for editing. Please refresh and try again.",
      };
}

type DraftedProps = { document: Agreement; isPreview: boolean };

function Drafted({ document, isPreview }: DraftedProps) {
  const [location, navigate] = useLocation();
  const toPreview = () => navigate(previewPlace(location, document.id));
  const wasGreeted = useRef(false);
  useEffect(() => nameTab(document.title), [document.title]);
  useEffect(() => {
    if (isPreview || wasGreeted.current) return;
    wasGreeted.current = true;
    toast({ title: "Editor loaded", tone: "success" });
  }, [isPreview]);
  return (
    <AgreementFrame
      title={<bdi>{document.title}</bdi>}
      step="document"
      screen={isPreview ? "preview" : "edit"}
      note={isPreview && <PaidNote createdAt={document.createdAt} />}
    >
      {isPreview ? (
        <Preview document={document} onEdit={() => navigate(`${location}?edit=${document.id}`)} />
      ) : (
        <Suspense fallback={<Skeleton className="h-[36rem] rounded-card" />}>
          {document.returned && <ReturnReason returned={document.returned} />}
          <AgreementEditor
            document={document}
            cache={{ accept: acceptDocument, reload: () => reloadDocument(document.id) }}
            onSaved={toPreview}
            onCancel={toPreview}
          />
        </Suspense>
      )}
    </AgreementFrame>
  );
}

function PaidNote({ createdAt }: { createdAt: string }) {
  return (
    <>
      <Badge tone="success">
        <BadgeCheck aria-hidden className="size-4" /> Paid
      </Badge>
      <span>
        Created <time dateTime={createdAt}>{dayForReader(createdAt)}</time>
      </span>
    </>
  );
}

function Preview({ document, onEdit }: { document: Agreement; onEdit: () => void }) {
  const [wantsToSend, setWantsToSend] = useState(false);
  const [isSending, setIsSending] = useState(false);
  const isDraft = isEditable(document);
  const { data: services } = useQuery(servicesQuery);
  const share = () => {
    setWantsToSend(true);
    setIsSending(true);
  };
  return (
    <>
      {!isDraft && <WhyFixed document={document} />}
      {!isDraft && (
        <Suspense>
          <UnsavedAgreement document={document} />
        </Suspense>
      )}
      <PreviewActions document={document} isDraft={isDraft} onShare={share} onEdit={onEdit} />
      {document.access === "owner" && services && (
        <Suspense>
          <AgreementHelp
            document={document}
            isDraft={isDraft}
            isByModel={services.explaining === "ai"}
            onChanged={acceptDocument}
          />
        </Suspense>
      )}
      <AgreementDocument document={document} headingLevel={2} />
      {wantsToSend && (
        <Suspense>
          <SendDialog document={document} from="preview" open={isSending} onOpenChange={setIsSending} />
        </Suspense>
      )}
    </>
  );
}

function isEditable({ status, access }: Document): boolean {
  return access === "owner" && may("edit", status);
}
