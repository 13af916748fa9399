import { useMemo, useState } from "react";
import { useQuery } from "@tanstack/react-query";
import { EditsDifference } from "#client/features/agreements/index";
import { HistoryDifferences } from "#client/features/history/history-differences";
import { versionQuery } from "#client/features/history/history-queries";
import { saysItsForm, statementOf, textOf } from "#client/features/history/history-statement";
import { messageOf } from "#client/lib/errors";
import { Button } from "#client/ui/button";
import { Dialog } from "#client/ui/dialog";
import { ErrorState } from "#client/ui/error-state";
import { Field } from "#client/ui/fields/field";
import { Select } from "#client/ui/fields/input";
import { Skeleton } from "#client/ui/skeleton";
import type { SentDocument } from "#shared/contract/documents";
import { compareVersions } from "#shared/domain/compare-versions";

type HistoryComparisonProps = {
  documentId: string;
  number: number;
  /** Of every version there is to compare with, newest first. */
  numbers: readonly number[];
  onClose: () => void;
};

/** What changed from an earlier version to this one, side by side. */
export function HistoryComparison({ documentId, number, numbers, onClose }: HistoryComparisonProps) {
  const earlier = numbers.filter((other) => other < number);
  const [base, setBase] = useState(earlier[0] ?? number);
  const before = useQuery(versionQuery(documentId, base));
  const after = useQuery(versionQuery(documentId, number));
  const error = before.error ?? after.error;
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={`What changed in version ${number}`}
      description={`Version ${base} and version ${number} as they were sent.`}
      className="sm:max-w-3xl!"
      footer={
        <Button variant="secondary" onClick={onClose}>
          Close
        </Button>
      }
    >
      {earlier.length > 1 && (
        <Field label="Compare with" className="mb-5 sm:max-w-60">
          {(control) => (
            <Select {...control} value={base} onChange={({ target }) => setBase(Number(target.value))}>
              {earlier.map((other) => (
                <option key={other} value={other}>
                  Version {other}
                </option>
              ))}
            </Select>
          )}
        </Field>
      )}
      {before.data && after.data && <Differences before={before.data} after={after.data} />}
      {error && (
        <ErrorState
          message={messageOf(error, "The two versions could not be loaded.")}
          onRetry={() => void Promise.all([before.refetch(), after.refetch()])}
        />
      )}
      {!error && !(before.data && after.data) && (
        <div role="status" aria-label="Loading the two versions" className="grid gap-3">
          <Skeleton className="h-6 w-48" />
          <Skeleton className="h-32" />
        </div>
      )}
    </Dialog>
  );
}

function Differences({ before, after }: Versions) {
  const isAsForm = useMemo(() => saysItsForm(before) && saysItsForm(after), [before, after]);
  const { facts, ...comparison } = compareVersions(
    statementOf(before, isAsForm),
    statementOf(after, isAsForm),
  );
  const told = isAsForm ? facts : facts.filter(({ change }) => change !== "same");
  const numbers = [before.version.number, after.version.number] as const;
  return (
    <div className="grid gap-8">
      {!isAsForm && <EditedText before={before} after={after} />}
      <HistoryDifferences comparison={{ ...comparison, facts: told }} numbers={numbers} />
      {isAsForm && <TextDifference before={before} after={after} />}
    </div>
  );
}

type Versions = { before: SentDocument; after: SentDocument };

/** The text comes first where the form says something else. */
function EditedText(versions: Versions) {
  return (
    <>
      <p role="note" className="text-sm">
        The text was edited after it was drafted. What it says is what is signed, so the terms of the form are
        left out here: read what changed in the text.
      </p>
      <TextDifference {...versions} />
    </>
  );
}

function TextDifference({ before, after }: Versions) {
  const [oldText, newText] = [textOf(before), textOf(after)];
  if (oldText === null || newText === null) return null;
  return (
    <section aria-label="The text">
      <h3 className="font-serif text-lg font-semibold">The text</h3>
      <EditsDifference before={oldText} after={newText} />
    </section>
  );
}
