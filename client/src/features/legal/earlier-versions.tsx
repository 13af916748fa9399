import { Link } from "wouter";
import { longDayInUtc } from "#shared/dates";

/** Under a text: what it said before, for whoever fell under that. */
export function EarlierVersions({ path, versions }: { path: string; versions: readonly string[] }) {
  return (
    <p className="flex flex-wrap gap-x-4 gap-y-6 border-t pt-6 text-sm text-muted">
      Earlier versions:
      {versions
        .slice(0, -1)
        .toReversed()
        .map((version) => (
          <Link
            key={version}
            href={`${path}/${version}`}
            className="-my-3 inline-flex min-h-11 items-center underline underline-offset-4"
          >
            {longDayInUtc(version)}
          </Link>
        ))}
    </p>
  );
}
