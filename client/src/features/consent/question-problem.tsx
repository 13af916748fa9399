import { RotateCw, Unlink } from "lucide-react";
import { isUselessLink } from "#client/features/consent/question-queries";
import { ApiError } from "#client/lib/call";
import { messageOf } from "#client/lib/errors";
import { say } from "#client/lib/say";
import { Button } from "#client/ui/button";

type QuestionProblemProps = { error: unknown; onRetry: () => void };

/** A link that leads nowhere, or a server that does not answer: two different things to do. */
export function QuestionProblem({ error, onRetry }: QuestionProblemProps) {
  if (isUselessLink(error)) {
    // What is hidden says so itself: the link is a good one.
    const heading = error instanceof ApiError ? error.heading : undefined;
    return (
      <section role="alert">
        <span
          aria-hidden
          className="grid size-16 place-items-center rounded-full bg-primary/10 text-primary [&_svg]:size-7"
        >
          <Unlink />
        </span>
        <h1 className="mt-5 font-serif text-2xl font-semibold">
          {heading ?? say("consent.linkInvalidHeading")}
        </h1>
        <p className="mt-3">{messageOf(error, say("consent.linkInvalid"))}</p>
        {heading === undefined && <p className="mt-2 text-muted">{say("consent.linkInvalidWhatNow")}</p>}
      </section>
    );
  }
  return (
    <section role="alert">
      <h1 className="font-serif text-2xl font-semibold">{say("screen.notLoaded")}</h1>
      <p className="mt-3">{messageOf(error, say("consent.notLoaded"))}</p>
      <p className="mt-2 text-muted">{say("screen.linkIsFine")}</p>
      <Button size="lg" icon={<RotateCw aria-hidden />} onClick={onRetry} className="mt-6 w-full sm:w-auto">
        {say("screen.tryAgain")}
      </Button>
    </section>
  );
}
