import { useEffect, useRef, type ReactNode } from "react";
import { nameActing } from "#client/lib/name-acting";
import { say, sayWith } from "#client/lib/say";
import { CopyButton } from "#client/ui/copy-button";
import { nextSentence, progressSentence } from "#client/features/signing/signing-progress";
import type { Collaborator } from "#shared/contract/documents";
import type { SignResult } from "#shared/contract/signing/acts";
import type { SigningView } from "#shared/contract/signing/view";
import { momentForReader } from "#shared/dates";
import { signsForAnother } from "#shared/domain/acting";

type DocumentSignedProps = {
  view: SigningView;
  signature: SignResult;
  /** Signed a moment ago on this page: the heading takes the focus. */
  fresh: boolean;
  children: ReactNode;
};

/** The receipt of a signature: when, its id, how far the others are, and what happens next. */
export function DocumentSigned({ view, signature, fresh, children }: DocumentSignedProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!fresh) return;
    window.scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
  }, [fresh]);
  const { document, collaborator } = view;
  const { signedBy, leaving } = collaborator;
  const isNamed = view.acting?.basis === "named";
  const byAnother = signedBy?.basis === "named" && !isNamed ? signedBy : null;
  const title = <bdi>{document.title}</bdi>;
  const name = <bdi>{collaborator.name}</bdi>;
  const moment = (
    <time dateTime={signature.signedAt} className="whitespace-nowrap">
      {momentForReader(signature.signedAt)}
    </time>
  );
  return (
    <section aria-labelledby="document-signed">
      <h1
        id="document-signed"
        ref={heading}
        tabIndex={-1}
        className="font-serif text-2xl font-semibold focus:outline-none"
      >
        {headingOf(view, fresh)}
      </h1>
      <p className="mt-2 text-base wrap-anywhere">
        {byAnother
          ? sayWith("acting.signedForYou", { by: <bdi>{nameActing(byAnother)}</bdi>, title, moment })
          : isNamed && signedBy?.basis !== "named"
            ? signedBy
              ? sayWith("acting.signedFor", { by: <bdi>{nameActing(signedBy)}</bdi>, name, title, moment })
              : sayWith("acting.signedThemselves", { name, title, moment })
            : leaving
              ? sayWith("left.signedOn", { title, moment, number: String(document.version.number) })
              : signsForAnother(signedBy ?? null)
                ? sayWith("acting.youSigned", { name, title, moment })
                : sayWith("signing.signedOn", { title, moment })}
      </p>
      {leaving && !view.replacedBy && <p className="mt-2 text-base wrap-anywhere">{whatLeavingDoes(view)}</p>}
      <div className="mt-5 flex flex-wrap items-center justify-between gap-x-4 border-y py-2">
        <p className="text-sm text-muted">
          {say("signing.signatureId")}{" "}
          <span className="block text-base text-ink select-all">{signature.signatureId}</span>
        </p>
        <CopyButton text={signature.signatureId} label={say("signing.copySignatureId")} />
      </div>
      {view.replacedBy ? (
        <div className="mt-5 space-y-2 text-base wrap-anywhere">
          {view.replacedBy.sentences.map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
        </div>
      ) : (
        <>
          <h2 className="mt-7 font-serif text-lg font-semibold">{say("signing.whatNext")}</h2>
          <ProgressBar signers={view.collaborators} />
          <p className="mt-3 text-base wrap-anywhere">{nextSentence(view.collaborators)}</p>
          {view.inForce.length > 0 && (
            <p className="mt-2 text-base wrap-anywhere">{view.inForce.join(" ")}</p>
          )}
          {!leaving && !isSignedByAll(view) && view.replaces?.binds && (
            <p className="mt-2 text-base wrap-anywhere">{view.replaces.binds}</p>
          )}
        </>
      )}
      {children}
    </section>
  );
}

function headingOf(view: SigningView, fresh: boolean): string {
  const { collaborator, document, replacedBy } = view;
  if (collaborator.leaving)
    return hasLeft(view) ? say("left.done", leaver(view)) : say("left.agreed", leaver(view));
  if (replacedBy) return say("signing.signedReplaced", { number: String(document.version.number) });
  return fresh ? say("signing.signedNow") : say("signing.signedBefore");
}

/** Whose leaving it is: the reader's own, or that of whom they have signed for. */
function leaver({ collaborator: { name, signedBy }, acting }: SigningView) {
  const own = signedBy?.basis === "named" ? null : (signedBy ?? null);
  return { name, isAnother: signsForAnother(acting ?? own) };
}

const isSignedByAll = ({ collaborators }: SigningView) => collaborators.every(({ signed }) => signed);

const hasLeft = (view: SigningView) => view.replacedBy !== null || isSignedByAll(view);

/** What somebody who leaves holds until everybody has signed, or held. */
function whatLeavingDoes(view: SigningView): string {
  const versions = {
    number: String(view.document.version.number),
    before: String(view.replaces?.version ?? ""),
  };
  const said = { ...leaver(view), ...versions };
  return hasLeft(view) ? say("left.ended", said) : say("left.notYet", said);
}

function ProgressBar({ signers }: { signers: readonly Collaborator[] }) {
  const signed = signers.filter((signer) => signer.signed).length;
  return (
    <>
      <div aria-hidden className="mt-3 h-2 overflow-hidden rounded-full bg-ink/10">
        <div
          className="h-full rounded-full bg-primary"
          style={{ width: `${(signed / signers.length) * 100}%` }}
        />
      </div>
      <p className="mt-1.5 text-sm text-muted tabular-nums">{progressSentence(signers)}</p>
    </>
  );
}
