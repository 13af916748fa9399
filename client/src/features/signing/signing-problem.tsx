import { lazy, Suspense } from "react";
import { RotateCw } from "lucide-react";
import { SigningSkeleton } from "#client/features/signing/signing-skeleton";
import { isLinkProblem } from "#client/features/signing/use-signing";
import { messageOf } from "#client/lib/errors";
import { say } from "#client/lib/say";
import { Button } from "#client/ui/button";

/** Where the server has answered, it can answer this as well. */
const UselessLink = lazy(async () => ({
  default: (await import("#client/features/signing/useless-link")).UselessLink,
}));

/** `failed` is why a signature was not taken, where the page was open before. */
type SigningProblemProps = {
  error: unknown;
  failed: unknown;
  token: string | undefined;
  onRetry: () => void;
};

/** A link that leads nowhere, or a server that does not answer: two different things to do. */
export function SigningProblem({ error, failed, token, onRetry }: SigningProblemProps) {
  if (isLinkProblem(error))
    return (
      <Suspense fallback={<SigningSkeleton />}>
        <UselessLink error={error} failed={failed} token={token} />
      </Suspense>
    );
  return (
    <section role="alert">
      <h1 className="font-serif text-2xl font-semibold">{say("screen.notLoaded")}</h1>
      <p className="mt-3">{messageOf(error, say("signing.notLoaded"))}</p>
      <p className="mt-2 text-muted">{say("screen.linkIsFine")}</p>
      <Button size="lg" icon={<RotateCw aria-hidden />} onClick={onRetry} className="mt-6 w-full sm:w-auto">
        {say("screen.tryAgain")}
      </Button>
    </section>
  );
}
