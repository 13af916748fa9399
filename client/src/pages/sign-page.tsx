import { lazy, Suspense, useEffect } from "react";
import { useParams } from "wouter";
import { DocumentBody } from "#client/features/documents/document-body";
import { DocumentBodySkeleton } from "#client/features/documents/document-body-skeleton";
import { DocumentFacts } from "#client/features/documents/document-facts";
import { SignatureList } from "#client/features/documents/signature-list";
import { DocumentSigned } from "#client/features/signing/document-signed";
import { SignatureAgreement } from "#client/features/signing/signature-agreement";
import { SignatureStroke } from "#client/features/signing/signature-stroke";
import { SigningFrame } from "#client/features/signing/signing-frame";
import { SigningProblem } from "#client/features/signing/signing-problem";
import { progressSentence } from "#client/features/signing/signing-progress";
import { SigningRequest } from "#client/features/signing/signing-request";
import { SigningSkeleton } from "#client/features/signing/signing-skeleton";
import { isLinkProblem, useSign, useSigningView } from "#client/features/signing/use-signing";
import { resultOf } from "#client/features/signing/with-signature";
import { YourShare } from "#client/features/signing/your-share";
import { fileUrl } from "#client/lib/call";
import { nameTab } from "#client/lib/name-tab";
import { DownloadPdf } from "#client/ui/download-pdf";
import type { SigningView } from "#shared/contract/signing";

/** What else somebody may do than sign. Nobody waits for it: the first view goes without its weight, and without it if it must. */
const SigningChoices = lazy(() =>
  import("#client/features/signing/signing-choices").then(
    (module) => ({ default: module.SigningChoices }),
    () => ({ default: () => null }),
  ),
);

/** For whoever holds the link: reads the document and signs it, without an account. */
export function SignPage() {
  const { token = "" } = useParams();
  const { data: view, error, refetch } = useSigningView(token);
  if (view !== undefined && !isLinkProblem(error)) return <SigningScreen token={token} view={view} />;
  return (
    <SigningFrame>
      {error === null ? <SigningSkeleton /> : <SigningProblem error={error} onRetry={() => void refetch()} />}
    </SigningFrame>
  );
}

function SigningScreen({ token, view }: { token: string; view: SigningView }) {
  const sign = useSign(token);
  const signature = resultOf(view);
  const { collaborator, document } = view;
  const { title, version } = document;
  const tabTitle = `${signature === null ? "Sign" : "Signed"}: ${title}`;
  useEffect(() => nameTab(tabTitle), [tabTitle]);
  const pdf = <DownloadPdf address={fileUrl("GET /api/sign/{token}/pdf", { token })} title={title} />;
  return (
    <SigningFrame reader={collaborator.name}>
      {signature && <SignatureStroke drawn={sign.isSuccess} />}
      <p role="status" className="text-sm font-semibold text-success">
        {sign.isSuccess && "Document Signed Successfully"}
      </p>
      {signature === null ? (
        <SigningRequest view={view} />
      ) : (
        <DocumentSigned view={view} signature={signature} fresh={sign.isSuccess}>
          {pdf}
        </DocumentSigned>
      )}
      <Suspense fallback={<DocumentBodySkeleton className="mt-8" />}>
        <DocumentBody document={document} highlight={collaborator} className="mt-8" />
        {/* Nobody is asked to sign what they cannot see yet. */}
        {signature === null && pdf}
        <YourShare collaborator={collaborator} />
        {signature === null && document.status !== "locked" && (
          <SignatureAgreement
            view={view}
            busy={sign.isPending}
            error={sign.error}
            onSign={() => sign.mutate()}
          />
        )}
        {signature === null && (
          <Suspense fallback={<div className="h-40" />}>
            <SigningChoices token={token} view={view} />
          </Suspense>
        )}
        <Signers view={view} />
        <div className="mt-10">
          <DocumentFacts version={version} />
        </div>
      </Suspense>
    </SigningFrame>
  );
}

/** Beyond a band's size the list is folded away: the button must not be pages down. */
const SHOWN_SIGNERS = 8;

function Signers({ view: { collaborators, collaborator } }: { view: SigningView }) {
  const list = <SignatureList collaborators={collaborators} highlight={collaborator} />;
  return (
    <section aria-labelledby="signers" className="mt-10">
      <h2 id="signers" className="font-serif text-lg font-semibold">
        Signatures
      </h2>
      <p className="mt-1 text-sm text-muted">{progressSentence(collaborators)}</p>
      {collaborators.length <= SHOWN_SIGNERS ? (
        list
      ) : (
        <details className="mt-2">
          <summary className="flex min-h-11 cursor-pointer items-center text-sm font-medium text-primary">
            Show all {collaborators.length} signers
          </summary>
          {list}
        </details>
      )}
    </section>
  );
}
