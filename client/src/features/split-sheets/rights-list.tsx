import { useId, type ReactNode } from "react";
import { useFormState, useWatch, type FieldError } from "react-hook-form";
import { Copy, Equal, Plus, UserPlus } from "lucide-react";
import { Button } from "#client/ui/button";
import { OfferContacts } from "#client/features/contacts/index";
import { RightsRow, rowColumns } from "#client/features/split-sheets/rights-row";
import { SharedAddresses } from "#client/features/split-sheets/shared-addresses";
import { ShareSummary, TotalBadge } from "#client/features/split-sheets/share-summary";
import { listTitles, shareOf } from "#client/features/split-sheets/split-sheet-form";
import { useRightsList, type RightsListOf } from "#client/features/split-sheets/use-rights-list";
import { totalMessage } from "#shared/contract/split-sheet";
import { isWhole, totalOf } from "#shared/domain/shares";

type RightsListProps = RightsListOf & {
  help: string;
  /** What may be done with the whole list. */
  action?: ReactNode;
};

const isNameField = (field: string) => field.endsWith(".name");

/** From here on, rows out of sight are not laid out. */
const MANY = 30;
const offScreen =
  "[&>li]:[contain-intrinsic-height:auto_20rem] [&>li:not(:focus-within)]:[content-visibility:auto] lg:[&>li]:[contain-intrinsic-height:auto_4.5rem]";

/** A list of people and their shares: cards on a phone, a table on a wide screen, with the live total beside it. */
export function RightsList({ form, list, me, help, action }: RightsListProps) {
  const { control, register, trigger } = form;
  const headingId = useId();
  const { rows, note, hasPhone, ...change } = useRightsList({ form, list, me });
  return (
    <section aria-labelledby={headingId} className="grid gap-4">
      <header className="contents">
        <div className="sticky top-16 z-10 -mx-4 flex flex-wrap items-center gap-x-4 gap-y-1 bg-paper px-4 py-2 lg:static lg:m-0 lg:p-0">
          <h2 id={headingId} className="font-serif text-xl font-semibold">
            {listTitles[list]}
          </h2>
          <TotalBadge control={control} list={list} />
        </div>
        <div className="-mt-3 flex flex-wrap items-center justify-between gap-x-4">
          <p className="text-sm text-muted">{help}</p>
          {action}
        </div>
      </header>
      <div className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_13rem] lg:gap-10">
        <div className="min-w-0">
          <div
            aria-hidden
            className={`hidden gap-x-3 border-b border-ink/50 pb-2 text-xs font-medium text-muted lg:grid ${rowColumns}`}
          >
            <span />
            <span>Name</span>
            <span>Email (optional)</span>
            <span>Role</span>
            <span className="text-right">Share</span>
          </div>
          <OfferContacts isName={isNameField} onChoose={change.fillFrom}>
            <ol className={`grid gap-3 lg:gap-0 ${rows.length > MANY ? offScreen : ""}`}>
              {rows.map((row, index) => (
                <RightsRow
                  key={row.id}
                  control={control}
                  register={register}
                  trigger={trigger}
                  list={list}
                  index={index}
                  isRemovable={rows.length > 1}
                  hasPhone={hasPhone}
                  onGiveRest={change.giveRest}
                  onRemove={change.removeRow}
                />
              ))}
            </ol>
          </OfferContacts>
          <div className="mt-3 grid grid-cols-2 gap-2 sm:flex">
            <Button
              variant="secondary"
              icon={<Plus aria-hidden />}
              onClick={change.addRow}
              className="max-sm:col-span-2"
            >
              Add person
            </Button>
            <Button variant="ghost" icon={<UserPlus aria-hidden />} onClick={change.addMe}>
              Add me
            </Button>
            <Button variant="ghost" icon={<Equal aria-hidden />} onClick={change.splitEqually}>
              Equal split
            </Button>
            {list === "masterRightsCollaborators" && (
              <Button
                variant="ghost"
                icon={<Copy aria-hidden />}
                onClick={change.splitAsSong}
                className="max-sm:col-span-2"
              >
                Same shares as publishing
              </Button>
            )}
          </div>
          <p role="status" className="flex flex-wrap items-center gap-x-2 text-sm wrap-anywhere text-muted">
            {note.text}
            {note.undo && (
              <Button variant="ghost" className="underline" onClick={note.undo}>
                Undo
              </Button>
            )}
          </p>
          <SharedAddresses control={control} list={list} />
          <ListError form={form} list={list} />
        </div>
        <div className="lg:sticky lg:top-24 lg:self-start">
          <ShareSummary control={control} list={list} onFix={change.setShare} />
        </div>
      </div>
    </section>
  );
}

/** What is wrong with the list as a whole, once somebody tried to save it. It takes the focus when it is the first thing to mend. */
function ListError({ form: { control }, list }: Pick<RightsListOf, "form" | "list">) {
  const { errors, isSubmitted } = useFormState({ control, name: list });
  const shares = useWatch({ control, name: list }).map(({ percentage }) => shareOf(percentage));
  if (!isSubmitted) return null;
  const message = isWhole(shares)
    ? refusalOf(errors[list]?.root)
    : totalMessage(listTitles[list], totalOf(shares));
  return (
    message && (
      <p role="alert" tabIndex={-1} data-invalid className="mt-3 text-sm font-medium text-danger">
        {message}
      </p>
    )
  );
}

/** The total is told live; what the form remembers of it ("custom") may be of an older total. */
function refusalOf(root: FieldError | undefined): string | undefined {
  return root?.type === "custom" ? undefined : root?.message;
}
