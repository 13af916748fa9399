import type { User } from "#shared/contract/auth";
import { dayForReader } from "#shared/dates";
import { Card } from "#client/ui/card";
import { CopyButton } from "#client/ui/copy-button";

/** What nobody can change. */
export function AccountFacts({ user: { id, createdAt } }: { user: User }) {
  return (
    <Card>
      <h2 className="font-serif text-lg font-semibold">Account information</h2>
      <dl className="mt-4 grid gap-3 text-sm">
        <div className="grid items-center gap-x-4 sm:grid-cols-[9rem_minmax(0,1fr)]">
          <dt className="text-muted">User ID</dt>
          <dd className="flex flex-wrap items-center gap-x-2">
            <code className="font-mono text-xs wrap-anywhere">{id}</code>
            <span className="max-sm:-ml-3">
              <CopyButton text={id} label="Copy the user ID" />
            </span>
          </dd>
        </div>
        <div className="grid items-center gap-x-4 sm:min-h-11 sm:grid-cols-[9rem_minmax(0,1fr)]">
          <dt className="text-muted">Member since</dt>
          <dd className="tabular-nums">{dayForReader(createdAt)}</dd>
        </div>
      </dl>
    </Card>
  );
}
