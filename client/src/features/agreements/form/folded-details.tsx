import { lazy, Suspense, useState, type ReactNode } from "react";
import { get, useFormState, useWatch, type FieldValues, type UseFormReturn } from "react-hook-form";
import { ChevronDown } from "lucide-react";
import { touchesTerms } from "#client/features/agreements/form/touches-terms";

const load = () => import("#client/features/agreements/form/deal-details");
export const ProducerDetails = lazy(async () => ({ default: (await load()).ProducerDetails }));
export const FeaturedDetails = lazy(async () => ({ default: (await load()).FeaturedDetails }));

type FoldedDetailsProps<Fields extends FieldValues> = {
  form: UseFormReturn<Fields>;
  /** What the fields say when nobody has touched them. */
  empty: Fields;
  names: readonly (keyof Fields & string)[];
  children: ReactNode;
};

/** Questions with fair answers given already. Open from the start where somebody has changed one, or one is at fault. */
export function FoldedDetails<Fields extends FieldValues>({
  form,
  empty,
  names,
  children,
}: FoldedDetailsProps<Fields>) {
  const { errors } = useFormState({ control: form.control });
  const [isOpen, setOpen] = useState(() => names.some((name) => form.getValues()[name] !== empty[name]));
  const isAtFault = names.some((name) => get(errors, name) !== undefined);
  return (
    <details
      open={isOpen || isAtFault}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
      className="group rounded-card border border-dashed border-ink/25 p-4 sm:p-5"
    >
      <summary className="flex min-h-11 cursor-pointer list-none items-center justify-between gap-4">
        <span>
          <span className="block font-semibold">Parties and more terms</span>
          <span className="block text-sm text-muted">
            Companies, groups and minors, legal names, release, payment. Usual terms unless you change them.
          </span>
        </span>
        <ChevronDown aria-hidden className="size-5 shrink-0 group-open:rotate-180" />
      </summary>
      {(isOpen || isAtFault) && (
        <div className="mt-5">
          <Suspense fallback={<p className="text-sm text-muted">Loading…</p>}>{children}</Suspense>
        </div>
      )}
    </details>
  );
}

type SpecialTermsNoteProps<Fields extends FieldValues> = {
  form: UseFormReturn<Fields>;
  name: keyof Fields & string;
};

/** Says before anybody pays what own words cannot change. */
export function SpecialTermsNote<Fields extends FieldValues>({ form, name }: SpecialTermsNoteProps<Fields>) {
  const typed = String(useWatch({ control: form.control, name: name as never }) ?? "");
  if (!touchesTerms(typed)) return null;
  return (
    <p role="status" className="text-sm font-medium text-warning">
      This speaks of a sum, a share or the law. Where it differs from the fields above, the fields prevail:
      please change those.
    </p>
  );
}
