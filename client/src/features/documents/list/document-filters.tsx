import { useId, useRef, useState } from "react";
import { ListTodo, Search, SlidersHorizontal, X } from "lucide-react";
import { documentPlaces, type DocumentSort } from "#shared/domain/dashboard";
import type { Label } from "#shared/contract/labels";
import { documentStatusLabels, documentTypeLabels, documentTypes } from "#shared/domain/document-status";
import { Button } from "#client/ui/button";
import { classNames } from "#client/ui/class-names";
import { Input, Select } from "#client/ui/fields/input";
import {
  isFiltered,
  readFilters,
  type DocumentListFilters,
} from "#client/features/documents/list/document-list-filters";
import { partLabels } from "#client/features/documents/list/part-labels";
import type { useDocumentFilters } from "#client/features/documents/list/use-document-filters";

type DocumentFiltersProps = Omit<ReturnType<typeof useDocumentFilters>, "asked"> & {
  labels: readonly Label[];
  isChoosing: boolean;
  onChoose: () => void;
};

const statuses = ["draft", "pending", "partially_signed", "fully_signed", "completed", "locked"] as const;

const sortLabels: Record<DocumentSort, string> = {
  newest: "Newest first",
  oldest: "Oldest first",
  title: "Title A–Z",
  type: "Type",
};

const SEARCH_LABEL = "Search by title, type, artist or person";

export function DocumentFilters({
  filters,
  type,
  change,
  clear,
  labels,
  isChoosing,
  onChoose,
}: DocumentFiltersProps) {
  const search = useRef<HTMLInputElement>(null);
  const listId = useId();
  const isChosen = isFiltered({ ...filters, search: "" }) || filters.sort !== "newest";
  const [pressed, setPressed] = useState<boolean | null>(null);
  const isUnfolded = pressed ?? isChosen;
  return (
    <div role="search" aria-label="Your documents" className="grid gap-2 xl:flex xl:items-start">
      <div className="flex gap-2 xl:min-w-64 xl:flex-1">
        <div className="relative flex-1">
          <Search
            aria-hidden
            className="pointer-events-none absolute inset-y-0 left-3 my-auto size-5 text-muted"
          />
          <Input
            ref={search}
            type="search"
            aria-label={SEARCH_LABEL}
            placeholder="Title or person"
            value={filters.search}
            onChange={(event) => type(event.target.value)}
            className="pr-11 pl-10 text-ellipsis [&::-webkit-search-cancel-button]:hidden"
          />
          {filters.search !== "" && (
            <button
              type="button"
              aria-label="Clear search"
              onClick={() => {
                type("");
                search.current?.focus();
              }}
              className="absolute inset-y-0 right-0 grid w-11 place-items-center rounded-control text-muted hover:text-ink"
            >
              <X aria-hidden className="size-5" />
            </button>
          )}
        </div>
        <Button
          variant="secondary"
          aria-label="Filters"
          aria-expanded={isUnfolded}
          aria-controls={listId}
          icon={<SlidersHorizontal aria-hidden />}
          onClick={() => setPressed(!isUnfolded)}
          className={classNames("w-11 px-0 md:hidden", isChosen && "border-primary text-primary")}
        />
        <Button
          variant="secondary"
          aria-label="Select documents"
          title="Select documents"
          aria-pressed={isChoosing}
          icon={<ListTodo aria-hidden />}
          onClick={onChoose}
          className={classNames("w-11 px-0", isChoosing && "border-primary text-primary")}
        />
      </div>
      <div
        id={listId}
        className={classNames(
          "grid grid-cols-2 gap-2 md:flex md:flex-wrap md:*:flex-auto xl:*:flex-none",
          !isUnfolded && "max-md:hidden",
        )}
      >
        <Choice
          label="Waiting"
          all="All documents"
          value={filters.part}
          options={documentPlaces.map((part) => [part, partLabels[part]])}
          onChange={(part) => change(chosen("part", part))}
        />
        <Choice
          label="Status"
          all="All statuses"
          value={filters.status}
          options={statuses.map((status) => [status, documentStatusLabels[status]])}
          onChange={(status) => change(chosen("status", status))}
        />
        <Choice
          label="Type"
          all="All types"
          value={filters.type}
          options={documentTypes.map((name) => [name, documentTypeLabels[name]])}
          onChange={(name) => change(chosen("type", name))}
        />
        {(labels.length > 0 || filters.label !== "all") && (
          <Choice
            label="Label"
            all="All labels"
            value={filters.label}
            options={labelOptions(labels, filters.label)}
            onChange={(label) => change({ label })}
          />
        )}
        <Choice
          label="Sort"
          value={filters.sort}
          options={Object.entries(sortLabels)}
          onChange={(sort) => change(chosen("sort", sort))}
        />
        {isFiltered(filters) && (
          <Button
            variant="ghost"
            title="Clear filters"
            icon={<X aria-hidden />}
            onClick={clear}
            className="max-md:col-span-2 xl:w-11 xl:px-0"
          >
            <span className="xl:sr-only">Clear filters</span>
          </Button>
        )}
      </div>
    </div>
  );
}

/** With the one that the address names, also where it was deleted since. */
function labelOptions(labels: readonly Label[], chosenId: string): [string, string][] {
  const options = labels.map(({ id, name }): [string, string] => [id, name]);
  const isKnown = chosenId === "all" || labels.some(({ id }) => id === chosenId);
  return isKnown ? options : [...options, [chosenId, "A deleted label"]];
}

/** A select answers text; what reads the address knows which of it is a filter. */
function chosen(key: "part" | "status" | "type" | "sort", value: string): Partial<DocumentListFilters> {
  const { [key]: choice } = readFilters(new URLSearchParams({ [key]: value }).toString());
  return { [key]: choice };
}

type ChoiceProps = {
  label: string;
  all?: string;
  value: string;
  options: readonly (readonly [value: string, label: string])[];
  onChange: (value: string) => void;
  className?: string | undefined;
};

function Choice({ label, all, value, options, onChange, className }: ChoiceProps) {
  return (
    <Select
      aria-label={label}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      className={className}
    >
      {all && <option value="all">{all}</option>}
      {options.map(([name, text]) => (
        <option key={name} value={name}>
          {text}
        </option>
      ))}
    </Select>
  );
}
