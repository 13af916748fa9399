import { useDeferredValue } from "react";
import { useWatch } from "react-hook-form";
import { sharedAddresses } from "#client/features/documents/index";
import type { SplitSheetControl } from "#client/features/split-sheets/rights-row";
import type { ListName, PersonRow } from "#client/features/split-sheets/split-sheet-form";
import { personKey } from "#shared/domain/split-sheet";

type SharedAddressesProps = { control: SplitSheetControl; list: ListName };

/** Warns of two people with one address while both are typed: each of them should sign from their own. */
export function SharedAddresses({ control, list }: SharedAddressesProps) {
  const publishing = useDeferredValue(useWatch({ control, name: "publishingRightsCollaborators" }));
  const master = useDeferredValue(useWatch({ control, name: "masterRightsCollaborators" }));
  const known = warningsOf(publishing);
  const all = warningsOf([...publishing, ...master]);
  // Whoever shares an address with somebody of the first list is told of below the second.
  const shown =
    list === "publishingRightsCollaborators" ? known : all.filter((text) => !known.includes(text));
  return shown.map((text) => (
    <p key={text} role="status" className="mt-3 text-sm font-medium wrap-anywhere text-warning">
      {text}
    </p>
  ));
}

function warningsOf(rows: readonly PersonRow[]): string[] {
  const named = rows.filter(({ name }) => name.trim() !== "");
  const people = [...new Map(named.map((row) => [personKey(row), row])).values()].map(({ name, email }) => ({
    name: name.trim(),
    email: email.trim(),
  }));
  return [...new Set(Object.values(sharedAddresses(people)))];
}
