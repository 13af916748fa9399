import type { ReactNode } from "react";
import { MailCheck, MailX } from "lucide-react";
import { SigningFailed } from "#client/features/signing/signing-failed";
import { isLinkProblem, isWithdrawn } from "#client/features/signing/use-signing";
import { ApiError } from "#client/lib/call";
import { messageOf } from "#client/lib/errors";
import { say } from "#client/lib/words/say";

/** A link that opens no document (any more): nobody was sent it, it is too old, or what it led to was taken back. */
export function UselessLink({ error, failed }: { error: unknown; failed: unknown }) {
  const heading = error instanceof ApiError ? error.heading : undefined;
  const why = isLinkProblem(failed) ? (
    <SigningFailed error={failed} />
  ) : (
    <p className="mt-3 text-base wrap-anywhere">{messageOf(error, say("Invalid signing link"))}</p>
  );
  return isWithdrawn(error) ? (
    <Withdrawn heading={heading}>{why}</Withdrawn>
  ) : (
    <InvalidLink>{why}</InvalidLink>
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
        {heading ?? say("Nothing to sign any more")}
      </h1>
      {children}
    </section>
  );
}

function InvalidLink({ children }: { children: ReactNode }) {
  return (
    <section role="alert">
      <h1 className="font-serif text-2xl font-semibold">{say("Invalid Signing Link")}</h1>
      {children}
      <p className="mt-2 text-muted">
        {say(
          "Please contact the document owner, the person who asked you to sign, and ask for a new link. A newer e-mail replaces the link of an older one, so look for the latest one first.",
        )}
      </p>
    </section>
  );
}
