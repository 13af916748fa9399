import { lazy, Suspense, useEffect, useState } from "react";
import { useQuery } from "@tanstack/react-query";
import { ArrowDown, ChevronRight, PenLine } from "lucide-react";
import { Link, useParams } from "wouter";
import {
  DocumentBody,
  DocumentBodySkeleton,
  DocumentFacts,
  documentQuery,
  signersQuery,
  DocumentToolbar,
  SignatureList,
  unsentSentence,
  SignerTimingLine,
  hasKnownSigners,
  UnknownSigners,
} from "#client/features/documents/index";
import { DocumentHistory } from "#client/features/history/index";
import {
  OpenRoomButton,
  ResendButton,
  SignerActions,
  progressSentence,
  useResendInvitation,
} from "#client/features/signing/index";
import { ApiError } from "#client/lib/call";
import { messageOf } from "#client/lib/errors";
import { nameTab } from "#client/lib/name-tab";
import { useUser } from "#client/lib/use-user";
import { DocumentNotices } from "#client/pages/documents/document-notices";
import { DocumentOptions } from "#client/pages/documents/document-options";
import { DocumentPageDialogs, type PageDialog } from "#client/pages/documents/document-page-dialogs";
import { ButtonLink } from "#client/ui/button";
import { ErrorState } from "#client/ui/error-state";
import { Skeleton } from "#client/ui/skeleton";
import type { User } from "#shared/contract/auth";
import type { Collaborator, Document } from "#shared/contract/documents";
import { momentForReader } from "#shared/dates";
import { pathTo } from "#shared/paths";
import {
  asksForSignatures,
  isAwaitingSignatures,
  statusBehindLock,
  wasSent,
} from "#shared/domain/document-status";

const Earnings = lazy(async () => ({
  default: (await import("#client/features/registration/earnings")).Earnings,
}));
const AgreementEarnings = lazy(async () => ({
  default: (await import("#client/features/registration/agreement-earnings")).AgreementEarnings,
}));
const FormerDocument = lazy(async () => ({
  default: (await import("#client/features/history/former-document")).FormerDocument,
}));

/** Others sign while the page is open: it asks again whenever its window comes back. */
const live = { staleTime: 0, refetchOnWindowFocus: true };

/** One document with its signatures, for its owner and for those who were asked to sign it. */
export function DocumentPage() {
  const { id = "" } = useParams();
  const { data, error, refetch } = useQuery({ ...documentQuery(id), ...live });
  if (error instanceof ApiError && error.status === 404)
    return (
      <Suspense fallback={<DocumentSkeleton />}>
        <FormerDocument id={id} missing={error} />
      </Suspense>
    );
  if (data !== undefined) return <DocumentScreen document={data} />;
  if (error === null) return <DocumentSkeleton />;
  return (
    <ErrorState
      heading="h1"
      message={messageOf(error, "The document could not be loaded.")}
      onRetry={() => void refetch()}
    />
  );
}

/** Folded, and loaded by whoever opens it. */
function WhatEachGets({ document }: { document: Document }) {
  const [open, setOpen] = useState(false);
  return (
    <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className="flex min-h-11 cursor-pointer items-center border-y text-sm font-semibold">
        What each gets of an amount
      </summary>
      {open && (
        <div className="pt-4">
          <Suspense fallback={<Skeleton className="h-48" />}>
            {document.type === "split_sheet" ? (
              <Earnings document={document} />
            ) : (
              <AgreementEarnings agreement={document} />
            )}
          </Suspense>
        </div>
      )}
    </details>
  );
}

function useSigners(documentId: string) {
  return useQuery({ ...signersQuery(documentId), ...live });
}

function DocumentScreen({ document: shown }: { document: Document }) {
  const { user } = useUser();
  const signers = useSigners(shown.id);
  const resend = useResendInvitation(shown.id);
  const [dialog, setDialog] = useState<PageDialog | null>(null);
  const [reason, setReason] = useState("");
  const reader = signers.data?.find((signer) => user && isOf(signer, user));
  useEffect(() => nameTab(shown.title), [shown.title]);
  return (
    <>
      <DocumentToolbar document={shown} />
      <DocumentNotices document={shown} reader={ownName(reader, signers.data)} onOpen={setDialog} />
      <SignedCount document={shown} resend={resend} />
      <div className="mt-6 grid gap-8 lg:grid-cols-[minmax(0,1fr)_20rem] lg:gap-10">
        <Suspense fallback={<DocumentBodySkeleton />}>
          <DocumentBody
            document={shown}
            highlight={reader}
            headingLevel={1}
            action={
              shown.toSign ? (
                <ReviewAndSign document={shown} />
              ) : (
                <ButtonLink href="#signatures" variant="secondary" size="sm">
                  Signatures
                </ButtonLink>
              )
            }
            className="self-start"
          />
        </Suspense>
        <div className="grid content-start gap-8">
          <Signatures
            document={shown}
            signers={signers}
            reader={reader}
            resend={resend}
            onRecall={(suggested) => {
              setReason(suggested);
              setDialog("recall");
            }}
          />
          <DocumentOptions document={shown} onOpen={setDialog} />
          {(shown.type === "split_sheet" || shown.content.formData) && <WhatEachGets document={shown} />}
          <Link
            href={pathTo.song(shown.id)}
            className="inline-flex min-h-11 items-center justify-between gap-3 border-y text-sm font-semibold"
          >
            The song and all its papers
            <ChevronRight aria-hidden className="size-4 shrink-0" />
          </Link>
          {shown.type === "split_sheet" && (
            <Link
              href={pathTo.registration(shown.id)}
              className="inline-flex min-h-11 items-center justify-between gap-3 border-y text-sm font-semibold"
            >
              For registration: numbers, societies, recordings
              <ChevronRight aria-hidden className="size-4 shrink-0" />
            </Link>
          )}
          <DocumentFacts
            version={shown.version}
            sending={shown.sending}
            createdAt={shown.createdAt}
            completedAt={shown.completedAt}
          />
        </div>
      </div>
      <DocumentHistory document={shown} />
      <footer className="mt-10 border-t pt-4 text-xs text-muted wrap-anywhere">
        <p>Document ID: {shown.id}</p>
        <p>Generated on {momentForReader(new Date().toISOString())}</p>
      </footer>
      {dialog && (
        <DocumentPageDialogs
          document={shown}
          dialog={dialog}
          reason={reason}
          onClose={() => {
            setDialog(null);
            setReason("");
          }}
        />
      )}
    </>
  );
}

/** Whether a signer is reached at the address or number of the account. */
function isOf({ email, phone }: Collaborator, user: User): boolean {
  return (email !== "" && email === user.email) || (phone !== undefined && phone === user.phone?.number);
}

/** What a request calls its reader; nothing where somebody else among the signers has the same name. */
function ownName(reader: Collaborator | undefined, signers: Collaborator[] = []): string | undefined {
  return signers.filter(({ name }) => name === reader?.name).length === 1 ? reader?.name : undefined;
}

type ResendProps = { document: Document; resend: ReturnType<typeof useResendInvitation> };

/** Where the signatures stand below the whole paper: how many there are, and the way to them or to one's own, stand above it. */
function SignedCount({ document, resend }: ResendProps) {
  const { signedCount, signerCount } = document;
  if (!wasSent(statusBehindLock(document))) return null;
  return (
    <div className="mt-4 flex flex-wrap items-center justify-between gap-x-4 border-y py-1.5 lg:hidden">
      <a
        href="#signatures"
        className="inline-flex min-h-11 items-center gap-2 text-sm font-semibold tabular-nums underline underline-offset-4"
      >
        {signedCount} of {signerCount} signed
        <ArrowDown aria-hidden className="size-4" />
      </a>
      {document.toSign ? (
        <ReviewAndSign document={document} />
      ) : (
        canResend(document) && <ResendButton resend={resend} />
      )}
    </div>
  );
}

function canResend({ access, status }: Document): boolean {
  return access === "owner" && isAwaitingSignatures(status);
}

/** Whoever has signed may be asked for somebody else, too, who is reached at their address. */
function whoIsAsked(reader: Collaborator | undefined, signers: readonly Collaborator[] = []): string {
  const other = signers.find(({ signed, email }) => !signed && email !== "" && email === reader?.email);
  if (!reader?.signed || !other) return "You have not signed yet.";
  return `With your address, ${other.name} is asked to sign, too.`;
}

function whereToSign({ awaitsTurn, invitedAt, email }: Collaborator): string {
  if (awaitsTurn) return "You sign once those before you have signed: you are sent your link then.";
  if (invitedAt !== null && new Date(invitedAt) > new Date())
    return `You have not signed yet: your personal link leaves ${momentForReader(invitedAt)}.`;
  return `You have not signed yet: your personal link is in the ${email === "" ? "SMS" : "e-mail"} that we sent you.`;
}

type SignaturesProps = ResendProps & {
  signers: ReturnType<typeof useSigners>;
  reader: Collaborator | undefined;
  onRecall: (reason: string) => void;
};

function Signatures({ document, resend, signers, reader, onRecall }: SignaturesProps) {
  const { status, access } = document;
  return (
    <section aria-labelledby="signatures">
      <div className="flex min-h-11 flex-wrap items-center justify-between gap-2">
        <h2 id="signatures" className="font-serif text-lg font-semibold">
          Signatures
        </h2>
        {canResend(document) && (
          <div className={document.toSign ? "" : "max-lg:hidden"}>
            <ResendButton resend={resend} />
          </div>
        )}
      </div>
      {signers.data && (
        <p className="text-sm text-muted">
          {wasSent(statusBehindLock(document)) ? progressSentence(signers.data) : unsentSentence(document)}
        </p>
      )}
      {document.toSign && (
        <div className="mt-2 flex flex-wrap items-center justify-between gap-2">
          <p className="text-sm wrap-anywhere">{whoIsAsked(reader, signers.data)}</p>
          <ReviewAndSign document={document} />
        </div>
      )}
      {reader && !reader.signed && !document.toSign && isAwaitingSignatures(status) && (
        <p className="mt-1 text-sm">{whereToSign(reader)}</p>
      )}
      {canResend(document) && (
        <div className="mt-3">
          <OpenRoomButton documentId={document.id} label="Sign together" variant="secondary" size="sm" />
        </div>
      )}
      {hasKnownSigners(document) ? (
        <SignatureList
          collaborators={asksForSignatures(statusBehindLock(document)) ? signers.data : []}
          failed={signers.isError && signers.data === undefined}
          onRetry={() => void signers.refetch()}
          highlight={reader}
          returned={document.returned !== null}
          action={(signer) => {
            const { id: signerId, signed } = signer;
            return (
              access === "owner" && (
                <>
                  <SignerTimingLine signer={signer} />
                  {canResend(document) && !signed && signerId !== null && (
                    <SignerActions
                      document={document}
                      signer={{ ...signer, id: signerId }}
                      resend={resend}
                      onRecall={onRecall}
                    />
                  )}
                </>
              )
            );
          }}
        />
      ) : (
        <UnknownSigners />
      )}
    </section>
  );
}

/** The reader's own signature: no mail has to be found for it. */
function ReviewAndSign({ document: { id } }: { document: Document }) {
  return (
    <ButtonLink href={pathTo.signing(id)} size="sm" icon={<PenLine aria-hidden />}>
      Review and sign
    </ButtonLink>
  );
}

function DocumentSkeleton() {
  return (
    <div role="status">
      <h1 className="sr-only">Loading the document</h1>
      <Skeleton className="h-11 w-full" />
      <div className="mt-6 grid gap-8 lg:grid-cols-[minmax(0,1fr)_20rem] lg:gap-10">
        <Skeleton className="h-[36rem] rounded-card" />
        <Skeleton className="h-72 rounded-card" />
      </div>
    </div>
  );
}
