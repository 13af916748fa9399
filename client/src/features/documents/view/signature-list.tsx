import type { ReactNode } from "react";
import { MarkFigure } from "#client/features/documents/view/mark-figure";
import { markBeside, type Highlight } from "#client/lib/highlight";
import { nameActing } from "#client/lib/name-acting";
import { nameRole } from "#client/lib/name-role";
import { say, sayWith } from "#client/lib/say";
import { Badge } from "#client/ui/badge";
import { Button } from "#client/ui/button";
import type { Collaborator, Document } from "#shared/contract/documents";
import { momentForReader } from "#shared/dates";
import { showPhone } from "#shared/domain/phone";
import { rolesOf } from "#shared/domain/split-sheet";

type SignatureListProps = {
  /** Undefined while they load. */
  collaborators: readonly Collaborator[] | undefined;
  failed?: boolean;
  onRetry?: () => void;
  /** The reader, or whoever they sign for: marked. */
  highlight?: Highlight | undefined;
  /** They were asked once, and are again only when it is sent again: nobody is waited for. */
  returned?: boolean;
  /** Something to do for one signer, such as a reminder. */
  action?: (collaborator: Collaborator) => ReactNode;
};

/** Who has to sign and who has, in the order of the document. */
export function SignatureList(props: SignatureListProps) {
  const { collaborators, failed = false, onRetry, highlight, returned = false, action } = props;
  if (failed) return <LoadingFailed onRetry={onRetry} />;
  if (collaborators === undefined)
    return <p className="py-3 text-sm text-muted">{say("signing.loadingSignatures")}</p>;
  if (collaborators.length === 0) return <p className="py-3 text-sm text-muted">No signatures required</p>;
  return (
    <ul className="divide-y divide-line">
      {collaborators.map((collaborator, index) => (
        <Signer
          key={collaborator.id ?? index}
          collaborator={collaborator}
          mark={markBeside(collaborator, highlight)}
          isAsked={!returned}
          action={action?.(collaborator)}
        />
      ))}
    </ul>
  );
}

function LoadingFailed({ onRetry }: { onRetry: (() => void) | undefined }) {
  return (
    <div role="alert" className="flex flex-wrap items-center justify-between gap-3 py-3 text-sm">
      <p className="text-danger">Error loading signatures</p>
      {onRetry && (
        <Button variant="secondary" size="sm" onClick={onRetry}>
          Try again
        </Button>
      )}
    </div>
  );
}

/** Why nobody of a document that is not out for signatures has signed. */
export function unsentSentence({ returned }: Pick<Document, "returned">): string {
  if (!returned) return "Nobody has been asked to sign yet";
  return returned.because === "amended"
    ? "The changed version has to be sent before anybody can sign it"
    : "It has to be sent again before anybody can sign";
}

type SignerProps = {
  collaborator: Collaborator;
  mark: string | undefined;
  isAsked: boolean;
  action: ReactNode;
};

function Signer({ collaborator, mark: isMarked, isAsked, action }: SignerProps) {
  const { name, email, phone, role, rights, leaving, signed, signedAt, signatureId, mark } = collaborator;
  const { signedBy, representative } = collaborator;
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1 py-4 text-sm wrap-anywhere">
      <div className="min-w-0 flex-1">
        {mark && <MarkFigure mark={mark} name={name} className="mb-1 h-9" />}
        <p className="font-semibold">
          <bdi>{name}</bdi>
          {isMarked && <span className="font-normal text-muted"> ({isMarked})</span>}
        </p>
        <p className="text-muted">
          {leaving ? (
            say("signing.leaves")
          ) : (
            <bdi>{rights.length === 0 ? nameRole(role) : rolesOf(rights)}</bdi>
          )}
        </p>
        {(signedBy ?? representative) && (
          <p className="text-muted">
            {signedBy
              ? sayWith("acting.signedBy", { by: <bdi>{nameActing(signedBy)}</bdi> })
              : sayWith("acting.isNamed", { by: <bdi>{nameActing(representative!)}</bdi> })}
          </p>
        )}
        {email !== "" && (
          <p className="text-muted">
            <bdi>{email}</bdi>
          </p>
        )}
        {phone && <p className="text-muted">{showPhone(phone)}</p>}
        {signed && signedAt !== null && (
          <p className="mt-1 text-xs text-muted">
            <time dateTime={signedAt} className="block">
              {momentForReader(signedAt)}
            </time>{" "}
            {signatureId}
          </p>
        )}
      </div>
      {isAsked && (
        <Badge tone={signed ? "success" : "neutral"}>
          {signed ? say("signing.signed") : say("signing.pending")}
        </Badge>
      )}
      {action && <div className="basis-full">{action}</div>}
    </li>
  );
}
