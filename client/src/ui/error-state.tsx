import { RotateCw } from "lucide-react";
import { say } from "#client/lib/say";
import { Button } from "#client/ui/button";

type ErrorStateProps = {
  title?: string;
  message: string;
  onRetry: () => void;
  /** `h1` where it stands for a whole page. */
  heading?: "h1" | "h3";
};

/** A list or page that could not be loaded. */
export function ErrorState({
  title = "This did not load",
  message,
  onRetry,
  heading: Heading = "h3",
}: ErrorStateProps) {
  return (
    <div
      role="alert"
      className="grid justify-items-center gap-2 rounded-card border border-danger/35 px-5 py-10 text-center"
    >
      <Heading className="font-serif text-lg font-semibold">{title}</Heading>
      <p className="max-w-md text-sm text-balance text-muted wrap-anywhere">{message}</p>
      <Button variant="secondary" icon={<RotateCw aria-hidden />} onClick={onRetry} className="mt-4">
        {say("screen.tryAgain")}
      </Button>
    </div>
  );
}
