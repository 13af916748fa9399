import { Suspense, useEffect, useState } from "react";
import { useParams } from "wouter";
import { DocumentBody, DocumentBodySkeleton } from "#client/features/documents/index";
import {
  DocumentSigned,
  SignatureAgreement,
  SignatureStroke,
  SigningFailed,
  SigningFrame,
  SigningProblem,
  progressSentence,
  SigningRequest,
  SigningSkeleton,
  isLinkProblem,
  useSign,
  useSigningView,
  resultOf,
  YourShare,
} from "#client/features/signing/index";
import { fileUrl } from "#client/lib/call";
import { nameTab } from "#client/lib/name-tab";
import { optionalPart } from "#client/lib/parts";
import { say } from "#client/lib/say";
import { DownloadPdf } from "#client/ui/download-pdf";
import type { SigningView } from "#shared/contract/signing";

/** What else somebody may do than sign. Nobody waits for it: the first view goes without its weight, and without it if it must. */
const SigningChoices = optionalPart(
  async () => (await import("#client/features/signing/signing-choices")).SigningChoices,
);

/** At the very end of the page, with as little hurry: how many have signed is said before it. */
const SignatureList = optionalPart(
  async () => (await import("#client/features/documents/view/signature-list")).SignatureList,
);

const DocumentFacts = optionalPart(
  async () => (await import("#client/features/documents/view/document-facts")).DocumentFacts,
);

/** For whoever holds the link: reads the document and signs it, without an account. */
export function SignPage() {
  const { token = "" } = useParams();
  const { data: view, error, refetch } = useSigningView(token);
  const sign = useSign(token);
  if (view !== undefined && !isLinkProblem(error))
    return <SigningScreen token={token} view={view} sign={sign} />;
  return (
    <SigningFrame>
      {error === null ? (
        <SigningSkeleton />
      ) : (
        <SigningProblem error={error} failed={sign.error} onRetry={() => void refetch()} />
      )}
    </SigningFrame>
  );
}

type SigningScreenProps = { token: string; view: SigningView; sign: ReturnType<typeof useSign> };

function SigningScreen({ token, view, sign }: SigningScreenProps) {
  const signature = resultOf(view);
  const { collaborator, document } = view;
  const { title, version } = document;
  const tabTitle =
    signature === null ? say("signing.tabToSign", { title }) : say("signing.tabSigned", { title });
  useEffect(() => nameTab(tabTitle), [tabTitle]);
  const isLocked = document.status === "locked";
  const [agreement, setAgreement] = useState<HTMLElement | null>(null);
  const { reset } = sign;
  useEffect(() => {
    // What was refused then is not refused any more.
    if (!isLocked) reset();
  }, [isLocked, reset]);
  const failure = sign.isError && <SigningFailed error={sign.error} />;
  const pdf = <DownloadPdf address={fileUrl("GET /api/sign/{token}/pdf", { token })} title={title} />;
  return (
    <SigningFrame reader={collaborator.name}>
      {signature && <SignatureStroke drawn={sign.isSuccess} />}
      {signature === null ? (
        <SigningRequest view={view} canSign={agreement !== null} />
      ) : (
        <DocumentSigned view={view} signature={signature} fresh={sign.isSuccess}>
          {pdf}
        </DocumentSigned>
      )}
      <Suspense fallback={<DocumentBodySkeleton className="mt-8" />}>
        {/* A document stays in the words it was sent in. */}
        <div lang="en" className="mt-8">
          <DocumentBody document={document} highlight={collaborator} />
        </div>
        {/* Nobody is asked to sign what they cannot see yet. */}
        {signature === null && pdf}
        <YourShare collaborator={collaborator} />
        {signature === null &&
          (isLocked ? (
            failure
          ) : (
            <SignatureAgreement
              ref={setAgreement}
              view={view}
              busy={sign.isPending}
              onSign={() => sign.mutate()}
              failure={failure}
            />
          ))}
        <Suspense fallback={signature === null && <div className="h-40" />}>
          <SigningChoices token={token} view={view} />
        </Suspense>
        <Signers view={view} />
        <div className="mt-10 min-h-40">
          <Suspense>
            <DocumentFacts version={version} />
          </Suspense>
        </div>
      </Suspense>
    </SigningFrame>
  );
}

/** Beyond a band's size the list is folded away: the button must not be pages down. */
const SHOWN_SIGNERS = 8;

function Signers({ view: { collaborators, collaborator } }: { view: SigningView }) {
  const list = (
    <Suspense fallback={<div className="h-40" />}>
      <SignatureList collaborators={collaborators} highlight={collaborator} />
    </Suspense>
  );
  return (
    <section aria-labelledby="signers" className="mt-10">
      <h2 id="signers" className="font-serif text-lg font-semibold">
        {say("signing.signatures")}
      </h2>
      <p className="mt-1 text-sm text-muted">{progressSentence(collaborators)}</p>
      {collaborators.length <= SHOWN_SIGNERS ? (
        list
      ) : (
        <details className="mt-2">
          <summary className="flex min-h-11 cursor-pointer items-center text-sm font-medium text-primary">
            {say("signing.showAll", { count: collaborators.length })}
          </summary>
          {list}
        </details>
      )}
    </section>
  );
}
