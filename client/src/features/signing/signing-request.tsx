import type { ReactNode } from "react";
import { Changes } from "#client/features/signing/changes";
import { heldShares } from "#client/features/signing/held-shares";
import { OwnersWords } from "#client/features/signing/owners-words";
import { nameRole } from "#client/lib/name-role";
import { say, sayWith } from "#client/lib/say";
import { Notice } from "#client/ui/card";
import type { SigningView } from "#shared/contract/signing/view";
import { dayForReader } from "#shared/dates";
import { signsForAnother } from "#shared/domain/acting";

type SigningRequestProps = {
  view: SigningView;
  /** Whether the place to sign stands: it does not before the document, nor while that is locked. */
  canSign: boolean;
  /** Of an agreement: what it is about, in large. */
  figures: ReactNode;
};

/** Who asks, for what, and what it means for the reader: the first three seconds. */
export function SigningRequest({ view, canSign, figures }: SigningRequestProps) {
  const { requestedBy, isOwner, document, collaborator, replaces } = view;
  const owner = <bdi>{requestedBy.name}</bdi>;
  const title = <bdi>{document.title}</bdi>;
  const isLocked = document.status === "locked";
  const name = <bdi>{collaborator.name}</bdi>;
  const isNamed = view.acting?.basis === "named";
  return (
    <section aria-labelledby="signing-request">
      <h1 id="signing-request" className="font-serif text-xl font-semibold wrap-anywhere sm:text-2xl">
        {isNamed
          ? sayWith("acting.asks", { name, title })
          : isOwner
            ? sayWith("signing.asksOneself", { title })
            : sayWith("signing.asks", { owner, title })}
      </h1>
      <p className="mt-2 text-sm text-muted wrap-anywhere">
        {isNamed && <>{sayWith("acting.sentBy", { owner })} </>}
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
      {view.acting && (
        <Notice tone="info" className="mt-4">
          {view.acting.basis === "named"
            ? sayWith("acting.youAreNamed", { name })
            : sayWith("acting.byText", { by: <bdi>{view.acting.name}</bdi>, name })}
        </Notice>
      )}
      {replaces && (
        <Notice
          tone={collaborator.leaving ? "warning" : "info"}
          title={
            collaborator.leaving
              ? say("leaving.heading")
              : say("signing.replaces", { number: replaces.version })
          }
          className="mt-4"
        >
          <p className="whitespace-pre-line wrap-anywhere">{replaces.sentences.join("\n")}</p>
          <Changes changes={replaces.changes} />
        </Notice>
      )}
      <OwnersWords view={view} />
      {document.type === "split_sheet" ? (
        <ShareInShort
          collaborator={collaborator}
          version={replaces?.version ?? 0}
          isAnothers={signsForAnother(view.acting)}
        />
      ) : (
        <>
          {figures}
          <dl className="mt-4 flex flex-wrap gap-x-2 text-sm">
            <dt className="text-muted">
              {signsForAnother(view.acting) ? sayWith("acting.roleOf", { name }) : say("signing.yourRole")}
            </dt>
            <dd className="font-semibold">{nameRole(collaborator.role)}</dd>
          </dl>
        </>
      )}
      <p className="mt-4 text-sm text-muted">
        {say("signing.whatItIs", { type: document.type })} {say("signing.free")}{" "}
        {canSign && (
          <a
            className="relative inline-block font-medium text-primary underline underline-offset-2 after:absolute after:-inset-x-2 after:-inset-y-3"
            href="#sign"
          >
            {say("signing.goToSigning")}
          </a>
        )}
      </p>
    </section>
  );
}

type ShareInShortProps = Pick<SigningView, "collaborator"> & { version: number; isAnothers: boolean };

/** What the reader, or whoever they sign for, holds by this version or, where they leave, by the one it replaces. */
function ShareInShort({ collaborator, version, isAnothers }: ShareInShortProps) {
  const { name, rights, leaving = false } = collaborator;
  return (
    <dl className="mt-5 flex flex-wrap gap-x-10 gap-y-3 border-y py-4">
      {heldShares(rights).map(({ rightsType, percentage }) => (
        <div key={rightsType} className="flex flex-col-reverse">
          <dt className="text-sm text-muted">
            {isAnothers
              ? sayWith("acting.rightsOf", { name: <bdi>{name}</bdi>, rights: rightsType, leaving, version })
              : leaving
                ? say("signing.youHold", { rights: rightsType, version })
                : say("signing.yourRights", { rights: rightsType })}
          </dt>
          <dd className="font-serif text-2xl font-semibold text-primary tabular-nums">{percentage}%</dd>
        </div>
      ))}
    </dl>
  );
}
