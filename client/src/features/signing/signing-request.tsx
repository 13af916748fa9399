import type { ReactNode } from "react";
import { heldShares } from "#client/features/signing/held-shares";
import { say, sayWith } from "#client/lib/say";
import { Notice } from "#client/ui/card";
import type { SigningView } from "#shared/contract/signing";
import { dayForReader } from "#shared/dates";

type SigningRequestProps = {
  view: SigningView;
  /** Whether the place to sign stands: it does not before the document, nor while that is locked. */
  canSign: boolean;
  /** Of an agreement: what it is about, in large. */
  figures: ReactNode;
};

/** Who asks, for what, and what it means for the reader: the first three seconds. */
export function SigningRequest({ view, canSign, figures }: SigningRequestProps) {
  const { requestedBy, isOwner, document, collaborator, message, replaces } = view;
  const owner = <bdi>{requestedBy.name}</bdi>;
  const title = <bdi>{document.title}</bdi>;
  const isLocked = document.status === "locked";
  return (
    <section aria-labelledby="signing-request">
      <h1 id="signing-request" className="font-serif text-xl font-semibold wrap-anywhere sm:text-2xl">
        {isOwner ? sayWith("signing.asksOneself", { title }) : sayWith("signing.asks", { owner, title })}
      </h1>
      <p className="mt-2 text-sm text-muted wrap-anywhere">
        <a className="underline underline-offset-2" href={`mailto:${requestedBy.email}`}>
          <bdi>{requestedBy.email}</bdi>
        </a>{" "}
        {say("signing.sentOn", { day: dayForReader(document.version.sentAt) })}
      </p>
      {isLocked && (
        <Notice tone="info" title={say("signing.locked")} className="mt-4">
          {sayWith("signing.lockedWhatNow", { owner })}
        </Notice>
      )}
      {replaces && (
        <Notice
          tone="info"
          title={say("signing.replaces", { number: replaces.version })}
          className="mt-4 whitespace-pre-line"
        >
          {replaces.sentences.join("\n")}
        </Notice>
      )}
      {message !== "" && !isOwner && (
        <blockquote
          dir="auto"
          className="mt-4 border-s-2 border-accent ps-4 text-base whitespace-pre-line wrap-anywhere"
        >
          {message}
        </blockquote>
      )}
      {document.type === "split_sheet" ? (
        <ShareInShort rights={collaborator.rights} />
      ) : (
        <>
          {figures}
          <dl className="mt-4 flex flex-wrap gap-x-2 text-sm">
            <dt className="text-muted">{say("signing.yourRole")}</dt>
            <dd className="font-semibold">{collaborator.role}</dd>
          </dl>
        </>
      )}
      <p className="mt-4 text-sm text-muted">
        {say("signing.whatItIs", { type: document.type })} {say("signing.free")}{" "}
        {canSign && (
          <a className="font-medium text-primary underline underline-offset-2" href="#sign">
            {say("signing.goToSigning")}
          </a>
        )}
      </p>
    </section>
  );
}

function ShareInShort({ rights }: Pick<SigningView["collaborator"], "rights">) {
  return (
    <dl className="mt-5 flex flex-wrap gap-x-10 gap-y-3 border-y py-4">
      {heldShares(rights).map(({ rightsType, percentage }) => (
        <div key={rightsType} className="flex flex-col-reverse">
          <dt className="text-sm text-muted">{say("signing.yourRights", { rights: rightsType })}</dt>
          <dd className="font-serif text-2xl font-semibold text-primary tabular-nums">{percentage}%</dd>
        </div>
      ))}
    </dl>
  );
}
