import { RefreshCw } from "lucide-react";

/** Said of a contact whose account keeps it up to date. */
export function KeptBy({ name }: { name: string }) {
  return (
    <span className="flex min-w-0 items-center gap-1.5">
      <RefreshCw aria-hidden className="size-3.5 shrink-0" />
      <span className="min-w-0 wrap-anywhere">
        Kept up to date by <bdi>{name}</bdi>
      </span>
    </span>
  );
}
