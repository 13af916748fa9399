import { Suspense, useState, type RefCallback } from "react";
import {
  DocumentBody,
  DocumentBodySkeleton,
  DocumentFacts,
  MarkFigure,
  SignatureList,
} from "#client/features/documents/index";
import {
  DocumentSigned,
  ActingLine,
  LinkCode,
  NamedBefore,
  NamedNotice,
  SignatureAgreement,
  SignedBefore,
  SigningChoices,
  SigningFailed,
  ToldNote,
  YourShare,
  hasDenied,
  GetsCopies,
  progressSentence,
  signingCalls,
  useWording,
  type SigningAccess,
  type StatedActing,
  type useSign,
} from "#client/features/signing/index";
import { useReading } from "#client/pages/sign/use-reading";
import { useReadingAid } from "#client/lib/use-reading-aid";
import type { Highlight } from "#client/lib/highlight";
import { say, sayWith } from "#client/lib/say";
import { ButtonLink } from "#client/ui/button";
import { DownloadPdf } from "#client/ui/download-pdf";
import { Notice } from "#client/ui/card";
import type { SignResult } from "#shared/contract/signing/acts";
import type { SigningView } from "#shared/contract/signing/view";
import { dayForReader } from "#shared/dates";
import { signsForAnother } from "#shared/domain/acting";
import { pathTo } from "#shared/paths";

export { signDocument, signEach, SigningFailed, SignSongs } from "#client/features/signing/index";
export { SongsSigned } from "#client/pages/sign/songs-signed";
export { SongPaper } from "#client/pages/sign/song-paper";

type SigningPaperProps = {
  access: SigningAccess;
  view: SigningView;
  /** Null until the reader has signed. */
  signature: SignResult | null;
  sign: ReturnType<typeof useSign>;
  placeToSign: RefCallback<HTMLElement>;
};

/** The document with all that is done with it: the receipt of who has signed, the place to sign for who has not. */
export function SigningPaper({ access, view, signature, sign, placeToSign }: SigningPaperProps) {
  const { collaborator, document } = view;
  const isLocked = document.status === "locked";
  const canSign = signature === null && !isLocked;
  const isNamed = view.acting?.basis === "named";
  // Whoever was named has what there is of a signature where it is theirs.
  const hasSigned = !isNamed || collaborator.signedBy?.basis === "named";
  const { placeOfEnd, report } = useReading();
  const aid = useReadingAid(view);
  const [stated, setStated] = useState<StatedActing | null>(null);
  const [code, setCode] = useState("");
  const acting = view.acting ?? stated;
  const wording = useWording(view, acting);
  const { name, email } = collaborator;
  // Also once they have signed by their own word.
  const ownWord = collaborator.signedBy?.basis === "own_word" ? collaborator.signedBy : null;
  const highlight = { name, email, isAnother: signsForAnother(acting ?? ownWord) };
  const isDenied = hasDenied(view);
  // A minor does not sign: whoever they have named does.
  const isMinors = view.representative?.capacity === "guardian";
  const failure = sign.isError && <SigningFailed error={sign.error} />;
  const { pdf: pdfAddress, record, proof, certificate, forCourt } = signingCalls(access);
  const pdf = <DownloadPdf address={pdfAddress} title={document.title} />;
  const deletion = view.deletion && <DeletionNotice deletion={view.deletion} />;
  return (
    <>
      {signature && (
        <>
          {collaborator.mark && (
            <MarkFigure mark={collaborator.mark} name={collaborator.name} className="mb-4 h-20" />
          )}
          <DocumentSigned view={view} signature={signature} fresh={sign.isSuccess}>
            {deletion}
            {pdf}
            {record !== null && hasSigned && (
              <DownloadPdf address={record} title={`${document.title} – audit trail`} what="record" />
            )}
            {proof !== null &&
              certificate !== null &&
              hasSigned &&
              view.collaborators.every(({ signed }) => signed) && (
                <>
                  <DownloadPdf
                    address={certificate(document.version.number)}
                    title={`${document.title} – certificate`}
                    what="certificate"
                  />
                  <DownloadPdf address={proof} title={document.title} what="proof" />
                  {forCourt !== null && (
                    <DownloadPdf
                      address={forCourt}
                      title={`${document.title} – draft certificate for a court`}
                      what="forCourt"
                    />
                  )}
                </>
              )}
            {document.type === "split_sheet" &&
              !collaborator.leaving &&
              !view.replacedBy &&
              !isNamed &&
              !("roomKey" in access) && (
                <OwnRegistration
                  href={
                    "token" in access
                      ? pathTo.ownRegistration(access.token)
                      : pathTo.registration(document.id)
                  }
                />
              )}
            {"documentId" in access && <AlsoYours view={view} />}
          </DocumentSigned>
        </>
      )}
      {signature === null && deletion}
      <Suspense fallback={<DocumentBodySkeleton className="mt-8" />}>
        {aid && <p className="mt-8 text-sm text-muted">{say("signing.readingAid")}</p>}
        {/* A document stays in the words it was sent in. */}
        <div lang="en" className="mt-8">
          <DocumentBody
            document={document}
            highlight={highlight}
            aid={aid}
            figuresAbove={signature === null}
            action={
              canSign && (
                <ButtonLink href="#sign" size="sm">
                  {say("signing.reviewAndSign")}
                </ButtonLink>
              )
            }
          />
          <div ref={placeOfEnd} />
        </div>
        {/* Nobody is asked to sign what they cannot see yet. */}
        {signature === null && pdf}
        {!collaborator.leaving && <YourShare collaborator={collaborator} isAnothers={highlight.isAnother} />}
        {isLocked && signature === null && failure}
        <ToldNote access={access} view={view} />
        {signature === null && <GetsCopies copies={view.copies} />}
        {canSign && !isDenied && <NamedBefore access={access} view={view} />}
        {canSign && !isDenied && !isMinors && (
          <SignatureAgreement
            ref={placeToSign}
            view={view}
            access={access}
            acting={
              acting && {
                name: acting.name,
                line: <ActingLine view={view} acting={acting} onUndo={stated && (() => setStated(null))} />,
              }
            }
            before={<SignedBefore collaborator={collaborator} acting={acting} />}
            wording={wording}
            busy={sign.isPending}
            onSign={(mark) =>
              wording &&
              sign.mutate({
                wording: wording.version,
                acting: stated,
                reading: report(),
                mark,
                code,
                onOwnersDevice: view.ofAnother,
              })
            }
            code={
              view.code &&
              "token" in access && (
                <LinkCode token={access.token} code={view.code} value={code} onChange={setCode} />
              )
            }
            failure={failure}
          />
        )}
        {view.representative && signature === null && <NamedNotice access={access} view={view} />}
        <SigningChoices
          access={"token" in access ? { ...access, code } : access}
          view={view}
          onActFor={setStated}
        />
        <Signers view={view} highlight={highlight} />
        <div className="mt-10">
          <DocumentFacts version={document.version} />
        </div>
      </Suspense>
    </>
  );
}

/** What everybody is asked beside the document, or has agreed to: with it goes what is read here. */
function DeletionNotice({
  deletion: { confirmed, asked, day, sentences },
}: {
  deletion: NonNullable<SigningView["deletion"]>;
}) {
  return (
    <Notice
      tone="warning"
      title={day === null ? say("deletion.asked") : say("deletion.agreed", { day: dayForReader(day) })}
      className="mt-6"
    >
      {day === null ? say("deletion.askedHow", { confirmed, count: asked }) : say("deletion.keepCopy")}{" "}
      {sentences.join(" ")}
    </Notice>
  );
}

/** What societies ask of whoever has signed. */
function OwnRegistration({ href }: { href: string }) {
  return (
    <section className="mt-6 flex flex-wrap items-center justify-between gap-3 border-t pt-4">
      <div className="min-w-0 flex-1 basis-52">
        <h2 className="font-semibold">{say("registration.invite")}</h2>
        <p className="text-sm text-muted">{say("registration.inviteHelp")}</p>
      </div>
      <ButtonLink href={href} variant="secondary" size="sm">
        {say("registration.open")}
      </ButtonLink>
    </section>
  );
}

/** Others with the same address who have not signed: whoever is signed in signs for each of them. */
function AlsoYours({ view: { document, collaborator, collaborators, sessionWay } }: { view: SigningView }) {
  if (sessionWay !== "session") return null;
  const others = collaborators.filter(
    ({ id, email, signed }) => email === collaborator.email && id !== collaborator.id && !signed,
  );
  return others.map(({ id, name }) => (
    <div key={id} className="mt-6 flex flex-wrap items-center justify-between gap-3 border-t pt-4">
      <p className="text-sm">{sayWith("signing.alsoYours", { name: <bdi>{name}</bdi> })}</p>
      <ButtonLink href={pathTo.signing(document.id, id ?? undefined)} size="sm">
        {say("signing.reviewAndSign")}
      </ButtonLink>
    </div>
  ));
}

type SignersProps = { view: SigningView; highlight: Highlight };

/** Beyond a band's size the list is folded away: the button must not be pages down. */
const SHOWN_SIGNERS = 8;

function Signers({ view: { collaborator, collaborators, copies }, highlight }: SignersProps) {
  const list = <SignatureList collaborators={collaborators} highlight={highlight} />;
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
      {collaborator.signed && <GetsCopies copies={copies} />}
    </section>
  );
}
