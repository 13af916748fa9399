import { ChevronDown, Download, Search } from "lucide-react";
import type { ReactNode } from "react";
import { ExportLink } from "#client/features/admin/tables/export-link";
import { Input } from "#client/ui/fields/input";

type TableToolbarProps = {
  label: string;
  placeholder?: string;
  typed?: string;
  onType?: (text: string) => void;
  /** Where the table is had as a file, with the filters that are set. */
  csv: string;
  children?: ReactNode;
};

/** The search and filters of a table, and its download. */
export function TableToolbar({ label, placeholder, typed, onType, csv, children }: TableToolbarProps) {
  return (
    <div role="search" aria-label={label} className="flex flex-col gap-2 lg:flex-row">
      {onType && (
        <div className="relative flex-1">
          <Search
            aria-hidden
            className="pointer-events-none absolute inset-y-0 left-3 my-auto size-5 text-muted"
          />
          <Input
            type="search"
            aria-label={placeholder}
            placeholder={placeholder}
            maxLength={100}
            value={typed}
            onChange={(event) => onType(event.target.value)}
            className="pl-10 sm:text-sm"
          />
        </div>
      )}
      <div className="flex flex-wrap gap-2 max-lg:*:min-w-[calc(50%-0.25rem)] max-lg:*:flex-1">
        {children}
        <ExportLink href={csv} icon={<Download aria-hidden />}>
          Download CSV
        </ExportLink>
      </div>
    </div>
  );
}

type FilterProps<Value extends string> = {
  label: string;
  value: Value | undefined;
  options: readonly (readonly [value: Value, label: string])[];
  onChange: (value: Value | undefined) => void;
};

/** What a table is narrowed down to; "All" is not at all. */
export function TableFilter<Value extends string>({ label, value, options, onChange }: FilterProps<Value>) {
  return (
    <label className="relative flex min-h-11 items-center rounded-control border border-control bg-surface pl-3 text-sm transition-colors hover:border-muted has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-primary">
      <span className="text-muted">{label}</span>
      <select
        value={value ?? ""}
        onChange={(event) => onChange(options.find(([name]) => name === event.target.value)?.[0])}
        className="min-h-10.5 min-w-0 flex-1 appearance-none truncate bg-transparent pr-8 pl-1.5 text-[1rem] font-semibold focus-visible:outline-none sm:text-sm lg:max-w-40"
      >
        <option value="">All</option>
        {options.map(([name, text]) => (
          <option key={name} value={name}>
            {text}
          </option>
        ))}
      </select>
      <ChevronDown
        aria-hidden
        className="pointer-events-none absolute inset-y-0 right-2.5 my-auto size-4 text-muted"
      />
    </label>
  );
}
