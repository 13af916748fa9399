import { availabilityLabels, type Availability } from "#shared/domain/collaborator-lists";
import { classNames } from "#client/ui/class-names";

const dots: Record<Availability, string> = {
  available: "bg-success",
  busy: "bg-warning",
  booked: "border-2 border-muted",
};

/** A dot for the eye, with its word for everybody. */
export function AvailabilityMark({ availability }: { availability: Availability }) {
  return (
    <span className="inline-flex items-center gap-1.5">
      <span aria-hidden className={classNames("size-2.5 rounded-full", dots[availability])} />
      {availabilityLabels[availability]}
    </span>
  );
}
