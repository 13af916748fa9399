import { useId, type ReactNode } from "react";
import type { UseQueryResult } from "@tanstack/react-query";
import { messageOf } from "#client/lib/errors";
import { ErrorState } from "#client/ui/error-state";
import { Skeleton } from "#client/ui/skeleton";

type SettingsSectionProps = { title: string; about: ReactNode; children: ReactNode };

/** One subject of the settings: what it is on the left where there is room, and what can be set in a card. */
export function SettingsSection({ title, about, children }: SettingsSectionProps) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="grid gap-4 border-t pt-6 lg:grid-cols-[17rem_minmax(0,1fr)] lg:gap-12 lg:pt-8"
    >
      <div>
        <h2 id={id} className="font-serif text-lg font-semibold">
          {title}
        </h2>
        <p className="mt-1 text-sm text-muted">{about}</p>
      </div>
      <div className="divide-y self-start rounded-card border bg-surface">{children}</div>
    </section>
  );
}

/** One thing that can be set. */
export function SettingsRow({ children }: { children: ReactNode }) {
  return <div className="px-4 py-3 sm:px-6 sm:py-4">{children}</div>;
}

type SettingsActionProps = { title: ReactNode; help: ReactNode; children: ReactNode };

/** Something that is done with a button, and what it does. */
export function SettingsAction({ title, help, children }: SettingsActionProps) {
  return (
    <SettingsRow>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <div className="min-w-0 flex-1 basis-56">
          <h3 className="text-sm font-medium">{title}</h3>
          <div className="mt-0.5 text-xs text-muted">{help}</div>
        </div>
        <div className="max-sm:w-full max-sm:[&>button]:w-full">{children}</div>
      </div>
    </SettingsRow>
  );
}

type LoadedSettingsProps<Data> = {
  query: Pick<UseQueryResult<Data>, "data" | "error" | "refetch">;
  /** Said while they are loaded, in the place of so many rows. */
  label: string;
  rows: number;
  /** Said where they could not be, unless the server says more. */
  failed: string;
  children: (data: Data) => ReactNode;
};

/** What can be set once it is known how it stands; what stays in the cache stays on the page. */
export function LoadedSettings<Data>({ query, label, rows, failed, children }: LoadedSettingsProps<Data>) {
  const { data, error, refetch } = query;
  if (data !== undefined) return children(data);
  if (!error) return <SettingsSkeleton label={label} rows={rows} />;
  return (
    <div className="p-4">
      <ErrorState message={messageOf(error, failed)} onRetry={() => void refetch()} />
    </div>
  );
}

function SettingsSkeleton({ label, rows }: { label: string; rows: number }) {
  return (
    <div role="status" aria-label={label} className="divide-y">
      {Array.from({ length: rows }, (_, row) => (
        <SettingsRow key={row}>
          <div className="grid min-h-11 content-center gap-2">
            <Skeleton className="h-4 w-40" />
            <Skeleton className="h-3.5 w-3/4" />
          </div>
        </SettingsRow>
      ))}
    </div>
  );
}
