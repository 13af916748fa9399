import { useId, type ReactNode } from "react";
import { useFormState } from "react-hook-form";
import { Equal, Plus, UserPlus } from "lucide-react";
import { Button } from "#client/ui/button";
import { RightsRow, rowColumns } from "#client/features/documents/rights-row";
import { ShareSummary, TotalBadge } from "#client/features/documents/share-summary";
import { listTitles } from "#client/features/documents/split-sheet-form";
import { useRightsList, type RightsListOf } from "#client/features/documents/use-rights-list";
import { writerRoles } from "#shared/domain/music-lists";

type RightsListProps = RightsListOf & {
  help: string;
  /** What may be done with the whole list. */
  action?: ReactNode;
};

/** A list of people and their shares: cards on a phone, a table on a wide screen, with the live total beside it. */
export function RightsList({ form, list, me, help, action }: RightsListProps) {
  const { control, register } = form;
  const headingId = useId();
  const rolesId = useId();
  const { rows, note, ...change } = useRightsList({ form, list, me });
  return (
    <section aria-labelledby={headingId} className="grid gap-4">
      <header>
        <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
          <h2 id={headingId} className="font-serif text-xl font-semibold">
            {listTitles[list]}
          </h2>
          <TotalBadge control={control} list={list} />
          <div className="ml-auto">{action}</div>
        </div>
        <p className="mt-1 text-sm text-muted">{help}</p>
      </header>
      <div className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_13rem] lg:gap-10">
        <div className="min-w-0">
          <div
            aria-hidden
            className={`hidden gap-x-3 border-b border-ink/50 pb-2 text-xs font-medium text-muted lg:grid ${rowColumns}`}
          >
            <span />
            <span>Name</span>
            <span>E-mail (optional)</span>
            <span>Role</span>
            <span className="text-right">Share</span>
          </div>
          <ol className="grid gap-3 lg:gap-0">
            {rows.map((row, index) => (
              <RightsRow
                key={row.id}
                control={control}
                register={register}
                list={list}
                index={index}
                rolesId={rolesId}
                isRemovable={rows.length > 1}
                onGiveRest={change.giveRest}
                onRemove={change.removeRow}
              />
            ))}
          </ol>
          <datalist id={rolesId}>
            {writerRoles.map((role) => (
              <option key={role} value={role} />
            ))}
          </datalist>
          <div className="mt-3 flex flex-wrap gap-2">
            <Button variant="secondary" icon={<Plus aria-hidden />} onClick={change.addRow}>
              Add person
            </Button>
            <Button variant="ghost" icon={<UserPlus aria-hidden />} onClick={change.addMe}>
              Add me
            </Button>
            <Button variant="ghost" icon={<Equal aria-hidden />} onClick={change.splitEqually}>
              Equal split
            </Button>
          </div>
          <p role="status" className="flex flex-wrap items-center gap-x-2 text-sm text-muted empty:hidden">
            {note.text}
            {note.undo && (
              <Button variant="ghost" className="underline" onClick={note.undo}>
                Undo
              </Button>
            )}
          </p>
          <ListError form={form} list={list} />
        </div>
        <div className="lg:sticky lg:top-24 lg:self-start">
          <ShareSummary control={control} list={list} onFix={change.setShare} />
        </div>
      </div>
    </section>
  );
}

/** What is wrong with the list as a whole. It takes the focus when it is the first thing to mend. */
function ListError({ form: { control }, list }: Pick<RightsListOf, "form" | "list">) {
  const { errors } = useFormState({ control, name: list });
  const message = errors[list]?.root?.message ?? errors[list]?.message;
  return (
    message && (
      <p role="alert" tabIndex={-1} data-invalid className="mt-3 text-sm font-medium text-danger">
        {message}
      </p>
    )
  );
}
