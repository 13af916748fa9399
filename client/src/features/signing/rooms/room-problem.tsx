import { RotateCw } from "lucide-react";
import { ApiError } from "#client/lib/call";
import { messageOf } from "#client/lib/errors";
import { say } from "#client/lib/say";
import { Button } from "#client/ui/button";

/** A room that is closed or was never there, or a server that does not answer: two different things to do. */
export function RoomProblem({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const isRefusal = error instanceof ApiError && error.status < 500;
  return (
    <section role="alert">
      <h1 className="font-serif text-2xl font-semibold">
        {isRefusal ? say("room.notOpen") : say("screen.notLoaded")}
      </h1>
      <p className="mt-3 text-base">{messageOf(error, say("signing.notLoaded"))}</p>
      {!isRefusal && (
        <Button size="lg" icon={<RotateCw aria-hidden />} onClick={onRetry} className="mt-6 w-full sm:w-auto">
          {say("screen.tryAgain")}
        </Button>
      )}
    </section>
  );
}
