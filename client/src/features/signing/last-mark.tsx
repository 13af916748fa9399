import { useQuery } from "@tanstack/react-query";
import { MarkFigure } from "#client/features/documents/index";
import { signingCalls, type SigningAccess } from "#client/features/signing/signing-calls";
import { say } from "#client/lib/say";
import { Button } from "#client/ui/button";
import type { Mark } from "#shared/contract/fields/mark";

type LastMarkProps = {
  access: SigningAccess;
  name: string;
  isChosen: boolean;
  onChoose: (mark: Mark) => void;
};

/** For somebody signed in: their name as they signed with it last, to be used again. Nothing where they never did. */
export function LastMark({ access, name, isChosen, onChoose }: LastMarkProps) {
  const { lastMark } = signingCalls(access);
  const { data: mark } = useQuery({
    queryKey: ["last-mark", access],
    queryFn: async () => (await lastMark?.()) ?? null,
    enabled: lastMark !== null,
  });
  if (!mark) return null;
  return (
    <Button
      variant="secondary"
      aria-pressed={isChosen}
      aria-label={say("mark.asLastTime")}
      onClick={() => onChoose(mark)}
      className="mt-3 h-auto justify-start py-2 aria-pressed:border-primary aria-pressed:text-primary"
    >
      <MarkFigure mark={mark} name={name} className="h-10 max-w-40" />
      <span className="text-sm">{say("mark.asLastTime")}</span>
    </Button>
  );
}
