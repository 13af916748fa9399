import { Check } from "lucide-react";
import type { DashboardRow } from "#shared/contract/dashboard";
import { asksForSignatures } from "#shared/domain/document-status";
import { initialsOf } from "#client/ui/avatar";
import { classNames } from "#client/ui/class-names";

const MOST_FACES = 4;

/** The people of a document by their initials: who has signed with a tick, who has not in dashes. */
export function RowPeople({ row: { people, signerCount, status } }: { row: DashboardRow }) {
  if (people.length === 0) return null;
  const isAsked = signerCount > 0 && asksForSignatures(status);
  const more = Math.max(signerCount, people.length) - MOST_FACES;
  const shown = more === 1 ? MOST_FACES + 1 : MOST_FACES;
  return (
    <span
      role="img"
      aria-label={people.map((person) => describe(person, isAsked)).join(", ")}
      title={people.map(withWhoSigned).join(", ")}
      className="flex shrink-0 -space-x-1"
    >
      {people.slice(0, shown).map(({ name, signed }, place) => (
        <Face key={place} name={name} state={isAsked ? (signed ? "signed" : "asked") : "named"} />
      ))}
      {more > 1 && (
        <span className="grid size-8 place-items-center rounded-full border bg-surface text-xs font-semibold text-muted tabular-nums">
          +{more}
        </span>
      )}
    </span>
  );
}

type Person = DashboardRow["people"][number];

const withWhoSigned = ({ name, signedBy }: Person) => (signedBy ? `${name} (by ${signedBy})` : name);

function describe({ name, signed, signedBy }: Person, isAsked: boolean): string {
  if (!isAsked) return name;
  if (signedBy) return `${signedBy} has signed for ${name}`;
  return `${name} ${signed ? "has signed" : "has not signed"}`;
}

const looks = {
  named: "border-line text-muted",
  asked: "border-dashed border-ink/40 text-muted",
  signed: "border-success/60 text-success",
};

function Face({ name, state }: { name: string; state: keyof typeof looks }) {
  const words = name.trim().split(/\s+/);
  const [firstName = "", lastName = ""] = [words[0], words.length > 1 ? words.at(-1) : ""];
  return (
    <span
      className={classNames(
        "relative grid size-8 place-items-center rounded-full border bg-surface text-xs font-semibold",
        looks[state],
      )}
    >
      {initialsOf({ firstName, lastName })}
      {state === "signed" && (
        <span className="absolute -right-0.5 -bottom-0.5 grid size-3.5 place-items-center rounded-full bg-success text-surface">
          <Check className="size-2.5" strokeWidth={4} />
        </span>
      )}
    </span>
  );
}
