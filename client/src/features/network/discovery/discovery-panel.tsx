import { useState } from "react";
import { Search, SlidersHorizontal, X } from "lucide-react";
import { availabilityLabels, budgetLabels, collaboratorRoleLabels } from "#shared/domain/collaborator-lists";
import { Button } from "#client/ui/button";
import { Dialog } from "#client/ui/dialog";
import { Field } from "#client/ui/fields/field";
import { Input, Select } from "#client/ui/fields/input";
import {
  choices,
  countChosen,
  isFiltered,
  LONGEST_NAME,
  type ChoiceName,
} from "#client/features/network/discovery/discovery-filters";
import type { DiscoveryControls } from "#client/features/network/discovery/use-discovery-filters";

const words: Record<ChoiceName, { label: string; any: string; name: (value: string) => string }> = {
  role: {
    label: "Role",
    any: "Any role",
    name: (value) => collaboratorRoleLabels[value as keyof typeof collaboratorRoleLabels],
  },
  genre: { label: "Genre", any: "Any genre", name: (value) => value },
  country: {
    label: "Country",
    any: "Any country",
    name: (value) => (value === "Other" ? "Another country" : value),
  },
  budget: {
    label: "Budget in US dollars",
    any: "Any budget",
    name: (value) => budgetLabels[value as keyof typeof budgetLabels],
  },
  availability: {
    label: "Availability",
    any: "Any availability",
    name: (value) => availabilityLabels[value as keyof typeof availabilityLabels],
  },
};
const choiceNames = Object.keys(words) as ChoiceName[];

type PanelProps = {
  controls: DiscoveryControls;
  /** How many people fit, once that is known. */
  total: number | undefined;
};

/** Who is looked for: beside the people where there is room, and in a sheet on a phone, with the name always at hand. */
export function DiscoveryPanel({ controls, total }: PanelProps) {
  const [isOpen, setIsOpen] = useState(false);
  const chosen = countChosen(controls.filters);
  return (
    <div role="search" aria-label="Collaborators" className="min-w-0 lg:sticky lg:top-22">
      <div className="grid gap-5 lg:rounded-card lg:border lg:bg-surface lg:p-5">
        <div className="flex gap-2">
          <NameSearch controls={controls} />
          <Button
            variant="secondary"
            icon={<SlidersHorizontal aria-hidden />}
            aria-haspopup="dialog"
            onClick={() => setIsOpen(true)}
            className="shrink-0 lg:hidden"
          >
            Filters
            {chosen > 0 && (
              <span className="grid min-w-5.5 place-items-center rounded-full bg-primary px-1.5 text-xs text-on-primary tabular-nums">
                {chosen}
                <span className="sr-only"> chosen</span>
              </span>
            )}
          </Button>
        </div>
        <div className="hidden gap-4 lg:grid">
          <Choices controls={controls} />
          <ClearFilters controls={controls} />
        </div>
      </div>
      <Dialog
        open={isOpen}
        onOpenChange={setIsOpen}
        title="Filters"
        footer={
          <>
            <ClearFilters controls={controls} />
            <Button onClick={() => setIsOpen(false)}>{showLine(total)}</Button>
          </>
        }
      >
        <div className="grid gap-4">
          <Choices controls={controls} />
        </div>
      </Dialog>
    </div>
  );
}

function showLine(total: number | undefined): string {
  if (total === undefined) return "Show people";
  return total === 1 ? "Show 1 person" : `Show ${total.toLocaleString("en-GB")} people`;
}

function NameSearch({ controls: { name, type } }: Pick<PanelProps, "controls">) {
  return (
    <div className="relative min-w-0 flex-1">
      <Search
        aria-hidden
        className="pointer-events-none absolute inset-y-0 left-3 my-auto size-5 text-muted"
      />
      <Input
        type="search"
        aria-label="Search by name"
        placeholder="Search by name"
        maxLength={LONGEST_NAME}
        value={name}
        onChange={(event) => type(event.target.value)}
        className="pl-10"
      />
    </div>
  );
}

function Choices({ controls: { filters, choose } }: Pick<PanelProps, "controls">) {
  return choiceNames.map((key) => {
    const { label, any, name } = words[key];
    return (
      <Field key={key} label={label}>
        {(control) => (
          <Select
            {...control}
            value={filters[key] ?? ""}
            onChange={(event) => choose(key, event.target.value)}
          >
            <option value="">{any}</option>
            {choices[key].map((value) => (
              <option key={value} value={value}>
                {name(value)}
              </option>
            ))}
          </Select>
        )}
      </Field>
    );
  });
}

function ClearFilters({ controls: { filters, name, clear } }: Pick<PanelProps, "controls">) {
  return (
    <Button
      variant="ghost"
      icon={<X aria-hidden />}
      disabled={!isFiltered(filters) && name === ""}
      onClick={clear}
    >
      Clear Filters
    </Button>
  );
}
