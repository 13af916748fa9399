import { nameSome } from "#client/lib/name-people";

type ConfirmationProgressProps = {
  request: { confirmedCount: number; totalConfirmations: number; waitingFor: string[] };
};

/** How many have confirmed, and who is waited for. */
export function ConfirmationProgress({ request }: ConfirmationProgressProps) {
  const { confirmedCount, totalConfirmations, waitingFor } = request;
  return (
    <>
      <div aria-hidden className="mt-3 h-1.5 max-w-80 overflow-hidden rounded-full bg-ink/10">
        <div
          className="h-full rounded-full bg-primary"
          style={{ width: `${(confirmedCount / Math.max(1, totalConfirmations)) * 100}%` }}
        />
      </div>
      <p className="mt-1.5 tabular-nums">
        {confirmedCount} of {totalConfirmations} confirmed
        {waitingFor.length > 0 && `. Waiting for ${nameSome(waitingFor)}.`}
      </p>
    </>
  );
}
