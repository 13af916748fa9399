import { RotateCw } from "lucide-react";
import { isLinkProblem, isWithdrawn } from "#client/features/signing/use-signing";
import { messageOf } from "#client/lib/errors";
import { Button } from "#client/ui/button";

type SigningProblemProps = { error: unknown; onRetry: () => void };

/** A link that leads nowhere, or a server that does not answer: two different things to do. */
export function SigningProblem({ error, onRetry }: SigningProblemProps) {
  if (isWithdrawn(error)) return <Withdrawn message={messageOf(error, "")} />;
  if (isLinkProblem(error)) return <InvalidLink message={messageOf(error, "Invalid signing link")} />;
  return (
    <section role="alert">
      <h1 className="font-serif text-2xl font-semibold">This page did not load</h1>
      <p className="mt-3">{messageOf(error, "Failed to load signing information")}</p>
      <p className="mt-2 text-muted">Nothing is wrong with your link. Check your connection and try again.</p>
      <Button size="lg" icon={<RotateCw aria-hidden />} onClick={onRetry} className="mt-6 w-full sm:w-auto">
        Try again
      </Button>
    </section>
  );
}

/** The document was taken back, or somebody has declined: who and why says the server. */
function Withdrawn({ message }: { message: string }) {
  return (
    <section role="status">
      <h1 className="font-serif text-2xl font-semibold">Nothing to sign any more</h1>
      <p className="mt-3 text-base wrap-anywhere">{message}</p>
      <p className="mt-2 text-muted">There is nothing for you to do.</p>
    </section>
  );
}

function InvalidLink({ message }: { message: string }) {
  return (
    <section role="alert">
      <h1 className="font-serif text-2xl font-semibold">Invalid Signing Link</h1>
      <p className="mt-3">{message}</p>
      <p className="mt-2 text-muted">
        Please contact the document owner, the person who asked you to sign, and ask for a new link. A newer
        e-mail replaces the link of an older one, so look for the latest one first.
      </p>
    </section>
  );
}
