import { useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { useMutation, useQuery } from "@tanstack/react-query";
import { PencilLine, Trash2 } from "lucide-react";
import { Link } from "wouter";
import { queryClient } from "#client/lib/query-client";
import { leftForms } from "#client/features/unfinished/kept-state";
import { unfinishedQuery } from "#client/features/unfinished/unfinished-queries";
import { Button } from "#client/ui/button";
import type { UnfinishedSummary } from "#shared/contract/unfinished";
import { agoForReader, momentForReader } from "#shared/dates";
import { documentTypeLabels } from "#shared/domain/document-status";
import { pathTo } from "#shared/paths";

/** What throws a form away is asked for once somebody does. */
const throwAway = async (owner: string, id: string) =>
  (await import("#client/features/unfinished/take-up")).throwAway(owner, id);

const refresh = () => queryClient.invalidateQueries({ queryKey: unfinishedQuery.queryKey });

/** The forms of the account that do not stand elsewhere already, and what throws one away and brings it back. */
export function useUnfinished(owner: string | undefined, elsewhere: readonly string[]) {
  const { data = [] } = useQuery(unfinishedQuery);
  useEffect(() => {
    if (owner === undefined || leftForms(owner).length === 0) return;
    void import("#client/features/unfinished/take-up")
      .then(({ sendLeft }) => sendLeft(owner))
      .catch(() => undefined);
  }, [owner]);
  const [undo, setUndo] = useState<{ name: string; run: () => Promise<void> } | null>(null);
  const discard = useMutation({
    mutationFn: async (form: UnfinishedSummary) => {
      const run = await throwAway(owner ?? "", form.id);
      setUndo({ name: nameOf(form), run });
      await refresh();
    },
    meta: { error: { title: "Not thrown away", fallback: "Please try again." } },
  });
  const bringBack = useMutation({
    mutationFn: async () => {
      await undo?.run();
      setUndo(null);
      await refresh();
    },
    meta: { error: { title: "Not brought back", fallback: "Please try again." } },
  });
  return {
    forms: data.filter(({ id, isTemplate }) => !isTemplate && !elsewhere.includes(id)),
    undo,
    discard,
    bringBack,
  };
}

type Unfinished = ReturnType<typeof useUnfinished>;

/** More than so many fold behind a button, all but the first that were changed last. */
const MOST_UNFOLDED = 3;
const FIRST = 2;

/** Forms that were begun on any device: to go on with, or to throw away, which can be undone. */
export function UnfinishedRows({ forms, undo, discard, bringBack }: Unfinished) {
  const [isUnfolded, setIsUnfolded] = useState(false);
  const folded = isUnfolded || forms.length <= MOST_UNFOLDED ? 0 : forms.length - FIRST;
  const shown = forms.slice(0, forms.length - folded);
  const list = useRef<HTMLUListElement>(null);
  function unfold() {
    flushSync(() => setIsUnfolded(true));
    list.current?.querySelectorAll("a")[FIRST]?.focus();
  }
  return (
    <>
      <p role="status" className="flex flex-wrap items-center gap-x-2 text-sm text-muted empty:hidden">
        {undo && (
          <>
            <span className="wrap-anywhere">
              Thrown away: <bdi>{undo.name}</bdi>
            </span>
            <Button
              variant="ghost"
              className="underline"
              busy={bringBack.isPending}
              onClick={() => bringBack.mutate()}
            >
              Undo
            </Button>
          </>
        )}
      </p>
      {forms.length > 0 && (
        <ul
          ref={list}
          aria-label="Unfinished"
          className="divide-y divide-line overflow-hidden rounded-card border bg-surface"
        >
          {shown.map((form) => (
            <Row
              key={form.id}
              form={form}
              isGoing={discard.isPending && discard.variables.id === form.id}
              onDiscard={() => discard.mutate(form)}
            />
          ))}
          {folded > 0 && (
            <li>
              <Button variant="ghost" className="w-full text-primary" onClick={unfold}>
                {folded} more unfinished
              </Button>
            </li>
          )}
        </ul>
      )}
    </>
  );
}

function nameOf({ title, type }: UnfinishedSummary): string {
  return title || `Untitled ${documentTypeLabels[type].toLowerCase()}`;
}

type RowProps = { form: UnfinishedSummary; isGoing: boolean; onDiscard: () => void };

function Row({ form, isGoing, onDiscard }: RowProps) {
  const { id, type, updatedAt } = form;
  const name = nameOf(form);
  return (
    <li className="relative flex items-center gap-x-3 px-4 py-3 sm:px-6">
      <span
        aria-hidden
        className="grid size-11 shrink-0 place-items-center self-start rounded-control bg-primary/8 text-primary"
      >
        <PencilLine className="size-5" />
      </span>
      <div className="min-w-0 flex-1">
        <h3 className="font-serif text-lg leading-snug font-semibold wrap-anywhere">
          <Link
            href={pathTo.continueForm(type, id)}
            className="line-clamp-2 underline-offset-4 after:absolute after:inset-0 hover:underline focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-primary"
          >
            Continue: <bdi>{name}</bdi>
          </Link>
        </h3>
        <p className="text-xs text-muted">
          {documentTypeLabels[type]} ·{" "}
          <time dateTime={updatedAt} title={momentForReader(updatedAt)}>
            {agoForReader(updatedAt)}
          </time>
        </p>
      </div>
      <Button
        variant="ghost"
        aria-label={`Throw away ${name}`}
        title="Throw away"
        icon={<Trash2 aria-hidden />}
        busy={isGoing}
        busyLabel=""
        className="relative -mr-2.5 w-11 shrink-0 px-0 text-muted"
        onClick={onDiscard}
      />
    </li>
  );
}
