import { heldShares } from "#client/features/signing/held-shares";
import { formatDate } from "#client/lib/format";
import { say, sayWith, type Text } from "#client/lib/words/say";
import { Notice } from "#client/ui/card";
import type { SigningView } from "#shared/contract/signing";
import type { DocumentType } from "#shared/domain/document-status";

const explanations = {
  split_sheet: "A split sheet is the written agreement on who owns which share of a song.",
  producer_agreement:
    "A producer agreement is the contract between an artist and a producer: fee, royalties, ownership and credit.",
  featured_artist_agreement:
    "A featured artist agreement is the contract between a lead artist and the artist who joins them on a song.",
} as const satisfies Record<DocumentType, Text>;

type SigningRequestProps = {
  view: SigningView;
  /** Whether the place to sign stands: it does not before the document, nor while that is locked. */
  canSign: boolean;
};

/** Who asks, for what, and what it means for the reader: the first three seconds. */
export function SigningRequest({ view, canSign }: SigningRequestProps) {
  const { requestedBy, document, collaborator, message, replaces } = view;
  const owner = <bdi>{requestedBy.name}</bdi>;
  const isLocked = document.status === "locked";
  return (
    <section aria-labelledby="signing-request">
      <h1 id="signing-request" className="font-serif text-xl font-semibold wrap-anywhere sm:text-2xl">
        {sayWith("{owner} asks you to sign “{title}”", { owner, title: <bdi>{document.title}</bdi> })}
      </h1>
      <p className="mt-2 text-sm text-muted wrap-anywhere">
        <a className="underline underline-offset-2" href={`mailto:${requestedBy.email}`}>
          <bdi>{requestedBy.email}</bdi>
        </a>{" "}
        {say("· sent {day}", { day: formatDate(document.version.sentAt) })}
      </p>
      {isLocked && (
        <Notice tone="info" title={say("The owner has locked this document")} className="mt-4">
          {sayWith("It cannot be signed now. Once {owner} unlocks it this link works again.", { owner })}
        </Notice>
      )}
      {replaces && (
        <Notice
          tone="info"
          title={say("This replaces version {number}", { number: replaces.version })}
          className="mt-4 whitespace-pre-line"
        >
          {replaces.sentences.join("\n")}
        </Notice>
      )}
      {message !== "" && (
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
        <RoleInShort role={collaborator.role} />
      )}
      <p className="mt-4 text-sm text-muted">
        {say(explanations[document.type])} {say("Signing is free and needs no account.")}{" "}
        {canSign && (
          <a className="font-medium text-primary underline underline-offset-2" href="#sign">
            {say("Go to signing")}
          </a>
        )}
      </p>
    </section>
  );
}

function RoleInShort({ role }: { role: string }) {
  return (
    <dl className="mt-5 flex flex-col-reverse border-y py-4">
      <dt className="text-sm text-muted">{say("Your role")}</dt>
      <dd className="font-serif text-2xl font-semibold text-primary">{role}</dd>
    </dl>
  );
}

function ShareInShort({ rights }: Pick<SigningView["collaborator"], "rights">) {
  return (
    <dl className="mt-5 flex flex-wrap gap-x-10 gap-y-3 border-y py-4">
      {heldShares(rights).map(({ label, percentage }) => (
        <div key={label} className="flex flex-col-reverse">
          <dt className="text-sm text-muted">{say("Your {label}", { label })}</dt>
          <dd className="font-serif text-2xl font-semibold text-primary tabular-nums">{percentage}%</dd>
        </div>
      ))}
    </dl>
  );
}
