import type { Purpose } from "#client/features/consent/consent-queries";
import { nameSome } from "#client/lib/name-people";
import { say } from "#client/lib/say";

type ConfirmationProgressProps = {
  purpose: Purpose;
  request: { confirmedCount: number; totalConfirmations: number; waitingFor: string[] };
  /** Who reads it, when they are one of those who are asked. */
  reader?: string | undefined;
};

/** How many have agreed, and who is waited for. */
export function ConfirmationProgress({ purpose, request, reader }: ConfirmationProgressProps) {
  const { confirmedCount, totalConfirmations, waitingFor } = request;
  const place = reader === undefined ? -1 : waitingFor.indexOf(reader);
  const others = waitingFor.filter((_, index) => index !== place);
  const waiting = others.length < waitingFor.length ? [say("screen.youInList"), ...others] : others;
  const counts = { count: confirmedCount, total: totalConfirmations };
  return (
    <div className="max-w-80 tabular-nums">
      {purpose === "deletion" ? say("consent.deletionCount", counts) : say("consent.amendmentCount", counts)}
      <div aria-hidden className="my-1.5 h-1.5 overflow-hidden rounded-full bg-ink/10">
        <div
          className="h-full rounded-full bg-primary"
          style={{ width: `${(confirmedCount / Math.max(1, totalConfirmations)) * 100}%` }}
        />
      </div>
      {waiting.length > 0 && (
        <p className="text-muted wrap-anywhere">{say("consent.waitingFor", { names: nameSome(waiting) })}</p>
      )}
    </div>
  );
}
