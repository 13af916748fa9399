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
import { useUser } from "#client/lib/use-user";
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
const RedraftForm = lazy(async () => ({
  default: (await import("#client/features/agreements/redraft/redraft-form")).RedraftForm,
}));
const OwnEdits = lazy(async () => ({
  default: (await import("#client/features/agreements/redraft/own-edits")).OwnEdits,
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

/** The finished agreement, its text to be edited, or the facts that it was drafted for. */
export type DraftedScreen = "preview" | "edit" | "details";

type DraftedAgreementProps = { id: string; screen: DraftedScreen };

/** An agreement that exists: its preview, and its editor. */
export function DraftedAgreement({ id, screen }: DraftedAgreementProps) {
  const { data: document, error } = useQuery({ ...documentQuery(id), staleTime: 0 });
  useLeaving(document ? null : error);
  if (error && isMissing(error)) return <DocumentMissing />;
  if (!document) return <AgreementSkeleton />;
  if (document.type === "split_sheet") return <Redirect to={pathTo.editSplitSheet(id)} replace />;
  const isOpen = isEditable(document) && (screen !== "details" || document.content.formData !== null);
  return <Drafted document={document} screen={isOpen ? screen : "preview"} />;
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

type DraftedProps = { document: Agreement; screen: DraftedScreen };

function Drafted({ document, screen }: DraftedProps) {
  const { user } = useUser();
  const [location, navigate] = useLocation();
  const isPreview = screen === "preview";
  const cache = { accept: acceptDocument, reload: () => reloadDocument(document.id) };
  const toPreview = () => navigate(previewPlace(location, document.id));
  const wasGreeted = useRef(false);
  useEffect(() => nameTab(document.title), [document.title]);
  useEffect(() => {
    if (screen !== "edit" || wasGreeted.current) return;
    wasGreeted.current = true;
    toast({ title: "Editor loaded", tone: "success" });
  }, [screen]);
  return (
    <AgreementFrame
      title={<bdi>{document.title}</bdi>}
      step={screen === "details" ? "form" : "document"}
      screen={screen}
      note={isPreview && <PaidNote createdAt={document.createdAt} />}
    >
      {isPreview ? (
        <Preview
          document={document}
          onEdit={() => navigate(`${location}?edit=${document.id}`)}
          onDetails={() => navigate(`${location}?edit=${document.id}&step=details`)}
        />
      ) : screen === "details" ? (
        <Suspense fallback={<Skeleton className="h-[36rem] rounded-card" />}>
          {user && (
            <RedraftForm
              user={user}
              document={document}
              reload={cache.reload}
              onDone={(changed) => {
                cache.accept(changed);
                toast({ title: "Written anew", tone: "success" });
                toPreview();
              }}
              onCancel={toPreview}
            />
          )}
        </Suspense>
      ) : (
        <Suspense fallback={<Skeleton className="h-[36rem] rounded-card" />}>
          {document.returned && <ReturnReason returned={document.returned} inForce={document.inForce} />}
          <AgreementEditor document={document} cache={cache} onSaved={toPreview} onCancel={toPreview} />
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

type PreviewProps = { document: Agreement; onEdit: () => void; onDetails: () => void };

function Preview({ document, onEdit, onDetails }: PreviewProps) {
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
      <PreviewActions
        document={document}
        isDraft={isDraft}
        onShare={share}
        onEdit={onEdit}
        onDetails={document.content.formData ? onDetails : undefined}
      />
      {isDraft && document.content.formData && (
        <Suspense>
          <OwnEdits document={document} onChanged={acceptDocument} />
        </Suspense>
      )}
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
