import type { ReactNode } from "react";
import { MailCheck, MailX } from "lucide-react";
import { SigningFailed } from "#client/features/signing/signing-failed";
import { CurrentLink } from "#client/features/signing/current-link";
import { isLinkProblem, isUnconfirmed, isWithdrawn } from "#client/features/signing/use-signing";
import { ApiError } from "#client/lib/call";
import { messageOf } from "#client/lib/errors";
import { say } from "#client/lib/say";
import { useUser } from "#client/lib/use-user";

type UselessLinkProps = {
  error: unknown;
  failed: unknown;
  /** Of who came by a link. */
  token: string | undefined;
};

/** A link that opens no document (any more): nobody was sent it, it is too old, or what it led to was taken back. */
export function UselessLink({ error, failed, token }: UselessLinkProps) {
  const heading = error instanceof ApiError ? error.heading : undefined;
  // Nobody is offered what their link does not bring: it is none of ours, or was meant for somebody else.
  const hasCurrent = error instanceof ApiError && (error.hasNewerLink || error.code === "link_expired");
  const why = isLinkProblem(failed) ? (
    <SigningFailed error={failed} />
  ) : (
    <p className="mt-3 text-base wrap-anywhere">{messageOf(error, say("signing.linkInvalid"))}</p>
  );
  if (isWithdrawn(error))
    return (
      <Withdrawn heading={heading}>
        {why}
        {token && hasCurrent && <CurrentLink token={token} />}
      </Withdrawn>
    );
  if (isUnconfirmed(error)) return <NotYours heading={say("signing.confirmFirst")}>{why}</NotYours>;
  if (error instanceof ApiError && error.code === "not_your_turn")
    return <NotYours heading={say("signing.notYourTurn")}>{why}</NotYours>;
  if (error instanceof ApiError && error.code === "representation_ended")
    return <NotYours heading={say("signing.nothingToSign")}>{why}</NotYours>;
  if (error instanceof ApiError && error.code === "nothing_to_sign")
    return <NotYours heading={say("signing.notAsked")}>{why}</NotYours>;
  // Signed in there is no link that could be wrong.
  if (error instanceof ApiError && error.code === "document_not_found") return <NotThere>{why}</NotThere>;
  return (
    <section role="alert">
      <h1 className="font-serif text-2xl font-semibold">{say("signing.linkInvalidHeading")}</h1>
      {why}
      {token && hasCurrent ? (
        <CurrentLink token={token} />
      ) : (
        <p className="mt-6 text-muted">{say("signing.linkInvalidWhatNow")}</p>
      )}
    </section>
  );
}

/** Nothing is there for this account; what was sent to an address is, once that is confirmed. */
function NotThere({ children }: { children: ReactNode }) {
  const { user } = useUser();
  if (user?.emailVerified !== false) return <NotYours heading={say("signing.notAsked")}>{children}</NotYours>;
  return (
    <NotYours heading={say("signing.confirmFirst")}>
      <p className="mt-3 text-base wrap-anywhere">{say("signing.confirmToSee", { email: user.email })}</p>
    </NotYours>
  );
}

/** For somebody signed in: not asked, or not known to have the address yet. */
function NotYours({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <section role="alert">
      <h1 className="font-serif text-2xl font-semibold">{heading}</h1>
      {children}
    </section>
  );
}

type WithdrawnProps = { heading: string | undefined; children: ReactNode };

/** The document was taken back, or somebody has declined: who, why and what now says the server. What was one's own doing has a heading. */
function Withdrawn({ heading, children }: WithdrawnProps) {
  const Icon = heading === undefined ? MailX : MailCheck;
  return (
    <section role="status">
      <span aria-hidden className="grid size-16 place-items-center rounded-full bg-ink/6 text-muted">
        <Icon className="size-7" />
      </span>
      <h1 className="mt-5 font-serif text-2xl font-semibold wrap-anywhere">
        {heading ?? say("signing.nothingToSign")}
      </h1>
      {children}
    </section>
  );
}
