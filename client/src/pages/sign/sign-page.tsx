import { lazy, Suspense, useEffect, useMemo, useState, type ReactNode } from "react";
import { useParams } from "wouter";
import { DocumentBodySkeleton } from "#client/features/documents/index";
import {
  SigningFrame,
  SigningProblem,
  SigningRequest,
  SigningSkeleton,
  isLinkProblem,
  useSign,
  useSigningView,
  resultOf,
  type SigningAccess,
} from "#client/features/signing/index";
import { nameTab } from "#client/lib/name-tab";
import { optionalPart } from "#client/lib/parts";
import { say } from "#client/lib/say";
import { Skeleton } from "#client/ui/skeleton";
import type { SigningView } from "#shared/contract/signing/view";

/** What stands below who asks and for what: the first view goes without its weight, and it comes beside the document's own data. */
const paper = import("#client/pages/sign/signing-paper");
// That it did not come is told by the screen that shows it.
paper.catch(() => undefined);
const SigningPaper = lazy(async () => ({ default: (await paper).SigningPaper }));

/** They are held against the text before they are shown, which the first view goes without. */
const AgreementFigures = optionalPart(
  async () => (await import("#client/features/agreements/text/agreement-figures")).AgreementFigures,
);

/** For whoever holds the link: reads the document and signs it, without an account. */
export function SignPage() {
  const { token = "" } = useParams();
  return <Signing access={useMemo(() => ({ token }), [token])} />;
}

type SigningProps = {
  access: SigningAccess;
  /** The way back, for whoever did not come from a mail. */
  above?: ReactNode;
};

/** The same for everybody, whichever way they came. */
export function Signing({ access, above }: SigningProps) {
  const { data: view, error, refetch } = useSigningView(access);
  const sign = useSign(access, async () => (await paper).signDocument);
  if (view !== undefined && !isLinkProblem(error))
    return <SigningScreen access={access} view={view} sign={sign} above={above} />;
  return (
    <SigningFrame>
      {above}
      {error === null ? (
        <SigningSkeleton />
      ) : (
        <SigningProblem
          error={error}
          failed={sign.error}
          token={"token" in access ? access.token : undefined}
          onRetry={() => void refetch()}
        />
      )}
    </SigningFrame>
  );
}

type SigningScreenProps = SigningProps & { view: SigningView; sign: ReturnType<typeof useSign> };

function SigningScreen({ access, view, sign, above }: SigningScreenProps) {
  const signature = resultOf(view);
  const { document } = view;
  const { title, status } = document;
  const tabTitle =
    signature === null ? say("signing.tabToSign", { title }) : say("signing.tabSigned", { title });
  useEffect(() => nameTab(tabTitle), [tabTitle]);
  const isLocked = status === "locked";
  const [placeToSign, setPlaceToSign] = useState<HTMLElement | null>(null);
  const { reset } = sign;
  useEffect(() => {
    // What was refused then is not refused any more.
    if (!isLocked) reset();
  }, [isLocked, reset]);
  return (
    <SigningFrame reader={view.collaborator.name}>
      {above}
      {signature === null && (
        <SigningRequest
          view={view}
          canSign={placeToSign !== null}
          figures={
            document.type !== "split_sheet" && (
              <Suspense fallback={<Skeleton className="mt-5 h-48 sm:h-40" />}>
                <AgreementFigures document={document} />
              </Suspense>
            )
          }
        />
      )}
      <Suspense
        fallback={signature === null ? <DocumentBodySkeleton className="mt-8" /> : <SigningSkeleton />}
      >
        <SigningPaper
          access={access}
          view={view}
          signature={signature}
          sign={sign}
          placeToSign={setPlaceToSign}
        />
      </Suspense>
    </SigningFrame>
  );
}
