import { RotateCw, Unlink } from "lucide-react";
import { isUselessLink } from "#client/features/consent/question-queries";
import { messageOf } from "#client/lib/errors";
import { say } from "#client/lib/words/say";
import { Button } from "#client/ui/button";

type QuestionProblemProps = { error: unknown; onRetry: () => void };

/** A link that leads nowhere, or a server that does not answer: two different things to do. */
export function QuestionProblem({ error, onRetry }: QuestionProblemProps) {
  if (isUselessLink(error))
    return (
      <section role="alert">
        <span
          aria-hidden
          className="grid size-16 place-items-center rounded-full bg-primary/10 text-primary [&_svg]:size-7"
        >
          <Unlink />
        </span>
        <h1 className="mt-5 font-serif text-2xl font-semibold">{say("Invalid confirmation link")}</h1>
        <p className="mt-3">{messageOf(error, say("This confirmation link is invalid or has expired."))}</p>
        <p className="mt-2 text-muted">
          {say(
            "If it was copied by hand, open it from the e-mail instead. Nothing was decided by opening this page.",
          )}
        </p>
      </section>
    );
  return (
    <section role="alert">
      <h1 className="font-serif text-2xl font-semibold">{say("This page did not load")}</h1>
      <p className="mt-3">{messageOf(error, say("The request could not be loaded."))}</p>
      <p className="mt-2 text-muted">
        {say("Nothing is wrong with your link. Check your connection and try again.")}
      </p>
      <Button size="lg" icon={<RotateCw aria-hidden />} onClick={onRetry} className="mt-6 w-full sm:w-auto">
        {say("Try again")}
      </Button>
    </section>
  );
}
